import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { queryContext, type Handlers } from '../caller/handlers.js';

export const offerSuggestHandlers = (doors: Doors): Handlers<'offerSuggest'> => ({
  offerSuggest: ({ query: { query: text } }, caller) => doors.offer.queries.suggest({ text }, queryContext(caller)),
});
