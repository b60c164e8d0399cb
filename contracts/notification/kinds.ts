/** What a person is told of. Each has its words in the client, in three languages, for the side that reads them. */
export const notificationKinds = [
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
  'handover_tomorrow',
  'return_tomorrow',
  'overdue',
  'please_rate',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Those that no act of anybody causes, but the clock. */
export const reminderKinds = ['handover_tomorrow', 'return_tomorrow', 'overdue', 'please_rate'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
