export const notificationRefusals = [
  'unsubscribe_link_unknown',
  'unsubscribe_link_expired',
  'too_many_saved_searches',
  'saved_search_unknown',
] as const;
export type NotificationRefusal = (typeof notificationRefusals)[number];
