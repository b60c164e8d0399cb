import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { RatingView } from '@lendring/contracts/request/queries.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { ratingOf } from './requests.js';

export type RatingDocument = RatingView & Readonly<{ shown: boolean }>;

/** One document a rating, for profiles and offers. */
export const ratings: Projection<RatingDocument, RequestEvent> = {
  name: 'ratings',
  version: 2,
  prefixes: ['request-'],
  indexes: [
    [
      ['aboutId', 1],
      ['shown', 1],
      ['at', -1],
    ],
    [
      ['offerId', 1],
      ['shown', 1],
      ['at', -1],
    ],
  ],
  ids: ({ type, data }) =>
    type === 'RequestRated' || type === 'RatingShown' ? [`${data.requestId}-${data.side}`] : [],
  evolve(document, event) {
    if (event.type === 'RequestRated') return { ...ratingOf(event), shown: !event.data.hidden };
    return event.type === 'RatingShown' && document ? { ...document, shown: true } : document;
  },
};
