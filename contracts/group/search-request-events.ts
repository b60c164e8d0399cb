import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { OfferId, UserId, GroupId, SearchRequestId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { GroupPlace } from './rules.js';
import { ReplyId, WantedDays } from './search-requests.js';

const one = { searchRequestId: SearchRequestId };
const event = eventsWith(one);

export const HidingCause = z.enum(['decision', 'creator']);
export type HidingCause = z.infer<typeof HidingCause>;

/** Stream `searchRequest-<searchRequestId>`: a search request and its replies (ADR 73). */
export const SearchRequestEvent = z.discriminatedUnion('type', [
  event('SearchRequestMade', { userId: UserId, groupId: GroupId.nullable(), at: Instant }),
  event('SearchRequestDescribed', {
    userId: UserId,
    title: z.string().nullable(),
    text: z.string().nullable(),
    categoryId: z.int().nullable(),
    days: WantedDays.nullable(),
    place: GroupPlace.nullable(),
    isPublic: z.boolean(),
  }),
  /**
   * `creatorId`: the search request's author. `answers`: set on the author's own reply, people who had replied before.
   */
  event('SearchRequestReplied', {
    replyId: ReplyId,
    userId: UserId,
    creatorId: UserId,
    text: z.string().nullable(),
    offerId: OfferId.nullable(),
    answers: z.array(UserId).optional(),
    at: Instant,
  }),
  /** `userId`: author of the reply; `by` null: the author was erased. */
  event('SearchRequestReplyDeleted', { replyId: ReplyId, userId: UserId, by: UserId.nullable() }),
  event('SearchRequestSolved', { at: Instant }),
  event('SearchRequestReopened', {}),
  /** Hidden by moderation until released for the same cause. `at`: time of the decision. */
  event('SearchRequestHidden', { because: HidingCause, at: Instant }),
  /** `shown`: no other cause remains, so it is visible again. */
  event('SearchRequestReleased', { because: HidingCause, userId: UserId, shown: z.boolean(), at: Instant }),
  /** `by` null: the author left the group or was erased, or the group was deleted. */
  event('SearchRequestDeleted', { by: UserId.nullable(), at: Instant }),
]);
export type SearchRequestEvent = z.infer<typeof SearchRequestEvent>;

const counted = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, at: Instant }) });

/**
 * Stream `seeker-<userId>`: times of a person's search requests and replies to others, deleted ones included, for rate
 * limits.
 */
export const SeekerEvent = z.discriminatedUnion('type', [
  counted('SearchRequestCounted'),
  counted('SearchRequestReplyCounted'),
]);
export type SeekerEvent = z.infer<typeof SeekerEvent>;

export const searchRequestPersonal: PersonalFields<SearchRequestEvent> = {
  SearchRequestDescribed: { subject: 'userId', fields: ['title', 'text'] },
  SearchRequestReplied: { subject: 'userId', fields: ['text'] },
};
