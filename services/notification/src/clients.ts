import type { accountDoor } from '@lendring/contracts/account/queries.js';
import type { requestDoor } from '@lendring/contracts/request/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { Clients } from './ports.js';

export type Doors = Readonly<{
  account: Readonly<{ commands: Pick<DoorClient<typeof accountDoor>['commands'], 'confirmErasure'> }>;
  request: Readonly<{ queries: Pick<DoorClient<typeof requestDoor>['queries'], 'mentioned'> }>;
}>;

/** Clients of the other services: the request service says whether a reminder is still true. */
export const clientsOf = ({ account, request }: Doors, clock: Clock): Clients => ({
  statusOf: async (requestId, userId) => {
    const [found] = await request.queries.mentioned(
      { requestIds: [requestId] },
      { actor: { kind: 'user', userId, roles: [] }, at: clock.now() },
    );
    return found?.status ?? null;
  },
  confirmErasure: account.commands.confirmErasure,
});
