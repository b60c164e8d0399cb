import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { RatingView } from '@lendring/contracts/request/queries.js';
import type { Projection } from '@lendring/platform/runtime/service/service.js';
import { ratingOf } from './requests.js';

/** One document a rating, for profiles and offers. */
export const ratings: Projection<RatingView, RequestEvent> = {
  name: 'ratings', version: 1, prefixes: ['request-'],
  indexes: [[['aboutId', 1], ['at', -1]], [['offerId', 1], ['at', -1]]],
  ids: ({ type, data }) => (type === 'RequestRated' ? [`${data.requestId}-${data.side}`] : []),
  evolve: (document, event) => (event.type === 'RequestRated' ? ratingOf(event) : document),
};
