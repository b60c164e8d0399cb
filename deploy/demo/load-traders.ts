import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { Person } from './content/schema.js';
import { personId } from './load-people.js';

const MOST = 100;

type Load = Loading & Readonly<{ account: ServiceClient<typeof accountApi>; admin: UserId | null; at: string }>;

/**
 * Records staff findings for the traders in the queue, which are those with published offers. Checked traders leave
 * the queue.
 */
export const loadTraders = async (load: Load, people: readonly Person[]): Promise<void> => {
  const { account, admin, at } = load;
  if (!admin) return;
  const actor: Actor = { kind: 'user', userId: admin, roles: ['admin'] };
  const paging = { page: 1, size: MOST };
  const { items } = await account.queries.traders({ state: 'unchecked', paging }, { actor, at });
  const waiting = new Map(items.map(({ userId, seen }) => [userId, seen]));
  await inParallel(people, {
    ...load,
    width: 1,
    async work({ key, trader: finding }) {
      const userId = personId(key);
      const seen = waiting.get(userId);
      if (!finding || seen === undefined) return;
      const what = `check ${key}`;
      await done(
        what,
        account.commands.checkTrader({ userId, seen, finding }, { ...demoContext({ what, at, by: admin }), actor }),
      );
    },
  });
};
