import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Caller } from '../api/handlers.js';
import { queryContext } from '../api/handlers.js';
import { optional } from '../api/optional.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { withTown } from './towns.js';
import { userCard } from './user.js';

/**
 * The cards of some people with one query to the account service; who has none is missing from the map, and all are
 * while the service is down.
 */
export const peopleOf = async (
  doors: Doors,
  caller: Caller,
  ids: Iterable<UserId | null>,
): Promise<ReadonlyMap<UserId, UserCard>> => {
  const userIds = [...new Set([...ids].filter((id): id is UserId => id !== null))];
  if (userIds.length === 0) return new Map();
  const cards = await optional(caller, [], () =>
    doors.account.queries.cards({ userIds: userIds.slice(0, 100) }, queryContext(caller)),
  );
  return new Map((await withTown(doors, caller, cards)).map((card) => [card.userId, userCard(card, caller.locale)]));
};
