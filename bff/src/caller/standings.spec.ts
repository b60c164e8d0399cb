import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Standing } from '@lendring/contracts/account/suspension.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { timeLeft } from '@lendring/platform/base/call.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { createStandings, STANDING_AGE_MS, WRITING_AGE_MS } from './standings.js';

const [ada, ben]: readonly [string, string] = [randomUUID(), randomUUID()];
const nobody: Standing = { roles: [], suspended: null };
const admin: Standing = { roles: ['admin'], suspended: null };
const forGood: Standing = { roles: [], suspended: { until: null } };

const scene = () => {
  const state = {
    admins: new Set([ada]),
    suspended: new Map<string, Standing['suspended']>(),
    here: true,
    asked: 0,
    time: 0,
    patience: 0,
  };
  const standings = createStandings(
    {
      queries: {
        standing: async (_, { actor }) => {
          state.asked += 1;
          state.patience = timeLeft(60_000);
          if (!state.here) throw new ServiceUnavailable('account');
          if (actor.kind !== 'user') return nobody;
          return {
            roles: state.admins.has(actor.userId) ? ['admin'] : [],
            suspended: state.suspended.get(actor.userId) ?? null,
          };
        },
      },
    },
    systemClock,
    () => state.time,
  );
  return { state, standings };
};

describe('the account status of a caller', () => {
  it('is queried once for calls made at the same time or shortly after each other', async () => {
    const { state, standings } = scene();
    expect(await Promise.all([standings.cached(ada), standings.cached(ada), standings.cached(ben)])).toEqual([
      admin,
      admin,
      nobody,
    ]);
    state.time = STANDING_AGE_MS - 1;
    await standings.cached(ada);
    expect(state.asked).toBe(2);
  });

  it('is cached for at most five seconds after the last query', async () => {
    const { state, standings } = scene();
    await standings.cached(ada);
    state.admins.clear();
    state.time = STANDING_AGE_MS - 1;
    expect(await standings.cached(ada)).toEqual(admin);
    state.time = STANDING_AGE_MS;
    expect(await standings.cached(ada)).toEqual(nobody);
  });

  it('is at most half a second old for writes, and is then reused for reads', async () => {
    const { state, standings } = scene();
    await standings.cached(ben);
    state.suspended.set(ben, forGood.suspended);
    state.time = WRITING_AGE_MS - 1;
    expect(await standings.fresh(ben)).toEqual(nobody);
    expect(state.asked).toBe(1);
    state.time = WRITING_AGE_MS;
    expect([await standings.fresh(ben), await standings.cached(ben)]).toEqual([forGood, forGood]);
    expect(state.asked).toBe(2);
    state.suspended.clear();
    state.time += WRITING_AGE_MS;
    expect(await standings.fresh(ben)).toEqual(nobody);
  });

  it('is refreshed after a change and on explicit request', async () => {
    const { state, standings } = scene();
    await standings.cached(ada);
    state.admins.clear();
    expect([await standings.now(ada), await standings.cached(ada)]).toEqual([nobody, nobody]);
    state.admins.add(ada);
    standings.forget(ada);
    expect(await standings.cached(ada)).toEqual(admin);
  });

  it('has no roles while the account service is unavailable, and does not wait long', async () => {
    const { state, standings } = scene();
    state.here = false;
    expect(await standings.cached(ada)).toEqual(nobody);
    expect(state.patience).toBeLessThanOrEqual(500);
    await expect(standings.now(ada)).rejects.toBeInstanceOf(ServiceUnavailable);
    state.here = true;
    state.time = STANDING_AGE_MS;
    expect(await standings.cached(ada)).toEqual(admin);
  });

  it('remains suspended while the account service is unavailable, until the suspension expires', async () => {
    const { state, standings } = scene();
    const later = new Date(Date.now() + 60_000).toISOString();
    const justOver = new Date(Date.now() - 1).toISOString();
    for (const [until, expected] of [
      [null, forGood],
      [later, { roles: [], suspended: { until: later } }],
      [justOver, nobody],
    ] as const) {
      state.suspended.set(ada, { until });
      await standings.now(ada);
      state.here = false;
      for (let tries = 0; tries < 3; tries += 1) {
        state.time += STANDING_AGE_MS;
        expect(await standings.fresh(ada)).toEqual(expected);
      }
      state.here = true;
    }
    expect(await standings.fresh(ben)).toEqual(nobody);
  });
});
