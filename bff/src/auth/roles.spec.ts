import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { timeLeft } from '@lendring/platform/base/call.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/door-errors.js';
import { createRoles, ROLES_AGE_MS } from './roles.js';

const [ada, ben]: readonly [string, string] = [randomUUID(), randomUUID()];

/** An account service with one admin, on a time that stands until it is moved. */
const scene = () => {
  const state = { admins: new Set([ada]), here: true, asked: 0, time: 0, patience: 0 };
  const roles = createRoles(
    {
      queries: {
        roles: async (_, { actor }) => {
          state.asked += 1;
          state.patience = timeLeft(60_000);
          if (!state.here) throw new ServiceUnavailable('account');
          const own: Role[] = actor.kind === 'user' && state.admins.has(actor.userId) ? ['admin'] : [];
          return own;
        },
      },
    },
    systemClock,
    () => state.time,
  );
  return { state, roles };
};

describe('the roles of a caller', () => {
  it('are asked once for calls that come together or shortly after', async () => {
    const { state, roles } = scene();
    expect(await Promise.all([roles.lately(ada), roles.lately(ada), roles.lately(ben)])).toEqual([
      ['admin'],
      ['admin'],
      [],
    ]);
    state.time = ROLES_AGE_MS - 1;
    await roles.lately(ada);
    expect(state.asked).toBe(2);
  });

  it('are gone five seconds after a removal at the latest, counted from the last question', async () => {
    const { state, roles } = scene();
    await roles.lately(ada);
    state.admins.clear();
    state.time = ROLES_AGE_MS - 1;
    expect(await roles.lately(ada)).toEqual(['admin']);
    state.time = ROLES_AGE_MS;
    expect(await roles.lately(ada)).toEqual([]);
  });

  it('are gone at once where they were taken, and where they are asked for as of now', async () => {
    const { state, roles } = scene();
    await roles.lately(ada);
    state.admins.clear();
    expect([await roles.now(ada), await roles.lately(ada)]).toEqual([[], []]);
    state.admins.add(ada);
    roles.forget(ada);
    expect(await roles.lately(ada)).toEqual(['admin']);
  });

  it('are none while the account service is away, for which no call waits long', async () => {
    const { state, roles } = scene();
    state.here = false;
    expect(await roles.lately(ada)).toEqual([]);
    expect(state.patience).toBeLessThanOrEqual(500);
    await expect(roles.now(ada)).rejects.toBeInstanceOf(ServiceUnavailable);
    state.here = true;
    state.time = ROLES_AGE_MS;
    expect(await roles.lately(ada)).toEqual(['admin']);
  });
});
