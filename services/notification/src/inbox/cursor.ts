import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { NotificationDocument } from './projection.js';

export const cursorOf = ({ at, notificationId }: NotificationDocument): string => `${at}_${notificationId}`;

/** Rows after a cursor: older, or equally old with a smaller id. */
export const behind = (cursor: string): Filter => {
  const at = cursor.slice(0, cursor.indexOf('_'));
  const notificationId = cursor.slice(cursor.indexOf('_') + 1);
  return { $or: [{ at: { $lt: at } }, { $and: [{ at }, { notificationId: { $lt: notificationId } }] }] };
};
