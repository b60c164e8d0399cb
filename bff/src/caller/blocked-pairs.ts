import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { ApiError } from '../errors/api-error.js';
import { systemQuery, type Caller } from './handlers.js';
import { optional } from './optional.js';

type Asked = Pick<ServiceApis, 'account'>;

/**
 * Returns true if either user has blocked the other. Returns false when the account service is unavailable, so that
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
export const assertNotBlocked = async (apis: Asked, caller: Caller, otherId: UserId): Promise<void> => {
  if (await isBlockedPair(apis, caller, otherId)) throw new ApiError('people_apart');
};
