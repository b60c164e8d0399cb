import { hasRight } from '@lendring/contracts/kernel/door.js';
import type { notificationDoor } from '@lendring/contracts/notification/queries.js';
import type { Channel } from '@lendring/contracts/notification/kinds.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { unsubscribingOf } from '../channels/mail/unsubscribe-link.js';
import { deliveriesAggregate } from '../delivery/deliveries.js';
import { devicesAggregate, type Device } from '../devices/devices.js';
import type { NotificationDeps } from '../ports.js';
import { preferencesAggregate } from '../preferences/preferences.js';
import { searchesAggregate } from '../searches/searches.js';
import { givenUpOf } from '../given-up.js';
import type { LaneDocument } from '../projections/lanes.js';
import type { NotificationDocument } from '../projections/notifications.js';

const PAGE = 200;

const cursorOf = ({ at, notificationId }: NotificationDocument): string => `${at}_${notificationId}`;

/** Rows after a cursor: older, or equally old with a smaller id. */
export const behind = (cursor: string): Filter => {
  const at = cursor.slice(0, cursor.indexOf('_'));
  const notificationId = cursor.slice(cursor.indexOf('_') + 1);
  return { $or: [{ at: { $lt: at } }, { $and: [{ at }, { notificationId: { $lt: notificationId } }] }] };
};

const shownDevice = ({ deviceId, label, at }: Device) => ({ deviceId, label, at });

export const notificationQueryHandlers = (
  notifications: View<NotificationDocument>,
  load: ServiceCore['load'],
  {
    lanes,
    channels,
    push,
    linkSecret,
  }: Readonly<{ lanes: Pick<View<LaneDocument>, 'find'>; channels: readonly Channel[] }> &
    Pick<NotificationDeps, 'push' | 'linkSecret'>,
): DoorHandlers<typeof notificationDoor>['queries'] => {
  const unreadOf = (userId: string) => notifications.count({ userId, read: false });
  /** Read from the log for read-your-writes consistency; the number per user is limited. */
  const searchesOf = async (userId: string) =>
    (await load(searchesAggregate, userId))
      .toReversed()
      .map(({ searchId, name, page, on, savedAt }) => ({ searchId, name, page, on, savedAt }));
  const preferencesOf = async (userId: string) => {
    const [preferences, deliveries] = await Promise.all([
      load(preferencesAggregate, userId),
      load(deliveriesAggregate, userId),
    ]);
    return {
      ...preferences,
      channels: [...channels],
      refused: channels.filter((channel) => deliveries[channel].refused !== null),
    };
  };
  const pageOfOwn = async (userId: string, cursor: string | null) => {
    const own: Filter = { userId };
    const found = await notifications.find({
      filter: cursor === null ? own : { $and: [own, behind(cursor)] },
      sort: [
        ['at', -1],
        ['notificationId', -1],
      ],
      limit: PAGE,
    });
    const last = found.at(-1);
    return {
      rows: found.map(({ userId: _, ...view }) => view),
      next: found.length === PAGE && last ? cursorOf(last) : null,
    };
  };
  return {
    undelivered: async (_, { actor }) => ({
      count: hasRight(actor, 'admin') ? (await givenUpOf(lanes)).reduce((sum, { count }) => sum + count, 0) : 0,
    }),
    async list({ cursor, size, unread: unreadOnly }, { actor }) {
      if (actor.kind !== 'user') return { items: [], next: null, unread: 0 };
      const own: Filter = { userId: actor.userId, ...(unreadOnly && { read: false }) };
      const [found, unread] = await Promise.all([
        notifications.find({
          filter: cursor === undefined ? own : { $and: [own, behind(cursor)] },
          sort: [
            ['at', -1],
            ['notificationId', -1],
          ],
          limit: size + 1,
        }),
        unreadOf(actor.userId),
      ]);
      const items = found.slice(0, size);
      const last = items.at(-1);
      return {
        items: items.map(({ userId: _, ...view }) => view),
        next: found.length > size && last ? cursorOf(last) : null,
        unread,
      };
    },
    async devices({ endpoint }, { actor }) {
      if (actor.kind !== 'user' || !push) return null;
      const own = await load(devicesAggregate, actor.userId);
      const here = own.find(({ subscription }) => subscription.endpoint === endpoint)?.deviceId ?? null;
      return { key: push.publicKey, here, devices: own.map(shownDevice) };
    },
    async unsubscribing({ token }, { at }) {
      const link = unsubscribingOf(linkSecret, token);
      if (!link) return null;
      const { switches } = await load(preferencesAggregate, link.userId);
      return {
        groups: [...link.groups],
        expired: Date.parse(at) > link.until,
        done: link.groups.every((group) => !switches.mail[group]),
      };
    },
    preferences: async (_, { actor }) => (actor.kind === 'user' ? preferencesOf(actor.userId) : null),
    searches: async (_, { actor }) => (actor.kind === 'user' ? searchesOf(actor.userId) : []),
    async ownData({ file, cursor }, { actor }) {
      if (actor.kind !== 'user') return { rows: [], next: null };
      const { userId } = actor;
      switch (file) {
        case 'notifications':
          return pageOfOwn(userId, cursor);
        case 'saved_searches':
          return { rows: await searchesOf(userId), next: null };
        case 'notification_settings':
          return { rows: [await preferencesOf(userId)], next: null };
        case 'push_devices':
          return { rows: (await load(devicesAggregate, userId)).map(shownDevice), next: null };
      }
    },
    unread: async (_, { actor }) => (actor.kind === 'user' ? unreadOf(actor.userId) : 0),
  };
};
