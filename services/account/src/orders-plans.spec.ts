import { describe, expect, it } from 'vitest';
import { PeopleSort } from '@lendring/contracts/account/people.js';
import { TraderSort, TraderState } from '@lendring/contracts/account/traders.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { askedView, isFromIndex, plansOf } from '@lendring/platform/testing/read-models/plans.js';
import { at } from '../testing/service.js';
import { userId } from '../testing/account.js';
import { accounts } from './account/projection.js';
import { missingTraders } from './traders/missing-traders.js';
import { traders } from './traders/projection.js';
import { peopleQueries } from './people/queries.js';
import { traderQueries } from './traders/traders.js';

const context: QueryContext = { actor: { kind: 'user', userId, roles: ['admin'] }, at };
const paging = { page: 1, size: 25 };
const notThere = async () => {
  throw new Error('Nothing was found, so nothing is read from the log');
};

const without = async ({ indexes }: Pick<typeof accounts, 'indexes'>, { asked }: ReturnType<typeof askedView>) =>
  (await plansOf({ indexes: indexes ?? [], lists: ['answers'] }, asked)).filter((plan) => !isFromIndex(plan));

describe('list pages read in index order', () => {
  it('users by prefix of nickname or company', async () => {
    const [read, other] = [askedView(), askedView()];
    const { people } = peopleQueries({ accounts: read.view, files: other.view, roles: other.view });
    for (const kind of ['nickname', 'company'] as const)
      for (const sort of PeopleSort.options) await people({ kind, text: 'ma', sort, paging }, context);
    expect(read.asked).not.toEqual([]);
    expect(await without(accounts, read)).toEqual([]);
  });

  it('a user by address or id, without a scan', async () => {
    const [read, other] = [askedView(), askedView()];
    const { people } = peopleQueries({ accounts: read.view, files: other.view, roles: other.view });
    await people({ kind: 'email', text: 'jana@example.org', paging }, context);
    await people({ kind: 'id', text: userId, paging }, context);
    const plans = await plansOf({ indexes: accounts.indexes ?? [], lists: ['answers'] }, read.asked);
    expect(plans.filter(({ steps }) => !steps.startsWith('SEARCH documents'))).toEqual([]);
  });

  it('traders, and accounts whose trader details are missing', async () => {
    const [read, missing] = [askedView(), askedView()];
    const { traders: list } = traderQueries({ load: notThere, traders: read.view, missing: missing.view });
    for (const state of TraderState.options)
      for (const sort of TraderSort.options) await list({ state, sort, paging }, context);
    expect(await without(traders, read)).toEqual([]);
    expect(await without(missingTraders, missing)).toEqual([]);
  });
});
