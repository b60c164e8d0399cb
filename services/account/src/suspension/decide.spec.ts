import { describe, expect, it } from 'vitest';
import { AccountEvent } from '@lendring/contracts/account/events.js';
import { opened, userId } from '../../testing/account.js';
import { accountAggregate, standingOf, type AccountState } from '../account/account.aggregate.js';
import { reinstate, suspend } from './decide.js';

const given = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce(accountAggregate.evolve, accountAggregate.initialState);
const day = (n: number): string => new Date(Date.UTC(2027, 1, n)).toISOString();
const suspended = (n: number, until: string | null): AccountEvent => ({
  type: 'AccountSuspended',
  data: { userId, until, at: day(n) },
});
const reinstated = (n: number): AccountEvent => ({ type: 'AccountReinstated', data: { userId, at: day(n) } });
const admin: AccountEvent = { type: 'AdminAppointed', data: { userId } };
const deleted: AccountEvent = {
  type: 'AccountDeleted',
  data: { userId, certificateId: userId, keepers: [], at: day(3) },
};

describe('a suspension', () => {
  it('is stored, and ends when moderation lifts it', () => {
    const decision = suspend(given(opened), userId, { until: day(8), at: day(1) });
    expect(decision).toEqual({ events: [suspended(1, day(8))] });
    for (const event of 'events' in decision ? decision.events : []) expect(AccountEvent.parse(event)).toEqual(event);
    expect(reinstate(given(opened, suspended(1, null)), userId, day(2))).toEqual({ events: [reinstated(2)] });
  });

  it('can be extended, shortened or made permanent', () => {
    for (const until of [day(5), day(20), null])
      expect(suspend(given(opened, suspended(1, day(8))), userId, { until, at: day(2) })).toEqual({
        events: [suspended(2, until)],
      });
  });

  it('ignores repeated and late events', () => {
    const state = given(opened, suspended(2, day(8)));
    expect(suspend(state, userId, { until: day(8), at: day(2) })).toEqual({ events: [] });
    expect(suspend(state, userId, { until: null, at: day(1) })).toEqual({ events: [] });
    expect(reinstate(state, userId, day(1))).toEqual({ events: [] });
    const free = given(opened, suspended(2, null), reinstated(3));
    expect(reinstate(free, userId, day(3))).toEqual({ events: [] });
    expect(suspend(free, userId, { until: null, at: day(2) })).toEqual({ events: [] });
    expect(reinstate(given(opened), userId, day(1))).toEqual({ events: [] });
  });

  it('is ignored for unknown and deleted accounts', () => {
    for (const state of [given(), given(opened, suspended(1, null), deleted)]) {
      expect(suspend(state, userId, { until: null, at: day(4) })).toEqual({ events: [] });
      expect(reinstate(state, userId, day(4))).toEqual({ events: [] });
      expect(standingOf(state, day(4))).toEqual({
        roles: [],
        suspended: null,
        ...(state.deletion && { deleted: true }),
      });
    }
  });
});

describe('the permissions of a suspended user', () => {
  it('are withheld until the exact end, with or without an event', () => {
    const state = given(opened, suspended(1, day(8)));
    expect(standingOf(state, '2027-02-07T23:59:59.999Z').suspended).toEqual({ until: day(8) });
    expect(standingOf(state, day(8)).suspended).toBeNull();
    expect(standingOf(given(opened, suspended(1, null)), '2099-01-01T00:00:00.000Z').suspended).toEqual({
      until: null,
    });
    expect(standingOf(given(opened, suspended(1, null), reinstated(2)), day(3)).suspended).toBeNull();
  });

  it('exclude admin rights during the suspension, and include them afterwards', () => {
    const state = given(opened, admin, suspended(1, day(8)));
    expect([day(2), day(9)].map((at) => standingOf(state, at).roles)).toEqual([[], ['admin']]);
    expect(standingOf(given(opened, admin), day(1))).toEqual({ roles: ['admin'], suspended: null });
  });
});
