import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { asking, by, runningService, system, user, visitor } from '../../testing/service.js';

const ada = 'a0000000-0000-4000-8000-000000000001';
const ben = 'b0000000-0000-4000-8000-000000000002';
const cleo = 'c0000000-0000-4000-8000-000000000003';
const refusalOf = (answer: CommandAnswer): string | null => (answer.ok ? null : answer.refusal.code);

describe('admins', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  const reason = 'Neu im Team';
  const appoint = async (userId: string, call = by(system), role: Role = 'admin') =>
    refusalOf(await service.commands.giveRole({ userId, role, reason }, call));
  const remove = async (userId: string, call = by(system), role: Role = 'admin') =>
    refusalOf(await service.commands.takeRole({ userId, role, reason }, call));
  const roles = async (userId: string) => (await service.queries.standing({}, asking(user(userId)))).roles;
  const admins = async () => {
    await service.settle();
    return (await service.queries.roles({}, asking(system))).map(({ userId }) => userId);
  };

  beforeEach(async () => {
    service = await runningService();
    for (const userId of [ada, ben, cleo]) await service.open(userId);
    expect(await appoint(ada)).toBeNull();
    await service.settle();
  });
  afterEach(async () => service.stop());

  it('appoint and remove others', async () => {
    expect(await appoint(ben, by(user(ada)))).toBeNull();
    expect([await roles(ben), await admins()]).toEqual([['admin'], [ada, ben]]);
    expect(await remove(ada, by(user(ben)))).toBeNull();
    expect([await roles(ada), await admins()]).toEqual([[], [ben]]);
  });

  it('see all roles with their start and giver, unlike other users', async () => {
    await appoint(ben, by(user(ada)));
    await service.settle();
    const asked = asking({ kind: 'user', userId: ben, roles: ['admin'] });
    expect(await service.queries.roles({}, asked)).toMatchObject([
      { userId: ada, roles: [{ role: 'admin', by: 'system:spec' }] },
      { userId: ben, roles: [{ role: 'admin', by: ada }] },
    ]);
    expect(await service.queries.roles({}, asking(user(cleo)))).toEqual([]);
    expect(await service.queries.roles({}, asking(visitor))).toEqual([]);
    expect(await service.queries.profile({}, asking(user(ben)))).toMatchObject({ roles: ['admin'] });
  });

  it('are appointed by admins only, whatever role a message claims', async () => {
    const boaster: Actor = { kind: 'user', userId: cleo, roles: ['admin'] };
    for (const actor of [user(cleo), boaster, visitor]) {
      expect(await appoint(cleo, by(actor))).toBe('admin_needed');
      expect(await remove(ada, by(actor))).toBe('admin_needed');
    }
    expect(await admins()).toEqual([ada]);
  });

  it('give and take several roles of a user independently', async () => {
    for (const role of ['moderator', 'support', 'moderator'] as const)
      expect(await appoint(ben, by(user(ada)), role)).toBeNull();
    expect(await roles(ben)).toEqual(['moderator', 'support']);
    expect(await remove(ben, by(user(ada)), 'moderator')).toBeNull();
    expect(await remove(ben, by(user(ada)), 'bookkeeper')).toBeNull();
    await service.settle();
    expect(await service.queries.roles({}, asking(system))).toMatchObject([
      { userId: ada },
      { userId: ben, roles: [{ role: 'support', by: ada }] },
    ]);
    await appoint(ada, by(user(ada)), 'bookkeeper');
    expect(await remove(ada, by(user(ada)), 'bookkeeper')).toBeNull();
  });

  it('are the only users who give roles', async () => {
    await appoint(ben, by(system), 'moderator');
    for (const role of ['admin', 'support'] as const)
      for (const userId of [ben, cleo]) expect(await appoint(userId, by(user(ben)), role)).toBe('admin_needed');
    expect(await remove(ada, by(user(ben)))).toBe('admin_needed');
    expect(await remove(ben, by(user(ben)), 'moderator')).toBe('admin_needed');
  });

  it('record the reason of a role change, stored as long as the account', async () => {
    await appoint(ben, by(user(ada)), 'support');
    const stored = (await service.store.read(`account-${ben}`)).at(-1);
    expect(stored).toMatchObject({ type: 'RoleGiven', data: { userId: ben, role: 'support', reason } });
  });

  it('must have an account', async () => {
    expect(await appoint(randomUUID(), by(user(ada)))).toBe('account_not_found');
  });

  it('cannot lose the last admin, neither by themselves nor by the system', async () => {
    expect(await remove(ada, by(user(ada)))).toBe('last_admin');
    expect(await remove(ada)).toBe('last_admin');
    await appoint(ben);
    await service.settle();
    expect(await remove(ada, by(user(ada)))).toBeNull();
    expect(await admins()).toEqual([ben]);
  });

  it('get the same answer to a retried click, even if the role has been taken since', async () => {
    await appoint(ben, by(user(ada)));
    const click = by(user(ben));
    expect([await remove(ada, click), await remove(ada, click)]).toEqual([null, null]);
    await service.settle();
    const appointing = by(user(ben));
    expect(await appoint(ada, appointing)).toBeNull();
    expect(await remove(ben, by(user(ada)))).toBeNull();
    expect(await appoint(ada, appointing)).toBeNull();
  });

  it.each(Array.from({ length: 10 }, (_, turn) => turn))(
    'leave one admin when all remove each other at once: turn %i',
    async () => {
      await appoint(ben);
      await service.settle();
      const outcomes = await Promise.all([remove(ben, by(user(ada))), remove(ada, by(user(ben)))]);
      expect(outcomes.toSorted()).toEqual(['admin_needed', null]);
      expect(await admins()).toHaveLength(1);
    },
  );

  it.each(Array.from({ length: 10 }, (_, turn) => turn))(
    'leave one admin when all step down at once: turn %i',
    async () => {
      for (const userId of [ben, cleo]) await appoint(userId);
      await service.settle();
      const outcomes = await Promise.all([ada, ben, cleo].map((userId) => remove(userId, by(user(userId)))));
      expect(outcomes.filter((code) => code === null)).toHaveLength(2);
      expect(outcomes.filter((code) => code === 'last_admin')).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    },
  );

  it('act under their id and role, which the log records', async () => {
    await service.commands.giveRole(
      { userId: ben, role: 'admin', reason },
      by({ kind: 'user', userId: ada, roles: ['admin'] }),
    );
    await service.commands.changeProfile({ changes: { firstname: 'Cleo' } }, by(user(cleo)));
    const last = async (userId: string) => (await service.store.read(`account-${userId}`)).at(-1)?.metadata;
    expect(await last(ben)).toMatchObject({ actor: ada, roles: 'admin' });
    expect(await last(cleo)).toMatchObject({ actor: cleo });
    expect(await last(cleo)).not.toHaveProperty('roles');
  });
});
