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
  'days_taken',
  'days_freed',
  'offer_locked',
  'offer_back',
  'offer_gone',
  'message',
  'auto_reply',
  'handed_back',
  'completed',
  'rating_waits',
  'rated',
  'rating_answered',
  'expires_soon',
  'handover_tomorrow',
  'return_tomorrow',
  'overdue',
  'please_rate',
  'taken_over',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * What a person is told of a group: who leads it that somebody joined, asks to or asks for a thing of the group, everybody else
 * what became of them, what members look for, and that a request was taken over from them.
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

/** There is no page of the group for whoever is told of it. */
export const isOutside = (kind: GroupKind): boolean =>
  kind === 'group_declined' || kind === 'group_out' || kind === 'group_ended';

/** Page of a group that says more: membership requests and handing over are on that of the members. */
export const groupPageOf = (kind: GroupKind) => {
  if (kind === 'group_asked' || kind === 'group_joined' || kind === 'group_handed_over')
    return '/group/$groupId/members';
  return kind === 'group_thing_asked' ? '/group/$groupId/requests' : '/group/$groupId';
};

/** What a commercial provider is told: they have to say who they are, or correct it. */
export const traderKinds = ['trader_asked', 'trader_began', 'trader_overdue', 'trader_correction'] as const;
export type TraderKind = (typeof traderKinds)[number];
export const isTraderKind = (kind: string): kind is TraderKind => (traderKinds as readonly string[]).includes(kind);

/** What somebody of the team is told: they got a role in the backoffice, or lost one. */
export const staffKinds = ['role_given', 'role_taken'] as const;
export type StaffKind = (typeof staffKinds)[number];
export const isStaffKind = (kind: string): kind is StaffKind => (staffKinds as readonly string[]).includes(kind);

/**
 * What moderation decided: about what somebody reported, about something of theirs, about what they complained of. Their
 * mails are the moderation service's own, with what was decided, and always come.
 */
export const moderationKinds = ['report_decided', 'decision_made', 'complaint_answered'] as const;
export type ModerationKind = (typeof moderationKinds)[number];
export const isModerationKind = (kind: string): kind is ModerationKind =>
  (moderationKinds as readonly string[]).includes(kind);

/** Replies to what a person looks for, and of whom they replied to. */
export const wantedKinds = ['wanted_replied', 'wanted_answered'] as const;
export type WantedKind = (typeof wantedKinds)[number];
export const isWantedKind = (kind: string): kind is WantedKind => (wantedKinds as readonly string[]).includes(kind);

/**
 * What a person is told that is about no request, and goes into a mail of news: new offers that a saved search finds;
 * everything about oneself as a file; what a commercial provider has to state or correct; roles in the backoffice; their
 * groups; replies to what they, or others, look for.
 */
export const mailedNoticeKinds = [
  'saved_search',
  'takeout_ready',
  ...traderKinds,
  ...staffKinds,
  ...wantedKinds,
  ...groupKinds,
] as const;
export type MailedNoticeKind = (typeof mailedNoticeKinds)[number];

/** The same, with what has a mail of its own. */
export const noticeKinds = [...mailedNoticeKinds, ...moderationKinds] as const;
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
  days_taken: 'requests',
  days_freed: 'requests',
  offer_locked: 'requests',
  offer_back: 'requests',
  offer_gone: 'requests',
  expires_soon: 'requests',
  taken_over: 'requests',
  message: 'messages',
  auto_reply: 'messages',
  handover_tomorrow: 'loans',
  return_tomorrow: 'loans',
  overdue: 'loans',
  handed_back: 'loans',
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
