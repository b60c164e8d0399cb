import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ImportShape } from '@lendring/contracts/http/offer-import.js';
import type { Api } from '../lib/api-client/api.js';

/** Interval in milliseconds at which a page asks for the progress of a running import. */
const EVERY_MS = 1_000;

export const lastImportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['offer-import'],
    queryFn: ({ signal }) => api.get('/offer_import', {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.done < data.added || data.pictures.done < data.pictures.wanted) ? EVERY_MS : false,
  });

export const putImport = (queries: QueryClient, api: Api, now: ImportShape): void => {
  queries.setQueryData(lastImportQuery(api).queryKey, now);
};
