import { describe, expect, it } from 'vitest';
import { QueryObserver } from '@tanstack/react-query';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import { createQueries } from '../../lib/api-client/queries.js';
import { applyChange, shownOffers } from './apply-change.js';

const keys = [
  ['request', 'r1'],
  ['request', 'r2'],
  ['requests', 'vendor', 'open', 1],
  ['notifications'],
  ['search-request', 'w1', 'mine'],
  ['counter-loans', 'vendor', 'current', 1],
  ['calendar', 'both', '2025-05-01', '2025-05-31'],
  ['offer', 'tent'],
  ['offer', 'tent', 'days', '2025-05-01', '2026-05-01'],
  ['offer', 'bike', 'days', '2025-05-01', '2026-05-01'],
  ['user', 'jana'],
];

const after = (change: LiveChange) => {
  const queries = createQueries();
  for (const queryKey of keys) queries.setQueryData(queryKey, {});
  let polls = 0;
  applyChange(queries, { poll: async () => void (polls += 1) }, change);
  const stale = keys.filter((queryKey) => queries.getQueryState(queryKey)?.isInvalidated);
  return [polls, stale.map((queryKey) => queryKey.slice(0, 3).join(' '))];
};

describe('applying a live change', () => {
  it.each([
    [{ what: 'notifications' }, 1, ['notifications', 'search-request w1 mine', 'counter-loans vendor current']],
    [{ what: 'request', request_id: 'r1' }, 1, ['request r1', 'requests vendor open', 'calendar both 2025-05-01']],
    [{ what: 'days', offer_id: 'tent' }, 0, ['calendar both 2025-05-01', 'offer tent days']],
    [{ what: 'offer', offer_id: 'tent' }, 0, ['offer tent']],
    [
      { what: 'everything' },
      1,
      [
        'request r1',
        'request r2',
        'requests vendor open',
        'notifications',
        'search-request w1 mine',
        'counter-loans vendor current',
        'calendar both 2025-05-01',
        'offer tent days',
        'offer bike days',
      ],
    ],
  ] as const)('%p invalidates its own queries and no other queries', (change, polls, stale) => {
    expect(after(change)).toEqual([polls, stale]);
  });

  it('subscribes to offers whose days are displayed on a page', () => {
    const queries = createQueries();
    for (const queryKey of keys) queries.setQueryData(queryKey, {});
    expect(shownOffers(queries)).toEqual([]);
    const leave = new QueryObserver(queries, {
      queryKey: ['offer', 'tent', 'days', '2025-05-01', '2026-05-01'],
      staleTime: Infinity,
    }).subscribe(() => {});
    expect(shownOffers(queries)).toEqual(['tent']);
    leave();
    expect(shownOffers(queries)).toEqual([]);
  });
});
