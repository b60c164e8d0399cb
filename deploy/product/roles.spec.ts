import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '@lendring/platform/testing/eventually.js';
import { actsOf, wantedOf } from '../operations/acts.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { Refused } from '../operations/tool.js';
import { calls } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { areas, isArea, mayDo } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Reply, TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('roles', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;
  let cleo: TestPerson;

  const codeOf = ({ status, failure }: Pick<Reply<'roles'>, 'status' | 'failure'>): string =>
    status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  const asAdmin = { role: 'admin', reason: 'Neu im Team' } as const;
  const appoint = async (by: TestPerson, { userId }: Pick<TestPerson, 'userId'>, key = randomUUID()) =>
    codeOf(await by.call('giveRole', { id: userId, body: asAdmin, key }));
  const remove = async (by: TestPerson, { userId }: Pick<TestPerson, 'userId'>, key = randomUUID()) =>
    codeOf(await by.call('takeRole', { id: userId, body: asAdmin, key }));
  const ids = async (by: TestPerson) => (await by.call('roles')).data.map(({ user_id }) => user_id);
  const usergroup = async (who: TestPerson) => (await who.call('init')).data.usergroup;
  const operator = async (...words: string[]) => changeAdmins(product.config, wishOf(words));

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben, cleo] = await Promise.all([product.person('ada'), product.person('ben'), product.person('cleo')]);
  });
  afterAll(async () => product.stop());

  it('are first granted by the operator command, while the product runs', async () => {
    expect(await operator()).toEqual([]);
    await operator('appoint', 'Ada_Test');
    expect(codeOf(await ada.call('roles'))).toBe('200');
    await until(async () => (await usergroup(ada)).length > 0);
    await until(async () => (await ids(ada)).includes(ada.userId));
    expect(await operator()).toMatchObject([{ userId: ada.userId, roles: [{ role: 'admin', by: 'system:operator' }] }]);
    await expect(operator('remove', ada.userId)).rejects.toThrow('the last admin');
    await expect(operator('appoint', 'nobody_here')).rejects.toBeInstanceOf(Refused);
    await expect(operator('crown', 'ada_test')).rejects.toThrow('npm run admins');
  });

  it('protect calls, and refusals are in the language of the caller', async () => {
    expect(await usergroup(ben)).toEqual([]);
    for (const [lang, text] of [
      ['de', 'Das können nur Admins.'],
      ['en', 'Only admins can do that.'],
      ['nl', 'Dat kunnen alleen beheerders.'],
    ] as const)
      for (const reply of [
        await ben.call('roles', { lang }),
        await ben.call('giveRole', { id: ben.userId, body: asAdmin, lang }),
        await ben.call('takeRole', { id: ada.userId, body: asAdmin, lang }),
      ])
        expect([reply.status, reply.failure]).toEqual([
          403,
          { error: true, msgcode: 'admin_needed', msgtext: text, msg: text },
        ]);
    expect(codeOf(await product.visitor.call('roles'))).toBe('401 sign_in_needed');
    expect(await ids(ada)).toEqual([ada.userId]);
  });

  it('are given and taken with immediate effect', async () => {
    const key = randomUUID();
    expect([await appoint(ada, ben, key), await appoint(ada, ben, key)]).toEqual(['200', '200']);
    expect((await ben.call('roles')).data).toMatchObject([
      { user_id: ada.userId, nickname: 'ada_test', roles: [{ role: 'admin', by: null }] },
      { user_id: ben.userId, nickname: 'ben_test', roles: [{ role: 'admin', by: ada.userId }] },
    ]);
    expect(await usergroup(ben)).toEqual(['admin']);
    expect(await remove(ben, ada)).toBe('200');
    expect(codeOf(await ada.call('roles'))).toBe('403 admin_needed');
    expect(await remove(ben, ben)).toBe('409 last_admin');
    expect(await appoint(ben, ada)).toBe('200');
    expect(await appoint(ada, { userId: randomUUID() })).toBe('404 account_not_found');
    expect(
      (await ada.raw('PATCH', `/v1/role_give/${ben.userId}`, { body: '{"role":"king","reason":"x"}' })).status,
    ).toBe(400);
    expect((await ada.raw('PATCH', `/v1/role_give/${ben.userId}`, { body: '{"role":"admin"}' })).status).toBe(400);
    expect((await ada.raw('PATCH', '/v1/role_give/me', { body: JSON.stringify(asAdmin) })).status).toBe(404);
  });

  it('removed by two admins from each other at the same time leave one admin', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const outcomes = await Promise.all([remove(ada, ben), remove(ben, ada)]);
      expect(outcomes.toSorted()).toEqual(['200', '403 admin_needed']);
      const [left, gone] = outcomes[0] === '200' ? [ada, ben] : [ben, ada];
      expect([codeOf(await left.call('roles')), codeOf(await gone.call('roles'))]).toEqual(['200', '403 admin_needed']);
      expect(await appoint(left, gone)).toBe('200');
    }
  });

  it('open their own areas and no others', async () => {
    const dora = await product.person('dora');
    const give = (role: Role) => ada.call('giveRole', { id: dora.userId, body: { role, reason: 'Neu im Team' } });
    const guarded = Object.entries(calls as Readonly<Record<string, Call>>).flatMap(
      ([name, { access, path, method }]) =>
        access === 'admin' || isArea(access)
          ? [{ name, access, path: path.replace('{id}', randomUUID()), method }]
          : [],
    );
    expect(guarded.length).toBeGreaterThan(15);
    const refusals = async () =>
      Promise.all(
        guarded.map(async ({ access, path, method }) => {
          const reply = await dora.raw(method, `/v1${path}`, method === 'GET' ? {} : { body: '{}' });
          return { access, refused: reply.status === 403 };
        }),
      );
    const opened = async () =>
      [...new Set((await refusals()).flatMap(({ access, refused }) => (refused ? [] : [access])))].toSorted();
    expect(await opened()).toEqual([]);
    for (const role of ['moderator', 'support', 'bookkeeper'] as const) {
      expect((await give(role)).status).toBe(200);
      expect(await opened()).toEqual(areas.filter((area) => mayDo([role], area)).toSorted());
      const taking = { id: dora.userId, body: { role, reason: 'Nur ein Versuch' } };
      expect((await ada.call('takeRole', taking)).data).toMatchObject({ roles: [] });
      expect(await opened()).toEqual([]);
    }
    expect(codeOf(await dora.call('reportQueue'))).toBe('403 role_needed');
  });

  it('are logged with each staff action', async () => {
    expect(await appoint(ada, cleo)).toBe('200');
    // Call until the new role is known, because roles are cached for seconds.
    await cleo.call('roles');
    await cleo.call('changeProfile', { body: { firstname: 'Cleopatra' } });
    await cleo.call('draftOffer', { body: {} });
    const acts = await actsOf(product.config, { actor: cleo.userId, role: 'admin' });
    expect(new Set(acts.flatMap(({ actor, roles }) => [actor, ...roles]))).toEqual(new Set([cleo.userId, 'admin']));
    expect(acts.map(({ service, type }) => `${service} ${type}`)).toEqual(
      expect.arrayContaining(['account PersonNamed', 'offer OfferDrafted']),
    );
    const asAdmins = await actsOf(product.config, wantedOf(['--role', 'admin']));
    expect(asAdmins.map(({ type }) => type)).toEqual(expect.arrayContaining(['RoleGiven', 'RoleTaken']));
    expect(asAdmins.some(({ actor }) => actor === 'system:operator')).toBe(false);
    const ever = await actsOf(product.config, { actor: cleo.userId, role: null });
    expect(ever.length).toBeGreaterThan(acts.length);
    expect(ever.map(({ at }) => at)).toEqual(ever.map(({ at }) => at).toSorted());
    expect(() => wantedOf([])).toThrow(Refused);
    expect(() => wantedOf(['--role', 'king'])).toThrow(Refused);
  });
});
