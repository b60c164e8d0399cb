import { decided } from '@lendring/contracts/kernel/decider.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { behind, cursorOf } from './cursor.js';
import { markRead } from './decide.js';
import { inboxAggregate } from './inbox.aggregate.js';

type Queries = Pick<ServiceHandlers<typeof notificationApi>['queries'], 'list' | 'unread'>;

export const inbox = ({ commands, read: { notifications } }: Pick<Ports, 'commands' | 'read'>) => {
  const handlers: Pick<CommandHandlers<typeof notificationApi>, 'markRead'> = {
    async markRead(which, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      return commands.on(inboxAggregate, actor.userId, call, (state) => decided(markRead(state, actor.userId, which)));
    },
  };
  const unreadOf = (userId: string) => notifications.count({ userId, read: false });
  const queries: Queries = {
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
    unread: async (_, { actor }) => (actor.kind === 'user' ? unreadOf(actor.userId) : 0),
  };
  return { commands: handlers, queries } satisfies Capability;
};
