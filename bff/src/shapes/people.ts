import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Caller } from '../caller/handlers.js';
import { queryContext } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { withTown, type TownApi } from './towns.js';
import { userCard } from './user.js';

export type People = ReadonlyMap<UserId, Camel<UserCard>>;

export const personIn = (people: People) => (userId: UserId) => ({ userId, user: people.get(userId) ?? null });
export const somebodyIn = (people: People) => (userId: UserId | null) =>
  userId === null ? null : personIn(people)(userId);

export type PeopleApi = TownApi &
  Readonly<{ account: Readonly<{ queries: Pick<ServiceApis['account']['queries'], 'cards'> }> }>;

const AT_ONCE = 100;

/**
 * Queries public cards of users in pages of 100. Users without a card are absent from the map, which is empty when
 * the service is unavailable.
 */
export const peopleOf = async (apis: PeopleApi, caller: Caller, ids: Iterable<UserId | null>): Promise<People> => {
  const userIds = [...new Set([...ids].filter((id): id is UserId => id !== null))];
  const pages = Array.from({ length: Math.ceil(userIds.length / AT_ONCE) }, (_, page) =>
    userIds.slice(page * AT_ONCE, (page + 1) * AT_ONCE),
  );
  const cards = await Promise.all(
    pages.map(async (page) =>
      optional(caller, [], () => apis.account.queries.cards({ userIds: page }, queryContext(caller))),
    ),
  );
  const named = await withTown(apis, caller, cards.flat());
  return new Map(named.map((card) => [card.userId, userCard(card, caller.locale)]));
};

/** Cards of the people whom each item names. */
export const peopleOfEach = <Item>(
  apis: PeopleApi,
  caller: Caller,
  items: readonly Item[],
  idsOf: (item: Item) => UserId | null | readonly (UserId | null)[],
): Promise<People> => peopleOf(apis, caller, items.flatMap(idsOf));
