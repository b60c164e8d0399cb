import { expect, it } from 'vitest';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { createQueries } from '../lib/api-client/queries.js';
import { dropGroup, putGroup } from './groups.js';
import { offerKey } from './offer.js';

const groupId = 'g000000001';

it.each([
  ['joins', putGroup],
  ['leaves', (queries: ReturnType<typeof createQueries>) => dropGroup(queries, groupId)],
])('refetches offers, which may be members-only, once a user %s a group', async (_, change) => {
  const queries = createQueries();
  const [offer, calendar] = [offerKey('a000000001'), [...offerKey('a000000001'), 'calendar']];
  for (const key of [offer, calendar]) queries.setQueryData(key, {});
  await change(queries, { group_id: groupId } as GroupShape);
  expect([offer, calendar].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});
