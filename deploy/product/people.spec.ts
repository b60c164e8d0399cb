import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import type { People, TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('users in the backoffice', () => {
  let product: People;
  let ada: TestPerson;
  let ben: TestPerson;
  let sue: TestPerson;
  let mia: TestPerson;

  const give = (who: TestPerson, role: Role) =>
    ada.call('giveRole', { id: who.userId, body: { role, reason: 'Neu im Team' } });
  const lookAt = (by: TestPerson, who: TestPerson) =>
    by.call('person', { id: who.userId, query: { occasion: 'contact' } });
  const reason = 'Hat uns angerufen';

  beforeAll(async () => {
    product = await sharedProduct();
    [ada, ben, sue, mia] = await Promise.all(
      ['ada', 'ben', 'sue', 'mia'].map((name) => product.person(name)) as [
        Promise<TestPerson>,
        Promise<TestPerson>,
        Promise<TestPerson>,
        Promise<TestPerson>,
      ],
    );
    await changeAdmins(product.config, wishOf(['appoint', ada.userId]));
    expect([(await give(sue, 'support')).status, (await give(mia, 'moderator')).status]).toEqual([200, 200]);
  });

  it('are found and visible as far as a role allows', async () => {
    const found = await sue.call('people', { body: { kind: 'nickname', text: `B${ben.nickname.slice(1, -1)}` } });
    expect(found.data).toMatchObject({ people: [{ user_id: ben.userId, nickname: ben.nickname, roles: [] }] });
    const seen = (await lookAt(sue, ben)).data;
    expect(seen).toMatchObject({ nickname: ben.nickname, offers: { active: 0, all: 0 }, cases: { open: 0, all: 0 } });
    expect([seen.email === null, seen.history]).toEqual([false, null]);
    expect((await lookAt(mia, ben)).data).toMatchObject({ email: null, history: null });
    await until(async () => ((await lookAt(ada, ben)).data.history ?? []).length === 3);
    expect((await lookAt(ada, ben)).data.history?.map(({ what, by }) => [what, by?.nickname])).toEqual([
      ['read', ada.nickname],
      ['read', mia.nickname],
      ['read', sue.nickname],
    ]);
    expect((await sue.raw('GET', `/v1/person/${ben.userId}`)).status).toBe(400);
    expect((await sue.raw('POST', '/v1/person_search', { body: '{"kind":"nickname","text":" "}' })).status).toBe(400);
    expect((await sue.raw('GET', `/v1/person/${randomUUID()}?occasion=contact`)).status).toBe(404);
    for (const [who, status] of [
      [ben, 403],
      [product.visitor, 401],
    ] as const) {
      const answer = await who.raw('GET', `/v1/person/${mia.userId}?occasion=contact`);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toMatch(/mia_|example/);
    }
  });

  it('are suspended only through a case, which needs no report', async () => {
    const raised = await mia.call('raiseCase', { id: ben.userId, body: { reason: 'Schreibt allen dasselbe' } });
    expect(raised.status).toBe(200);
    const id = raised.data.case_id;
    const verdict = {
      after: null,
      outcome: 'completed' as const,
      measures: { lock: false, warn: false, suspend: { days: 7 } },
      ground: { kind: 'terms' as const, text: 'Nutzungsbedingungen' },
      facts: 'Viele gleiche Nachrichten',
      note_to_vendor: '',
      note_to_reporter: '',
      internal_note: '',
    };
    expect((await mia.call('decideCase', { id, body: verdict })).status).toBe(200);
    await until(async () => (await lookAt(sue, ben)).data.suspended !== null);
    expect((await lookAt(sue, ben)).data.cases).toEqual({ open: 0, all: 1, suspended_by: [id] });
    expect((await sue.raw('PATCH', `/v1/report_raise/${ben.userId}`, { body: '{"reason":"x"}' })).status).toBe(403);
  });

  // web/e2e/people.journey.ts covers the end of open sessions, which requires a real sign-in.
  it('are signed out by support, with a reason', async () => {
    const id = ben.userId;
    expect((await sue.raw('PATCH', `/v1/person_sign_out/${id}`, { body: '{"reason":" "}' })).status).toBe(400);
    expect((await mia.call('signPersonOut', { id, body: { reason } })).status).toBe(403);
    const elsewhere = await sue.call('signPersonOut', { id, body: { reason } });
    expect([elsewhere.status, elsewhere.failure.msgcode]).toEqual([409, 'sign_in_elsewhere']);
  });

  it('are erased on request by an admin, unless they hold a role', async () => {
    expect((await sue.call('erasePerson', { id: ben.userId, body: { reason } })).failure.msgcode).toBe('admin_needed');
    expect((await ada.call('erasePerson', { id: sue.userId, body: { reason } })).failure.msgcode).toBe('role_held');
    const key = randomUUID();
    for (let click = 0; click < 2; click += 1)
      expect((await ada.call('erasePerson', { id: ben.userId, body: { reason }, key })).status).toBe(204);
    await until(async () => (await lookAt(ada, ben)).status === 404);
  });

  it('without an account can be mailed again, without revealing whether the address exists', async () => {
    const send = (by: TestPerson, email: string) =>
      by.call('sendConfirmation', { body: { email, language: 'nl', reason } });
    expect((await send(sue, product.address('nobody@example.org'))).status).toBe(204);
    expect((await send(mia, product.address('nobody@example.org'))).status).toBe(403);
  });
});
