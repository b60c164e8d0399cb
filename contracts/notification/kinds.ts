export const requestKinds = [
  'asked',
  'accepted',
  'agreed',
  'declined',
  'offer_deleted',
  'withdrawn',
  'cancelled',
  'expired',
  'days_taken',
  'days_freed',
  'offer_locked',
  'offer_back',
  'offer_gone',
  'message',
  'auto_reply',
  'out_recorded',
  'handed_back',
  'back_recorded',
  'parts_missing',
  'record_disputed',
  'period_proposed',
  'period_agreed',
  'period_declined',
  'period_taken_back',
  'completed',
  'rating_waits',
  'rated',
  'rating_answered',
  'expires_soon',
  'no_answer_yet',
  'handover_tomorrow',
  'return_tomorrow',
  'overdue',
  'not_picked_up',
  'please_rate',
  'taken_over',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * Notification kinds about a group. Admins are notified of joins, requests to join and requests for the group's
 * offers; other people of outcomes, search requests and requests taken over.
 */
export const groupKinds = [
  'group_asked',
  'group_joined',
  'group_admitted',
  'group_declined',
  'group_appointed',
  'group_handed_over',
  'group_out',
  'group_ended',
  'group_wanted',
  'group_thing_asked',
  'group_request_taken',
] as const;
export type GroupKind = (typeof groupKinds)[number];
export const isGroupKind = (kind: string): kind is GroupKind => (groupKinds as readonly string[]).includes(kind);

/** Returns true for kinds whose recipients have no access to the group's page. */
export const isOutside = (kind: GroupKind): boolean =>
  kind === 'group_declined' || kind === 'group_out' || kind === 'group_ended';

/** Page of a group notification. Requests to join and ownership transfers are on the members' page. */
export const groupPageOf = (kind: GroupKind) => {
  if (kind === 'group_asked' || kind === 'group_joined' || kind === 'group_handed_over')
    return '/group/$groupId/members';
  return kind === 'group_thing_asked' ? '/group/$groupId/requests' : '/group/$groupId';
};

export const traderKinds = ['trader_asked', 'trader_began', 'trader_overdue', 'trader_correction'] as const;
export type TraderKind = (typeof traderKinds)[number];
export const isTraderKind = (kind: string): kind is TraderKind => (traderKinds as readonly string[]).includes(kind);

export const staffKinds = ['role_given', 'role_taken'] as const;
export type StaffKind = (typeof staffKinds)[number];
export const isStaffKind = (kind: string): kind is StaffKind => (staffKinds as readonly string[]).includes(kind);

/**
 * Moderation outcomes: of reports, decisions about own content, and complaints. The moderation service sends these
 * mails itself; they cannot be switched off.
 */
export const moderationKinds = ['report_decided', 'decision_made', 'complaint_answered'] as const;
export type ModerationKind = (typeof moderationKinds)[number];
export const isModerationKind = (kind: string): kind is ModerationKind =>
  (moderationKinds as readonly string[]).includes(kind);

export const wantedKinds = ['wanted_replied', 'wanted_answered'] as const;
export type WantedKind = (typeof wantedKinds)[number];
export const isWantedKind = (kind: string): kind is WantedKind => (wantedKinds as readonly string[]).includes(kind);

/** Notices about the records of a loan made at the counter, as `out_recorded`, `back_recorded` and `record_disputed`. */
export const counterRecordKinds = ['counter_out', 'counter_back', 'counter_disputed'] as const;

type CounterRecordKind = (typeof counterRecordKinds)[number];
export const isCounterRecordKind = (kind: string): kind is CounterRecordKind =>
  (counterRecordKinds as readonly string[]).includes(kind);

/** Notices about a loan made at the counter, `about` its id. */
export const counterKinds = [
  'counter_linked',
  'counter_overdue',
  'counter_changed',
  'counter_cancelled',
  ...counterRecordKinds,
] as const;
export type CounterKind = (typeof counterKinds)[number];
export const isCounterKind = (kind: string): kind is CounterKind => (counterKinds as readonly string[]).includes(kind);

export const mailedNoticeKinds = [
  'saved_search',
  'takeout_ready',
  ...traderKinds,
  ...staffKinds,
  ...wantedKinds,
  ...groupKinds,
  ...counterKinds,
] as const;
export type MailedNoticeKind = (typeof mailedNoticeKinds)[number];

export const noticeKinds = [...mailedNoticeKinds, ...moderationKinds] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notificationKinds = [...requestKinds, ...noticeKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const reminderKinds = [
  'expires_soon',
  'handover_tomorrow',
  'return_tomorrow',
  'overdue',
  'please_rate',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Channels in addition to the in-app list, which contains every notification. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];

export const groups = ['requests', 'messages', 'loans', 'ratings', 'searches', 'groups', 'wanted', 'account'] as const;
export type Group = (typeof groups)[number];

export const groupOf: Readonly<Record<NotificationKind, Group>> = {
  asked: 'requests',
  accepted: 'requests',
  agreed: 'requests',
  declined: 'requests',
  offer_deleted: 'requests',
  withdrawn: 'requests',
  cancelled: 'requests',
  expired: 'requests',
  days_taken: 'requests',
  days_freed: 'requests',
  offer_locked: 'requests',
  offer_back: 'requests',
  offer_gone: 'requests',
  expires_soon: 'requests',
  no_answer_yet: 'requests',
  taken_over: 'requests',
  message: 'messages',
  auto_reply: 'messages',
  handover_tomorrow: 'loans',
  return_tomorrow: 'loans',
  overdue: 'loans',
  not_picked_up: 'loans',
  handed_back: 'loans',
  counter_linked: 'loans',
  counter_overdue: 'loans',
  counter_changed: 'loans',
  counter_cancelled: 'loans',
  counter_out: 'loans',
  counter_back: 'loans',
  counter_disputed: 'loans',
  out_recorded: 'loans',
  back_recorded: 'loans',
  parts_missing: 'loans',
  record_disputed: 'loans',
  period_proposed: 'requests',
  period_agreed: 'requests',
  period_declined: 'requests',
  period_taken_back: 'requests',
  completed: 'ratings',
  rating_waits: 'ratings',
  rated: 'ratings',
  rating_answered: 'ratings',
  please_rate: 'ratings',
  saved_search: 'searches',
  takeout_ready: 'account',
  trader_asked: 'account',
  trader_began: 'account',
  trader_overdue: 'account',
  trader_correction: 'account',
  role_given: 'account',
  role_taken: 'account',
  group_asked: 'groups',
  group_joined: 'groups',
  group_admitted: 'groups',
  group_declined: 'groups',
  group_appointed: 'groups',
  group_handed_over: 'groups',
  group_out: 'groups',
  group_ended: 'groups',
  group_wanted: 'wanted',
  group_thing_asked: 'groups',
  group_request_taken: 'groups',
  wanted_replied: 'messages',
  wanted_answered: 'messages',
  report_decided: 'account',
  decision_made: 'account',
  complaint_answered: 'account',
};
