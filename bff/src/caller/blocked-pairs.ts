import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { ApiError } from '../errors/api-error.js';
import { systemQuery, type Caller } from './handlers.js';
import { optional } from './optional.js';

type Asked = Pick<Doors, 'account'>;

/**
 * Whether the caller or the other user has blocked the other. False when the account service is unavailable, so that
 * loans continue.
 */
export const isBlockedPair = async ({ account }: Asked, caller: Caller, otherId: UserId): Promise<boolean> => {
  const { userId } = caller;
  if (userId === null) return false;
  return optional(caller, false, () =>
    account.queries.areApart({ one: userId, other: otherId }, systemQuery(caller, 'apart')),
  );
};

/** @throws ApiError `people_apart` */
export const assertNotBlocked = async (doors: Asked, caller: Caller, otherId: UserId): Promise<void> => {
  if (await isBlockedPair(doors, caller, otherId)) throw new ApiError('people_apart');
};
