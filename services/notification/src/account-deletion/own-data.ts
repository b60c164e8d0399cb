import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { devicesAggregate } from '../devices/devices.aggregate.js';
import { shownDevice } from '../devices/shown-device.js';
import { behind, cursorOf } from '../inbox/cursor.js';
import type { Ports } from '../ports.js';
import { preferencesOf } from '../preferences/preferences-of.js';
import { searchesOf } from '../saved-searches/searches-of.js';

type OwnData = ServiceHandlers<typeof notificationApi>['queries']['ownData'];

const PAGE = 200;

export const ownData = (deps: Pick<Ports, 'load' | 'loadKnown' | 'read' | 'channels'>): OwnData => {
  const {
    load,
    read: { notifications },
  } = deps;
  const savedSearches = searchesOf(deps);
  const settings = preferencesOf(deps);
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
  return async ({ file, cursor }, { actor }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    const { userId } = actor;
    switch (file) {
      case 'notifications':
        return pageOfOwn(userId, cursor);
      case 'saved_searches':
        return { rows: await savedSearches(userId), next: null };
      case 'notification_settings':
        return { rows: [await settings(userId)], next: null };
      case 'push_devices':
        return { rows: (await load(devicesAggregate, userId)).map(shownDevice), next: null };
    }
  };
};
