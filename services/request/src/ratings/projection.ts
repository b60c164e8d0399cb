import { otherSide, Side } from '@lendring/contracts/kernel/side.js';
import { type RequestEvent } from '@lendring/contracts/request/events.js';
import type { RatingView } from '@lendring/contracts/request/ratings.js';
import { placeOf } from '@lendring/contracts/kernel/words.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { answerOf, moderatedRating, ratingOf, withoutWordsOf } from '../request/projection.js';

/** `shown`: visible on profiles and offers; false while hidden, or when moderation excluded both text and stars. */
export type RatingDocument = RatingView & Readonly<{ shown: boolean }>;

export const ratings: Projection<RatingDocument, RequestEvent> = {
  name: 'ratings',
  version: 5,
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
    if (type === 'WordsHidden' || type === 'WordsReleased')
      return data.words.kind === 'message' ? [] : [`${data.requestId}-${placeOf(data.words).part}`];
    // Include both ratings, because the user may have written one and replied to the other.
    if (type === 'SideErased') return Side.options.map((side) => `${data.requestId}-${side}`);
    return type === 'RequestRated' || type === 'RatingShown' || type === 'RatingRecounted'
      ? [`${data.requestId}-${data.side}`]
      : [];
  },
  evolve(document, event) {
    if (event.type === 'RatingAnswered') return document && { ...document, answer: answerOf(event) };
    if (event.type === 'RequestRated') return { ...ratingOf(event), shown: !event.data.hidden };
    if (event.type === 'WordsHidden' || event.type === 'WordsReleased')
      return document && moderatedRating(document, event);
    // Hide a rating whose stars moderation excluded: its text is hidden as well, so nothing is left to show.
    if (event.type === 'RatingRecounted') return document && { ...document, shown: event.data.counts };
    if (event.type === 'SideErased') return document && withoutWordsOf(document, event.data.side);
    return event.type === 'RatingShown' && document ? { ...document, shown: true } : document;
  },
};
