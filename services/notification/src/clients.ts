import type { requestDoor } from '@lendring/contracts/request/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { Clients } from './ports.js';

export type Doors = Readonly<{
  request: Readonly<{ queries: Pick<DoorClient<typeof requestDoor>['queries'], 'mentioned'> }>;
}>;

/** Clients of the other services: the request service says whether a reminder is still true. */
export const clientsOf = ({ request }: Doors, clock: Clock): Clients => ({
  statusOf: async (requestId, userId) => {
    const [found] = await request.queries.mentioned(
      { requestIds: [requestId] },
      { actor: { kind: 'user', userId, roles: [] }, at: clock.now() },
    );
    return found?.status ?? null;
  },
});
