/**
 * What a person is told of a request. Each has its words in the client, in three languages, for the side that reads
 * them.
 */
export const requestKinds = [
  'asked',
  'accepted',
  'agreed',
  'declined',
  'offer_deleted',
  'withdrawn',
  'cancelled',
  'expired',
  'message',
  'auto_reply',
  'completed',
  'rating_waits',
  'rated',
  'rating_answered',
  'expires_soon',
  'handover_tomorrow',
  'return_tomorrow',
  'overdue',
  'please_rate',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * What a person is told of a group: who leads it that somebody asks to join, everybody else what became of them, and
 * what members look for.
 */
export const groupKinds = [
  'group_asked',
  'group_admitted',
  'group_declined',
  'group_appointed',
  'group_out',
  'group_ended',
  'group_wanted',
] as const;
export type GroupKind = (typeof groupKinds)[number];
export const isGroupKind = (kind: string): kind is GroupKind => (groupKinds as readonly string[]).includes(kind);

/** There is no page of the group for whoever is told of it. */
export const isOutside = (kind: GroupKind): boolean =>
  kind === 'group_declined' || kind === 'group_out' || kind === 'group_ended';

/**
 * What a person is told that is about no request: new offers that a saved search finds; everything about oneself as a
 * file; their groups; replies to what they look for.
 */
export const noticeKinds = ['saved_search', 'takeout_ready', 'wanted_replied', ...groupKinds] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notificationKinds = [...requestKinds, ...noticeKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Those that no act of anybody causes, but the clock. */
export const reminderKinds = [
  'expires_soon',
  'handover_tomorrow',
  'return_tomorrow',
  'overdue',
  'please_rate',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Ways that lead to a person besides the list in the app, which holds everything. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** What a person switches on or off together. */
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
  expires_soon: 'requests',
  message: 'messages',
  auto_reply: 'messages',
  handover_tomorrow: 'loans',
  return_tomorrow: 'loans',
  overdue: 'loans',
  completed: 'ratings',
  rating_waits: 'ratings',
  rated: 'ratings',
  rating_answered: 'ratings',
  please_rate: 'ratings',
  saved_search: 'searches',
  takeout_ready: 'account',
  group_asked: 'groups',
  group_admitted: 'groups',
  group_declined: 'groups',
  group_appointed: 'groups',
  group_out: 'groups',
  group_ended: 'groups',
  group_wanted: 'wanted',
  wanted_replied: 'messages',
};
