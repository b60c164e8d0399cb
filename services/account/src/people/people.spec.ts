import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PeopleSearchKind } from '@lendring/contracts/account/people.js';
import type { Actor, CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { asking, by, runningService, system, user, visitor } from '../../testing/service.js';

const [ada, ben, cleo] = [
  'a0000000-0000-4000-8000-000000000001',
  'b0000000-0000-4000-8000-000000000002',
  'c0000000-0000-4000-8000-000000000003',
];
const as = (userId: string, ...roles: Role[]): Actor => ({ kind: 'user', userId, roles });
const admin = as(ada, 'admin');
const refusalOf = (answer: CommandAnswer): string | null => (answer.ok ? null : answer.refusal.code);
const paging = { page: 1, size: 10 };

describe('users in the backoffice', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  const found = async (kind: PeopleSearchKind, text: string, actor = admin) =>
    (await service.queries.people({ kind, text, paging }, asking(actor))).items.map(({ userId }) => userId);
  const person = async (actor: Actor, userId = ben) => service.queries.person({ userId }, asking(actor));
  const fileOf = (userId: string) => service.store.read(`file-${userId}`);

  beforeEach(async () => {
    service = await runningService();
    for (const userId of [ada, ben, cleo]) await service.open(userId);
    await service.commands.giveRole({ userId: ada, role: 'admin', reason: 'Erste' }, by(system));
    await service.commands.changeProfile({ changes: { nickname: 'Ben.Bolt' } }, by(user(ben)));
    await service.commands.changeProfile({ changes: { nickname: 'benita', commercial: true } }, by(user(cleo)));
    const changes = { company: 'Müller & Söhne', legalHints: 'Inhaberin: C. Müller' };
    await service.commands.changeCompany({ changes }, by(user(cleo)));
    await service.settle();
  });
  afterEach(async () => service.stop());

  it('are found by prefix of nickname or company, and by a full address or id', async () => {
    expect(await found('nickname', 'BEN')).toEqual([ben, cleo]);
    expect(await found('nickname', 'ben-b')).toEqual([ben]);
    expect(await found('company', 'mueller')).toEqual([cleo]);
    expect(await found('email', 'B0000000@Example.org')).toEqual([ben]);
    expect(await found('email', 'b0000000')).toEqual([]);
    expect(await found('email', 'b0000000@example.org', as(cleo, 'moderator'))).toEqual([]);
    expect(await found('email', 'b0000000@example.org', as(cleo, 'support'))).toEqual([ben]);
    expect(await found('id', cleo.toUpperCase())).toEqual([cleo]);
    for (const kind of ['nickname', 'company', 'id', 'email'] as const)
      for (const nothing of ['', '  ', '***', '\u{10ffff}']) expect(await found(kind, nothing)).toEqual([]);
  });

  it('are found by full address by bookkeepers, who see no other data', async () => {
    const owner = (email: string, actor: Actor) => service.queries.ownerOf({ email }, asking(actor));
    expect(await owner(' B0000000@Example.org ', as(cleo, 'bookkeeper'))).toBe(ben);
    expect(await owner('b0000000', as(cleo, 'bookkeeper'))).toBeNull();
    expect(await owner('b0000000@example.org', as(cleo, 'moderator'))).toBeNull();
    await service.commands.deleteAccount({}, by(user(ben)));
    await service.settle();
    expect(await owner('b0000000@example.org', as(cleo, 'bookkeeper'))).toBeNull();
  });

  it('are listed page by page, without deleted accounts', async () => {
    const page = (n: number) =>
      service.queries.people({ kind: 'nickname', text: 'ben', paging: { page: n, size: 1 } }, asking(admin));
    expect(await page(2)).toMatchObject({ items: [{ userId: cleo }], total: 2 });
    await service.commands.deleteAccount({}, by(user(ben)));
    await service.settle();
    expect([await found('nickname', 'ben'), await found('id', ben)]).toEqual([[cleo], []]);
    expect(await person(admin)).toBeNull();
  });

  it('are hidden from everyone without a role', async () => {
    for (const actor of [user(cleo), visitor, as(cleo, 'bookkeeper')]) {
      expect(await found('nickname', 'ben', actor)).toEqual([]);
      expect(await person(actor)).toBeNull();
      const call = by(actor);
      expect(refusalOf(await service.commands.noteSearch({ kind: 'nickname' }, call))).toBe('role_needed');
      expect(refusalOf(await service.commands.noteRead({ userId: ben, occasion: 'contact' }, by(actor)))).toBe(
        'role_needed',
      );
    }
  });

  it('show their address to support, and their history to admins only', async () => {
    await service.commands.noteRead({ userId: ben, occasion: 'report' }, by(as(cleo, 'moderator')));
    await service.commands.giveRole({ userId: ben, role: 'support', reason: 'Neu im Team' }, by(user(ada)));
    await service.settle();
    const seen = { nickname: 'Ben.Bolt', verified: { email: true, phone: false }, roles: ['support'] };
    expect(await person(as(cleo, 'moderator'))).toMatchObject({ ...seen, email: null, history: null });
    expect(await person(as(cleo, 'support'))).toMatchObject({ email: 'b0000000@example.org', history: null });
    expect(await person(admin)).toMatchObject({
      heldRoles: [{ role: 'support', by: ada }],
      history: [
        { what: 'role_given', role: 'support', reason: 'Neu im Team', by: ada },
        { what: 'read', occasion: 'report', by: cleo },
      ],
    });
    expect(Object.keys((await person(admin)) ?? {}).toSorted()).toEqual(
      [
        'commercial',
        'company',
        'email',
        'heldRoles',
        'history',
        'nickname',
        'organisation',
        'registeredAt',
        'roles',
        'suspended',
        'userId',
        'verified',
      ].toSorted(),
    );
  });

  it('record each viewer in the log, without the search words', async () => {
    const support = as(cleo, 'support');
    for (let n = 0; n < 3; n += 1) await service.commands.noteRead({ userId: ben, occasion: 'contact' }, by(support));
    expect((await fileOf(ben)).map(({ type }) => type)).toEqual(['PersonRead']);
    for (let n = 0; n < 3; n += 1) await service.commands.noteSearch({ kind: 'email' }, by(support));
    const searches = await service.store.read(`lookups-${cleo}`);
    expect(searches.map(({ data }) => data)).toMatchObject([{ by: cleo, kind: 'email' }]);
    const nobody = { userId: randomUUID(), occasion: 'contact' as const };
    expect(refusalOf(await service.commands.noteRead(nobody, by(support)))).toBe('person_not_found');
  });

  it('are signed out by support, with a reason', async () => {
    const act = { userId: ben, reason: 'Telefon verloren' };
    expect(refusalOf(await service.commands.noteSignOut(act, by(as(cleo, 'moderator'))))).toBe('role_needed');
    const click = by(as(cleo, 'support'));
    for (let n = 0; n < 2; n += 1) expect(refusalOf(await service.commands.noteSignOut(act, click))).toBeNull();
    expect((await fileOf(ben)).map(({ data }) => data)).toMatchObject([{ by: cleo, reason: 'Telefon verloren' }]);
  });

  it('are erased by current admins only, and never while they hold a role', async () => {
    const act = { userId: ben, reason: 'Brief vom 1. Februar' };
    for (const actor of [as(cleo, 'support'), as(cleo, 'admin'), as(ben)])
      expect(refusalOf(await service.commands.erasePerson(act, by(actor)))).toBe('admin_needed');
    await service.commands.giveRole({ userId: ben, role: 'support', reason: 'Neu im Team' }, by(user(ada)));
    expect(refusalOf(await service.commands.erasePerson(act, by(admin)))).toBe('role_held');
    await service.commands.takeRole({ userId: ben, role: 'support', reason: 'Geht' }, by(user(ada)));
    service.bound.add(ben);
    expect(refusalOf(await service.commands.erasePerson(act, by(admin)))).toBe('loans_running');
    service.bound.delete(ben);
    const click = by(admin);
    for (let n = 0; n < 2; n += 1) expect(refusalOf(await service.commands.erasePerson(act, click))).toBeNull();
    await service.settle();
    expect(await person(admin)).toBeNull();
    expect((await fileOf(ben)).map(({ type }) => type)).toEqual(['ErasureStarted', 'ErasureStarted']);
    expect((await service.store.read(`account-${ben}`)).map(({ type }) => type)).toContain('AccountDeleted');
  });
});
