import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { ApiError } from './api-error.js';
import { systemQuery, type Caller } from './handlers.js';

type Asked = Pick<Doors, 'account'>;

/** Whether the caller and somebody else are kept apart: one of the two has blocked the other. */
export const areApart = async ({ account }: Asked, caller: Caller, otherId: UserId): Promise<boolean> =>
  caller.userId !== null &&
  account.queries.areApart({ one: caller.userId, other: otherId }, systemQuery(caller, 'apart'));

/** @throws ApiError `people_apart` */
export const mustNotBeApart = async (doors: Asked, caller: Caller, otherId: UserId): Promise<void> => {
  if (await areApart(doors, caller, otherId)) throw new ApiError('people_apart');
};
