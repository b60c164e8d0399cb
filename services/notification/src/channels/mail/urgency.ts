import type { MailedNoticeKind, RequestKind } from '@lendring/contracts/notification/kinds.js';
import type { Mailed } from './mailed.js';

/**
 * What cannot wait stands first: what is late, what is due, what somebody waits for; what is good to know comes last.
 */
const byUrgency: Readonly<Record<RequestKind | MailedNoticeKind, number>> = {
  overdue: 0,
  return_tomorrow: 1,
  handover_tomorrow: 1,
  cancelled: 2,
  expires_soon: 2,
  accepted: 3,
  handed_back: 3,
  asked: 4,
  message: 5,
  agreed: 6,
  offer_deleted: 7,
  declined: 7,
  days_taken: 7,
  days_freed: 7,
  offer_locked: 3,
  offer_back: 7,
  offer_gone: 7,
  withdrawn: 7,
  expired: 8,
  auto_reply: 9,
  rating_waits: 10,
  completed: 10,
  please_rate: 11,
  rated: 11,
  rating_answered: 12,
  taken_over: 6,
  group_asked: 4,
  group_joined: 12,
  group_thing_asked: 4,
  group_request_taken: 7,
  wanted_replied: 5,
  wanted_answered: 5,
  group_wanted: 12,
  group_out: 7,
  group_ended: 7,
  group_declined: 8,
  group_admitted: 9,
  group_appointed: 9,
  group_handed_over: 9,
  trader_asked: 5,
  trader_began: 5,
  trader_overdue: 5,
  trader_correction: 5,
  role_given: 9,
  role_taken: 9,
  saved_search: 13,
  takeout_ready: 14,
};

/** The most urgent first; what is as urgent stays in its order. */
export const urgentFirst = (news: readonly Mailed[]): readonly Mailed[] =>
  news.toSorted((one, other) => byUrgency[one.kind] - byUrgency[other.kind]);
