import { expect, it } from 'vitest';
import type { Suspension } from '@lendring/contracts/account/suspension.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { creator, now, vendor } from '../testing/request.js';
import { clientsOf, type ServiceApis } from './clients.js';

const accountService = () => {
  const state = { away: false, suspended: null as Suspension | null };
  const clock = { time: now, now: () => clock.time };
  const standing: ServiceApis['account']['queries']['standing'] = async (_, { actor }) => {
    if (state.away) throw new ServiceUnavailable('account');
    return { roles: [], suspended: actor.kind === 'user' && actor.userId === vendor ? state.suspended : null };
  };
  const clients = clientsOf({ account: { queries: { standing }, commands: {} } } as unknown as ServiceApis, clock, {
    mailer: null,
    publicUrl: 'https://lendring.example',
  });
  return { state, clock, suspensionOf: clients.suspensionOf };
};

it('a suspension stays in force until its end while the account service is down', async () => {
  const { state, clock, suspensionOf } = accountService();
  const until = new Date(Date.parse(now) + 60_000).toISOString();
  state.suspended = { until };
  expect([await suspensionOf(vendor), await suspensionOf(creator)]).toEqual([{ until }, null]);
  state.away = true;
  expect([await suspensionOf(vendor), await suspensionOf(creator)]).toEqual([{ until }, null]);
  clock.time = until;
  expect(await suspensionOf(vendor)).toBeNull();
});

it('a suspension of a user never looked up is unknown while the account service is down', async () => {
  const { state, suspensionOf } = accountService();
  Object.assign(state, { away: true, suspended: { until: null } });
  expect(await suspensionOf(vendor)).toBeNull();
  state.away = false;
  expect(await suspensionOf(vendor)).toEqual({ until: null });
});

it('the name of a company is its trading name, that of others their nickname', async () => {
  const cards = async () => [card];
  const { nameOf } = clientsOf(
    { account: { queries: { cards }, commands: {} } } as unknown as ServiceApis,
    { now: () => now },
    { mailer: null, publicUrl: 'https://lendring.example' },
  );
  let card = { nickname: 'festwest', company: 'FestWest Verleih GmbH', commercial: true, former: false };
  expect(await nameOf(vendor, now)).toBe('FestWest Verleih GmbH');
  card = { ...card, commercial: false };
  expect(await nameOf(vendor, now)).toBe('festwest');
  card = { ...card, former: true };
  expect(await nameOf(vendor, now)).toBeNull();
});
