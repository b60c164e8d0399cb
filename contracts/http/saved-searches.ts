import { SearchId } from '../kernel/ids.js';
import { OFF_OWN_LIST, call } from './call.js';
import { SavedSearchBody, SavedSearchPatch, SavedSearchesShape } from './notification.js';

export const savedSearchCalls = {
  savedSearches: call('GET /saved_search', {
    access: 'user',
    summary: 'Own saved searches, the newest first',
    answer: SavedSearchesShape,
  }),
  saveSearch: call('POST /saved_search', {
    access: 'user',
    body: SavedSearchBody,
    summary: 'Save a search, and be told of new offers; one that looks for the same is there already and stays',
    answer: SavedSearchesShape,
  }),
  changeSearch: call('PATCH /saved_search/{id}', {
    access: 'user',
    id: SearchId,
    key: 'searchId',
    body: SavedSearchPatch,
    sends: 'notification.changeSearch',
    answers: 'savedSearches',
    summary: 'Call a saved search otherwise, or be told of its new offers or not; what is left out stays',
    answer: SavedSearchesShape,
  }),
  removeSearch: call('DELETE /saved_search/{id}', {
    access: 'user',
    id: SearchId,
    key: 'searchId',
    sends: 'notification.removeSearch',
    summary: 'Delete a saved search',
    note: OFF_OWN_LIST,
  }),
} as const;
