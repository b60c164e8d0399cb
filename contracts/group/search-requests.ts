import * as z from 'zod';
import { OfferId, UserId, GroupId, SearchRequestId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { daysBetween } from '../kernel/days.js';
import { MOST_DAYS } from '../rules/price-for-days.js';
import { searchRequestLimits as limits } from './limits.js';
import { GroupPlace } from './rules.js';

export const ReplyId = z.uuid();

/** Inclusive range of days. */
export const WantedDays = z
  .strictObject({ from: Day, last: Day })
  .refine(({ from, last }) => daysBetween(from, last) >= 0 && daysBetween(from, last) < MOST_DAYS, {
    error: 'days_range',
  });
export type WantedDays = z.infer<typeof WantedDays>;

export const SearchRequestTexts = z.strictObject({
  title: line(limits.title, limits.titleMin),
  text: paragraph(limits.text),
});

const settings = {
  ...SearchRequestTexts.shape,
  categoryId: z.int().nullable(),
  days: WantedDays.nullable(),
  /** Town to search around; required for public search requests. */
  place: GroupPlace.nullable(),
  isPublic: z.boolean(),
};
export const SearchRequestSettings = z.strictObject(settings);
export type SearchRequestSettings = z.infer<typeof SearchRequestSettings>;
export const SearchRequestChanges = SearchRequestSettings.partial();
export type SearchRequestChanges = z.infer<typeof SearchRequestChanges>;

const one = { searchRequestId: SearchRequestId };

export const searchRequestCommands = {
  /** The client chooses the id, so that a repeated click creates one. `groupId` null: public, around its place. */
  makeSearchRequest: z.strictObject({ ...one, groupId: GroupId.nullable(), ...settings }),
  changeSearchRequest: z.strictObject({ ...one, changes: SearchRequestChanges }),
  reply: z.strictObject({ ...one, text: paragraph(limits.reply, 1), offerId: OfferId.nullable() }),
  /** Allowed to the reply's author, the search request's author and the group's admins. */
  deleteReply: z.strictObject({ ...one, replyId: ReplyId }),
  settle: z.strictObject({ ...one, solved: z.boolean() }),
  /** Allowed to the author and the group's admins. */
  deleteSearchRequest: z.strictObject(one),
} as const;

export const SearchRequestCard = z.strictObject({
  ...one,
  userId: UserId,
  groupId: GroupId.nullable(),
  isPublic: z.boolean(),
  title: z.string(),
  text: z.string(),
  categoryId: z.int().nullable(),
  days: z.strictObject({ from: Day, last: Day }).nullable(),
  place: GroupPlace.nullable(),
  solvedAt: Instant.nullable(),
  isHidden: z.boolean(),
  isOver: z.boolean(),
  madeAt: Instant,
  activeAt: Instant,
  replies: z.int(),
  distanceKm: z.number().nullable(),
});
export type SearchRequestCard = z.infer<typeof SearchRequestCard>;

export const SearchRequestReply = z.strictObject({
  replyId: ReplyId,
  userId: UserId,
  text: z.string(),
  /** The offer's audience decides whether the reader may see it. */
  offerId: OfferId.nullable(),
  at: Instant,
});
export type SearchRequestReply = z.infer<typeof SearchRequestReply>;

/**
 * Why the caller may not reply now. `full`: maximum number of replies; `unanswered`: the author has to answer first;
 * `today`: the caller's daily limit, until `until`.
 */
export const ReplyStop = z.strictObject({ reason: z.enum(['full', 'unanswered', 'today']), until: Instant.nullable() });
export type ReplyStop = z.infer<typeof ReplyStop>;

export const SearchRequestView = SearchRequestCard.omit({ replies: true, distanceKm: true }).extend({
  replies: z.array(SearchRequestReply),
  leads: z.boolean(),
  replyStop: ReplyStop.nullable(),
});
export type SearchRequestView = z.infer<typeof SearchRequestView>;

export const SearchRequestsAmong = z.union([
  z.enum(['everybody', 'groups', 'own']),
  z.strictObject({ groupId: GroupId }),
]);
export type SearchRequestsAmong = z.infer<typeof SearchRequestsAmong>;

export const searchRequestOwnData = {
  search_requests: SearchRequestCard.pick({
    searchRequestId: true,
    groupId: true,
    title: true,
    text: true,
    days: true,
    solvedAt: true,
    madeAt: true,
  }),
  search_request_replies: SearchRequestReply.omit({ userId: true }).extend(one),
};
