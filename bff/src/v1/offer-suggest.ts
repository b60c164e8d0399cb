import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';

export const offerSuggestHandlers = (apis: ServiceApis): Handlers<'offerSuggest'> => ({
  offerSuggest: ({ query: { query: text } }, caller) => apis.offer.queries.suggest({ text }, queryContext(caller)),
});
