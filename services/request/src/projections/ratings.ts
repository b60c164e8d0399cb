import { otherSide, type RequestEvent } from '@lendring/contracts/request/events.js';
import type { RatingView } from '@lendring/contracts/request/queries.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { answerOf, ratingOf } from './requests.js';

export type RatingDocument = RatingView & Readonly<{ shown: boolean }>;

/** One document a rating, for profiles and offers. */
export const ratings: Projection<RatingDocument, RequestEvent> = {
  name: 'ratings',
  version: 3,
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
  ids({ type, data }) {
    if (type === 'RatingAnswered') return [`${data.requestId}-${otherSide(data.side)}`];
    return type === 'RequestRated' || type === 'RatingShown' ? [`${data.requestId}-${data.side}`] : [];
  },
  evolve(document, event) {
    if (event.type === 'RatingAnswered') return document && { ...document, answer: answerOf(event) };
    if (event.type === 'RequestRated') return { ...ratingOf(event), shown: !event.data.hidden };
    return event.type === 'RatingShown' && document ? { ...document, shown: true } : document;
  },
};
