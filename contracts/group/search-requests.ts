import * as z from 'zod';
import { OfferId, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { daysBetween } from '../rules/days.js';
import { MOST_DAYS } from '../rules/price-for-days.js';
import { searchRequestLimits as limits } from './limits.js';
import { GroupId, GroupPlace } from './rules.js';

/** Ten letters, as a group's id. */
export const SearchRequestId = GroupId;
export type SearchRequestId = z.infer<typeof SearchRequestId>;
export const ReplyId = z.uuid();

/** From when to when something is wanted; the last day is one of them. */
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
  /** The town around which it is wanted; what everybody reads has one. */
  place: GroupPlace.nullable(),
  /** Everybody reads it, not its group alone; without a group it is always so. */
  isPublic: z.boolean(),
};
export const SearchRequestSettings = z.strictObject(settings);
export type SearchRequestSettings = z.infer<typeof SearchRequestSettings>;
export const SearchRequestChanges = SearchRequestSettings.partial();
export type SearchRequestChanges = z.infer<typeof SearchRequestChanges>;

const one = { searchRequestId: SearchRequestId };

/** People act for themselves: the context's user asks, replies, deletes. */
export const searchRequestCommands = {
  /** The id comes along, so that a repeated click makes one. `groupId` null: it is for everybody near its place. */
  makeSearchRequest: z.strictObject({ ...one, groupId: GroupId.nullable(), ...settings }),
  changeSearchRequest: z.strictObject({ ...one, changes: SearchRequestChanges }),
  /** `offerId`: one of the replying person's own offers, which is online. */
  reply: z.strictObject({ ...one, text: paragraph(limits.reply, 1), offerId: OfferId.nullable() }),
  /** By whoever wrote it, whoever made the search request, or an admin of its group. */
  deleteReply: z.strictObject({ ...one, replyId: ReplyId }),
  /** Its creator has found what they looked for, or looks again. */
  settle: z.strictObject({ ...one, solved: z.boolean() }),
  /** By its creator, or an admin of its group. */
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
  /** By moderation: its creator alone reads it. */
  isHidden: z.boolean(),
  /** Its days have passed. */
  isOver: z.boolean(),
  madeAt: Instant,
  /** When it was made, or somebody last replied. */
  activeAt: Instant,
  replies: z.int(),
  /** Kilometres; only where a place was asked for. */
  distanceKm: z.number().nullable(),
});
export type SearchRequestCard = z.infer<typeof SearchRequestCard>;

export const SearchRequestReply = z.strictObject({
  replyId: ReplyId,
  userId: UserId,
  text: z.string(),
  /** Whether it may be seen its owner's audience decides. */
  offerId: OfferId.nullable(),
  at: Instant,
});
export type SearchRequestReply = z.infer<typeof SearchRequestReply>;

/**
 * Reason why the asker may not reply now. `full`: it has all replies that it takes; `unanswered`: the creator has to reply
 * first; `today`: the asker has replied to others as often as a day allows, until `until`.
 */
export const ReplyStop = z.strictObject({ reason: z.enum(['full', 'unanswered', 'today']), until: Instant.nullable() });
export type ReplyStop = z.infer<typeof ReplyStop>;

export const SearchRequestView = SearchRequestCard.omit({ replies: true, distanceKm: true }).extend({
  /** The oldest first. */
  replies: z.array(SearchRequestReply),
  /** The asker leads its group, and deletes what should not stand there. */
  leads: z.boolean(),
  /** Null: the asker may reply, or is a visitor. */
  replyStop: ReplyStop.nullable(),
});
export type SearchRequestView = z.infer<typeof SearchRequestView>;

/** Where search requests are looked for: what everybody reads; all groups of the asker; what they made; one group. */
export const SearchRequestsAmong = z.union([
  z.enum(['everybody', 'groups', 'own']),
  z.strictObject({ groupId: GroupId }),
]);
export type SearchRequestsAmong = z.infer<typeof SearchRequestsAmong>;

/** Files of a takeout: what one looked for, and what one replied. */
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
