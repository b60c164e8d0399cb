import type { TextTemplatesShape } from '@lendring/contracts/http/text-templates.js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

const key = ['text-templates'] as const;

export const textTemplatesQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.get('/text_template', {}, { signal }) });

export const putTextTemplates = (queries: QueryClient, now: TextTemplatesShape): void => {
  queries.setQueryData(key, now);
};

export const askTextTemplatesAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key });
