import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { asking, by, runningService, system, user } from '../../testing/service.js';

const admin: Actor = { kind: 'user', userId: randomUUID(), roles: ['admin'] };
const [ada, ben, eve] = [randomUUID(), randomUUID(), randomUUID()];

describe('active users', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  beforeEach(async () => {
    service = await runningService();
    for (const userId of [ada, ben, eve]) await service.open(userId);
  });
  afterEach(async () => service.stop());

  const here = (userId: string, at: string) => service.commands.noteActive({}, by(user(userId), undefined, at));
  const days = async () => {
    await service.settle();
    const asked = { from: '2027-03-01', to: '2027-04-30', parts: false };
    const numbers = await service.queries.daily(asked, asking(admin));
    return numbers.days.map(({ day, counts }) => [day, counts['active'], counts['active_7'], counts['active_30']]);
  };

  it('are counted once per day in Berlin time, at the start of the next day', async () => {
    await here(ada, '2027-03-01T08:00:00.000Z');
    await Promise.all([ada, ada, ben].map((who) => here(who, '2027-03-01T22:59:00.000Z')));
    expect(await days()).toEqual([]);
    await here(ada, '2027-03-01T23:01:00.000Z');
    expect(await days()).toEqual([['2027-03-01', 2, 2, 2]]);
  });

  it('are counted over 7 and 30 days, including days without activity', async () => {
    await here(ada, '2027-03-01T10:00:00.000Z');
    await here(ben, '2027-03-03T10:00:00.000Z');
    await here(ben, '2027-03-09T10:00:00.000Z');
    await here(ada, '2027-04-08T10:00:00.000Z');
    const counted = await days();
    expect(counted.slice(0, 4)).toEqual([
      ['2027-03-01', 1, 1, 1],
      ['2027-03-02', 0, 1, 1],
      ['2027-03-03', 1, 2, 2],
      ['2027-03-04', 0, 2, 2],
    ]);
    expect(counted.find(([day]) => day === '2027-03-08')).toEqual(['2027-03-08', 0, 1, 2]);
    expect(counted.find(([day]) => day === '2027-03-31')).toEqual(['2027-03-31', 0, 0, 1]);
    expect(counted.at(-1)).toEqual(['2027-04-07', 0, 0, 1]);
  });

  it('leave only numbers in the log, without names', async () => {
    await here(ada, '2027-03-01T10:00:00.000Z');
    await here(ada, '2027-03-02T10:00:00.000Z');
    const log = await service.store.read('activity-2027-03-01');
    expect(log.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'ActivityCounted', data: { day: '2027-03-01', on: 1, in7: 1, in30: 1 } },
    ]);
    const kept = await service.ports.documents.collection<{ id: string }>('account-actives');
    const all = await kept.find({ filter: { day: { $gte: '2027-01-01' } }, limit: 10 });
    expect(all).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain(ada);
    await here(ben, '2027-05-01T10:00:00.000Z');
    expect(await kept.find({ filter: { day: { $lt: '2027-05-01' } }, limit: 10 })).toEqual([]);
  });

  it('appear in the data export with only the days of its owner', async () => {
    const taken = async (who: Actor) =>
      (await service.queries.ownData({ file: 'active_days', cursor: null }, asking(who))).rows;
    expect(await taken(user(ada))).toEqual([]);
    await here(ada, '2027-03-01T10:00:00.000Z');
    await here(ben, '2027-03-02T10:00:00.000Z');
    expect(await taken(user(ada))).toEqual([{ lastDay: '2027-03-01', dayBefore: null }]);
    await here(ada, '2027-03-04T10:00:00.000Z');
    expect(await taken(user(ada))).toEqual([{ lastDay: '2027-03-04', dayBefore: '2027-03-01' }]);
    expect(await taken(user(ben))).toEqual([{ lastDay: '2027-03-02', dayBefore: null }]);
    for (const nobody of [user(eve), admin, system]) expect(await taken(nobody)).toEqual([]);
    await here(ben, '2027-05-01T10:00:00.000Z');
    expect(await taken(user(ada))).toEqual([]);
  });

  it('are removed with the account, and exclude deleted accounts', async () => {
    await here(eve, '2027-03-01T10:00:00.000Z');
    const kept = await service.ports.documents.collection('account-actives');
    expect(await kept.count({})).toBe(1);
    await service.commands.deleteAccount({}, by(user(eve), undefined, '2027-03-01T11:00:00.000Z'));
    await eventually(
      () => kept.count({}),
      (count) => count === 0,
    );
    expect(await here(eve, '2027-03-01T12:00:00.000Z')).toMatchObject({ ok: false });
    expect(await service.commands.noteActive({}, by(system))).toMatchObject({ ok: false });
  });
});
