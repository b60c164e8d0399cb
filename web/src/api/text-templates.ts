import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TextTemplatesShape } from '@lendring/contracts/http/text-templates.js';
import type { Api } from '../lib/api-client/api.js';

const templates = ['text-templates'] as const;

export const textTemplatesQuery = (api: Api) =>
  queryOptions({ queryKey: templates, queryFn: ({ signal }) => api.get('/text_template', {}, { signal }) });

export const putTextTemplates = (queries: QueryClient, now: TextTemplatesShape): void => {
  queries.setQueryData(templates, now);
};

export const askTextTemplatesAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: templates });
