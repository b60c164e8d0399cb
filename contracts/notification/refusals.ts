export const notificationRefusals = ['unsubscribe_link_unknown', 'unsubscribe_link_expired'] as const;
export type NotificationRefusal = (typeof notificationRefusals)[number];
