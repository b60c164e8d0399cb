import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, system, user, visitor } from '../../testing/service.js';

let keys: ReturnType<typeof memoryKeys>;
let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  keys = memoryKeys();
  service = await runningService(':memory:', keys);
  await service.open(userId);
  await service.open(otherId);
  await service.commands.changeProfile(
    { changes: { nickname: 'Kamera.Kiste', firstname: 'Alex', lastname: 'Beispiel', address } },
    by(user(userId)),
  );
  await service.commands.keepOffers({ offerIds: ['dr11000001'] }, by(user(userId)));
});
afterEach(() => service.stop());

const codeOf = async (answer: ReturnType<typeof service.commands.deleteAccount>) => {
  const given = await answer;
  return given.ok ? 'ok' : given.refusal.code;
};
const ask = (name?: string) => codeOf(service.commands.deleteAccount({}, by(user(userId), name)));
const confirm = (keeper: string) => codeOf(service.commands.confirmErasure({ userId, by: keeper }, by(system)));
const types = async () => (await service.store.read(`account-${userId}`)).map(({ type }) => type).slice(4);
const erased = () => until(async () => (await types()).at(-1) === 'AccountErased');

describe('account deletion', () => {
  it('notifies all services, and destroys the key once all services have confirmed', async () => {
    const heard: CloudEvent[] = [];
    await service.bus.consume('spec', ['account'], async (event) => {
      heard.push(event);
    });
    expect(await ask()).toBe('ok');
    await until(async () => (await types()).includes('ErasureConfirmed'));
    await until(async () => heard.some(({ type }) => type === 'account.deleted'));
    expect(heard.find(({ type }) => type === 'account.deleted')).toMatchObject({ subject: userId, data: { userId } });
    expect(await confirm('offer')).toBe('ok');
    expect(await keys.find(userId)).not.toBeNull();
    expect(await confirm('request')).toBe('ok');
    await erased();
    expect(await keys.find(userId)).toBeNull();
    expect(await types()).toEqual([
      'AccountDeletionAsked',
      'AccountDeleted',
      'ErasureConfirmed',
      'ErasureConfirmed',
      'ErasureConfirmed',
      'AccountErased',
    ]);
  });

  it('asks unconfirmed services again after a day until the deletion completes', async () => {
    const asked: unknown[] = [];
    await service.bus.consume('spec', ['account'], async ({ type, data }) => {
      if (type === 'account.deleted') asked.push(data['keepers'] ?? 'all');
    });
    const tick = async (hours: number) => {
      await service.settle();
      const policy = service.parts.clockPolicies.find(({ name }) => name === 'repeat-erasures');
      await policy?.tick(new Date(Date.parse(at) + hours * 3_600_000).toISOString());
    };
    const repeats = async () => (await types()).filter((type) => type === 'ErasureRepeated').length;
    await ask();
    await until(async () => (await types()).includes('ErasureConfirmed'));
    expect(await confirm('offer')).toBe('ok');
    await tick(23);
    expect(await repeats()).toBe(0);
    await tick(25);
    await tick(26);
    await until(async () => asked.length === 2);
    expect(asked).toEqual(['all', ['request']]);
    await tick(50);
    expect(await repeats()).toBe(2);
    expect(await confirm('request')).toBe('ok');
    await erased();
    await tick(100);
    expect(await repeats()).toBe(2);
    expect(service.farewells).toHaveLength(1);
  });

  it.each(['built', 'being built'])(
    'removes a data export that is %s before the deletion is confirmed',
    async (stage) => {
      const takeoutId = '9d2e4f60-1b73-4c85-a6e7-f8091a2b3c4d';
      const which = { userId, takeoutId };
      await service.commands.orderTakeout({ takeoutId }, by(user(userId)));
      await service.commands.beginTakeout(which, by(system));
      if (stage === 'built') await service.commands.finishTakeout({ ...which, size: 1 }, by(system));
      service.pictures.away = true;
      expect(await ask()).toBe('ok');
      await until(async () => (await types()).includes('AccountDeleted'));
      expect(await types()).not.toContain('ErasureConfirmed');
      service.pictures.away = false;
      await until(async () => (await types()).includes('ErasureConfirmed'));
      expect(service.deletedFiles).toContain(`takeout/${takeoutId}`);
      expect(await service.commands.advanceTakeout({ ...which, done: 1, total: 2 }, by(system))).toMatchObject({
        ok: false,
      });
      const due = async () => {
        await service.settle();
        return (await service.queries.takeoutsDue({}, asking(system))).remove.map((one) => one.takeoutId);
      };
      expect(await due()).toEqual([takeoutId]);
      await service.commands.removeTakeout(which, by(system));
      expect(await due()).toEqual([]);
    },
  );

  it('is refused while loans are running or agreed, and leaves everything unchanged', async () => {
    service.bound.add(userId);
    expect([await ask('once'), await ask('once')]).toEqual(['loans_running', 'loans_running']);
    await service.settle();
    expect(await service.queries.profile({}, asking(user(userId)))).toMatchObject({ nickname: 'Kamera.Kiste' });
    service.bound.clear();
    // Repeating a refused call must not delete the account later, when the user may have changed their mind.
    expect(await ask('once')).toBe('loans_running');
    expect(await ask()).toBe('ok');
  });

  it('takes effect once under repeated and parallel requests', async () => {
    expect(await Promise.all([ask(), ask(), ask('x'), ask('x')])).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await ask()).toBe('ok');
    expect((await types()).filter((type) => type === 'AccountDeleted')).toHaveLength(1);
  });

  it('leaves a nickname reserved forever, and an id without data', async () => {
    await ask();
    await service.settle();
    expect(await service.queries.publicProfile({ nickname: 'Kamera.Kiste' }, asking(visitor))).toBeNull();
    expect(await service.queries.publicProfile({ userId }, asking(visitor))).toMatchObject({
      former: true,
      nickname: '',
    });
    expect(await service.queries.cards({ userIds: [userId] }, asking(visitor))).toMatchObject([
      { userId, former: true, nickname: '', city: null, imageId: null },
    ]);
    expect(await service.queries.nicknameProblem({ nickname: 'kamera_kiste' }, asking(user(otherId)))).toBe(
      'nickname_taken',
    );
    expect(await service.queries.favourites({}, asking(user(userId)))).toEqual([]);
    expect(await service.queries.profile({}, asking(user(userId)))).toBeNull();
    expect(await service.queries.contact({ userId }, asking(system))).toBeNull();
  });

  it('is final, so that no command and no sign-in restores the account', async () => {
    await ask();
    const own = by(user(userId));
    expect([
      await codeOf(service.open(userId)),
      await codeOf(service.commands.changeProfile({ changes: { firstname: 'Alex' } }, own)),
      await codeOf(service.commands.keepOffers({ offerIds: ['dr11000002'] }, by(user(userId)))),
      await codeOf(
        service.commands.writeAutoText({ textId: otherId, title: 'Weg', text: 'Bin weg' }, by(user(userId))),
      ),
    ]).toEqual(['account_deleted', 'account_deleted', 'account_deleted', 'account_deleted']);
  });

  it('is refused to the last admin until another admin is appointed', async () => {
    await service.commands.giveRole({ userId, role: 'admin', reason: 'Ehrenamt' }, by(system));
    await service.settle();
    expect(await ask()).toBe('last_admin');
    await service.commands.giveRole({ userId: otherId, role: 'admin', reason: 'Ehrenamt' }, by(user(userId)));
    await service.settle();
    expect(await ask()).toBe('ok');
  });

  it('is repeated for users with a destroyed key when an old log is restored', async () => {
    await service.stop();
    const file = join(mkdtempSync(join(tmpdir(), 'restored-')), 'events.db');
    service = await runningService(file, keys);
    await service.open(userId);
    await service.open(otherId);
    await service.commands.changeProfile({ changes: { nickname: 'Kamera.Kiste' } }, by(user(userId)));
    await service.stop();
    await keys.destroy(userId);
    await keys.destroy('6f2d1e38-3f52-4d43-9a39-2f1d6f9c1b77');
    service = await runningService(file, keys);
    const log = async () => (await service.store.read(`account-${userId}`)).map(({ type }) => type);
    expect(await log()).toContain('AccountDeleted');
    expect(await service.queries.restoredLeft({}, asking(system))).toBe(1);
    expect(await service.queries.restoredLeft({}, asking(user(otherId)))).toBe(0);
    for (const keeper of ['offer', 'request']) expect(await confirm(keeper)).toBe('ok');
    await until(async () => (await log()).at(-1) === 'AccountErased');
    expect(await service.queries.restoredLeft({}, asking(system))).toBe(0);
    expect(await service.queries.publicProfile({ userId }, asking(visitor))).toMatchObject({ former: true });
    await service.stop();
    service = await runningService(file, keys);
    expect((await log()).filter((type) => type === 'AccountDeleted')).toHaveLength(1);
    expect(await service.queries.profile({}, asking(user(otherId)))).not.toBeNull();
  });

  it('can be requested only by the user, and confirmed only by services', async () => {
    expect(await codeOf(service.commands.deleteAccount({}, by(visitor)))).toBe('account_not_found');
    await ask();
    expect(await codeOf(service.commands.confirmErasure({ userId, by: 'offer' }, by(user(otherId))))).toBe(
      'account_not_found',
    );
    await confirm('nobody');
    expect((await types()).filter((type) => type === 'ErasureConfirmed').length).toBeLessThan(2);
  });
});
