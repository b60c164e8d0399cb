import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { OfferId, RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Side } from '../kernel/side.js';
import { paragraph } from '../kernel/text.js';
import { HiddenWords } from '../kernel/words.js';
import { authored, parties } from './event-fields.js';

const one = z.strictObject({ requestId: RequestId });

export const ratingsCommands = {
  rate: z.strictObject({ requestId: RequestId, stars: z.int().min(1).max(5), text: paragraph(limits.rating) }),
  /** Replies to the other side's rating: once, and not before that rating is visible. */
  answerRating: z.strictObject({ requestId: RequestId, text: paragraph(limits.ratingAnswer, 1) }),
  showRatings: one,
} as const;

const rating = { aboutId: UserId, offerId: OfferId, stars: z.int().min(1).max(5) };

export const ratingsEvents = [
  /**
   * `hidden`: not visible until `RatingShown`; absent in events recorded before ratings were hidden. `waits`: the other
   * side has not rated yet.
   */
  event('RequestRated', {
    ...authored,
    ...rating,
    text: z.string().nullable(),
    hidden: z.literal(true).optional(),
    waits: z.literal(true).optional(),
  }),
  event('RatingShown', { ...authored, ...rating }),
  /** Reply to a visible rating, once. `side` and `authorId`: the rated person. */
  event('RatingAnswered', { ...authored, ...parties, text: z.string().nullable() }),
  event('RatingRecounted', { ...authored, ...rating, counts: z.boolean() }),
] as const;

export const ratingsPersonal: PersonalFields<z.infer<(typeof ratingsEvents)[number]>> = {
  RequestRated: { subject: 'authorId', fields: ['text'] },
  RatingAnswered: { subject: 'authorId', fields: ['text'] },
};

const Stars = z.int().min(1).max(5);

export const RatingView = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  side: Side,
  authorId: UserId,
  aboutId: UserId,
  stars: z.int(),
  text: z.string().nullable(),
  at: Instant,
  /** Reply of the rated person; null if there is none. `text` is null once erased. */
  answer: z.strictObject({ text: z.string().nullable(), at: Instant, hidden: HiddenWords.optional() }).nullable(),
  /** Moderation hid the text; the stars stay visible. */
  hidden: HiddenWords.optional(),
});
export type RatingView = z.infer<typeof RatingView>;

export const ratingsQueries = {
  ratings: {
    question: z.union([
      z.strictObject({ aboutId: UserId, as: Side.optional(), stars: Stars.optional(), paging: Paging }),
      z.strictObject({ offerId: OfferId, stars: Stars.optional(), paging: Paging }),
    ]),
    /** `byStars`: counts for one to five stars, regardless of the filter. */
    answer: pageOf(RatingView).extend({ byStars: z.array(z.int()).length(5) }),
  },
  loans: { question: z.strictObject({ userId: UserId }), answer: z.strictObject({ lent: z.int(), borrowed: z.int() }) },
} as const;

export const ratingsRefusals = {
  not_completed: m(
    409,
    'Bewerten könnt ihr euch, wenn die Leihe vorbei ist.',
    'You can rate each other once the loan is over.',
    'Beoordelen kan als het lenen voorbij is.',
  ),
  already_rated: m(409, 'Du hast schon bewertet.', 'You’ve already rated.', 'Je hebt al beoordeeld.'),
  no_rating: m(
    409,
    'Hier ist noch keine Bewertung, auf die du antworten kannst.',
    'There’s no rating here that you can reply to yet.',
    'Hier is nog geen beoordeling waarop je kunt reageren.',
  ),
  already_answered: m(
    409,
    'Du hast auf diese Bewertung schon geantwortet.',
    'You’ve already replied to this rating.',
    'Je hebt al op deze beoordeling gereageerd.',
  ),
};
