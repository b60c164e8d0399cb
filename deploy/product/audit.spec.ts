import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { changeAdmins, wishOf } from '../operations/admins.js';

describe('the audit log', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let ben: TestPerson;
  let ada: TestPerson;
  let eve: TestPerson;

  const acts = async (who: TestPerson, query: object = {}) => must('audit', await who.call('audit', { query })).data;
  const codes = async (who: TestPerson, query: object = {}) => (await acts(who, query)).acts.map(({ act }) => act);

  beforeAll(async () => {
    product = await startProduct();
    [owner, ben, ada, eve] = await Promise.all([
      product.person('gibtab'),
      product.person('leiht'),
      product.person('ada'),
      product.person('eve'),
    ]);
    for (const name of ['ada_test', 'eve_test']) await changeAdmins(product.config, wishOf(['appoint', name]));
    for (const admin of [ada, eve])
      await until(async () => (await admin.call('init')).data.usergroup.includes('admin'));
  });
  afterAll(async () => product.stop());

  it('records who opened a case and whom the case concerns, once per time window', async () => {
    const { offerId } = await publishOffer(owner, 'Zelt im Protokoll');
    const body = { subject: { kind: 'offer' as const, id: offerId }, type_id: 7, description: '', contact: null };
    must('report', await ben.call('report', { body }));
    const [row] = await eventually(
      async () => must('reportQueue', await ada.call('reportQueue')).data.cases,
      (cases) => cases.length > 0,
    );
    const id = row?.case_id ?? '';
    for (let turn = 0; turn < 3; turn += 1) must('reportCase', await ada.call('reportCase', { id }));
    must('assignCase', await ada.call('assignCase', { id, body: { to: ada.userId } }));
    const of = (query: object) =>
      eventually(
        () => acts(eve, query),
        (page) => page.acts.length > 0,
      );
    expect((await of({ act: 'case_read' })).acts).toMatchObject([
      {
        subject: { kind: 'case', id },
        by: { user_id: ada.userId, user: { nickname: 'ada_test' } },
        about: { user_id: owner.userId, user: { nickname: 'gibtab_test' } },
        refused: false,
      },
    ]);
    await eventually(
      () => codes(eve, { about: owner.userId }),
      (found) => found.includes('case_assigned'),
    );
    expect(JSON.stringify((await acts(ada, { about: ada.userId })).acts)).not.toContain('case_');
  });

  it('marks refused actions, and lists a repeated click once', async () => {
    const key = randomUUID();
    const stranger = randomUUID();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ada.call('giveRole', { id: stranger, body: { role: 'admin', reason: 'x' }, key })).status).toBe(
        404,
      );
    const { acts: found } = await eventually(
      () => acts(eve, { act: 'role_given' }),
      (page) => page.acts.some(({ refused }) => refused),
    );
    expect(found).toMatchObject([
      { refused: true, subject: { kind: 'user', id: stranger }, by: { user_id: ada.userId } },
    ]);
  });

  it('records a retry that succeeds after a refusal with the same key', async () => {
    const [key, stranger] = [randomUUID(), randomUUID()];
    const reason = 'Hilft mit.';
    expect((await ada.call('giveRole', { id: stranger, body: { role: 'support', reason }, key })).status).toBe(404);
    must('giveRole', await ada.call('giveRole', { id: ben.userId, body: { role: 'support', reason }, key }));
    const other = await ada.call('giveRole', { id: ben.userId, body: { role: 'bookkeeper', reason }, key });
    expect(other.failure.msgcode).toBe('idempotency_key_reused');
    const about = await eventually(
      () => acts(eve, { act: 'role_given', about: ben.userId }),
      (page) => page.acts.length === 2 && page.acts.some(({ refused }) => refused),
    );
    expect(about.acts.map(({ refused }) => refused)).toEqual([true, false]);
    must('takeRole', await ada.call('takeRole', { id: ben.userId, body: { role: 'support', reason } }));
  });

  it('records lists, files and reads of the log itself, but no calls without personal data', async () => {
    must('allInvoices', await eve.call('allInvoices', { body: { user_id: owner.userId } }));
    must('allInvoices', await eve.call('allInvoices', { body: { purpose: 'file' } }));
    must('catalogue', await eve.call('catalogue'));
    const feedback = { kind: 'idea' as const, text: 'Ein Kalender wäre schön.', page: null, email: null };
    must('giveFeedback', await product.visitor.call('giveFeedback', { body: feedback }));
    await eventually(
      async () => must('feedbackWaiting', await eve.call('feedbackWaiting')).data.open,
      (open) => open === 1,
    );
    must('reportWaiting', await eve.call('reportWaiting'));
    await acts(eve, { purpose: 'file' });
    const found = await eventually(
      () => codes(ada, { by: eve.userId }),
      (all) => all.includes('acts_exported'),
    );
    expect(found.toSorted()).toEqual([
      'acts_exported',
      ...found.filter((code) => code === 'acts_listed'),
      'invoices_exported',
      'invoices_listed',
    ]);
    expect(await acts(ada, { about: owner.userId, act: 'invoices_listed' })).toMatchObject({
      acts: [{ by: { user_id: eve.userId } }],
      older: null,
    });
  });

  it('records which setting or legal text was read or changed', async () => {
    must('setting', await ada.call('setting', { query: { part: 'banner' } }));
    must('putBackSetting', await ada.call('putBackSetting', { body: { part: 'operator', number: 0, after: 0 } }));
    must('legalSetting', await ada.call('legalSetting', { id: 'imprint', query: {} }));
    const subjects = async (act: 'setting_read' | 'setting_changed') =>
      (await acts(eve, { act, by: ada.userId })).acts.map(({ subject }) => subject?.id).toSorted();
    await eventually(
      () => subjects('setting_read'),
      (found) => found.length === 2,
    );
    expect([await subjects('setting_read'), await subjects('setting_changed')]).toEqual([
      ['banner', 'imprint'],
      ['operator'],
    ]);
  });

  it('records each user search with the users found, but without the search words', async () => {
    const search = async (text: string) =>
      must('people', await ada.call('people', { body: { kind: 'nickname', text } }));
    for (const text of ['gibtab_test', 'gibtab_test', 'leiht_test', 'nobody_at_all']) await search(text);
    const { acts: found } = await eventually(
      () => acts(eve, { act: 'people_searched' }),
      (page) => page.acts.length === 3,
    );
    expect(found.map(({ about }) => about?.user_id ?? null).toSorted()).toEqual(
      [owner.userId, ben.userId, null].toSorted(),
    );
    expect(found.map(({ about, listed }) => [about !== null, listed]).toSorted()).toEqual([
      [false, 'none'],
      [true, null],
      [true, null],
    ]);
    expect(JSON.stringify(found)).not.toContain('nobody_at_all');
  });

  it('records staff calls denied for a missing role, once per time window', async () => {
    const sue = await product.person('sue');
    must('giveRole', await ada.call('giveRole', { id: sue.userId, body: { role: 'support', reason: 'Hilft.' } }));
    await until(async () => (await sue.call('init')).data.usergroup.includes('support'));
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await sue.call('allInvoices')).failure.msgcode).toBe('role_needed');
      expect((await sue.call('anyInvoice', { id: randomUUID() })).failure.msgcode).toBe('role_needed');
      expect((await sue.call('reportings')).failure.msgcode).toBe('admin_needed');
    }
    const { acts: found } = await eventually(
      () => acts(eve, { by: sue.userId }),
      (page) => page.acts.length >= 3 && page.acts.every(({ refused }) => refused),
    );
    expect(found.map(({ act }) => act).toSorted()).toEqual(['attempt_refused', 'attempt_refused', 'invoice_read']);
  });

  it('records pages denied to staff, but not pages denied to users without a role', async () => {
    const tim = await product.person('tim');
    await tim.call('noteDenied', { body: { right: 'invoices' } });
    must('giveRole', await ada.call('giveRole', { id: tim.userId, body: { role: 'support', reason: 'Hilft.' } }));
    await until(async () => (await tim.call('init')).data.usergroup.includes('support'));
    for (const right of ['invoices', 'invoices', 'admin', 'people'] as const)
      await tim.call('noteDenied', { body: { right } });
    const { acts: found } = await eventually(
      () => acts(eve, { by: tim.userId }),
      (page) => page.acts.length >= 2 && page.acts.every(({ refused }) => refused),
    );
    expect(found.map(({ act }) => act)).toEqual(['attempt_refused', 'attempt_refused']);
  });

  it('omits the counters of bank transfers', async () => {
    const bea = await product.person('bea');
    must('giveRole', await ada.call('giveRole', { id: bea.userId, body: { role: 'bookkeeper', reason: 'Bucht.' } }));
    await until(async () => (await bea.call('init')).data.usergroup.includes('bookkeeper'));
    expect(must('transferCounts', await bea.call('transferCounts')).data.counts).toMatchObject({ owed: 0 });
    expect((await acts(eve, { by: bea.userId })).acts).toEqual([]);
  });

  it('lists all action codes and actors, and distinguishes views from changes', async () => {
    const { codes: known, actors } = await acts(ada, { size: 1 });
    expect(known).toEqual(expect.arrayContaining(['case_read', 'role_given', 'invoices_exported']));
    expect(known).not.toContain('transfers_listed');
    expect(actors).toContainEqual({ user_id: eve.userId, user: expect.objectContaining({ nickname: 'eve_test' }) });
    const [deeds, looks] = [await codes(ada, { manner: 'deed' }), await codes(ada, { manner: 'look' })];
    expect(deeds.filter((code) => looks.includes(code))).toEqual([]);
    expect([deeds.includes('role_given'), looks.includes('case_read')]).toEqual([true, true]);
  });

  it('pages through entries and rejects invalid filters', async () => {
    const { acts: first, older } = await acts(ada, { size: 1 });
    expect(first).toHaveLength(1);
    const second = await acts(ada, { size: 1, before: older });
    expect(second.acts[0]?.act_id).not.toBe(first[0]?.act_id);
    for (const query of [
      'act=everything',
      'before=now',
      `before=2027-99-01T10:00:00.000Z_${randomUUID()}`,
      `before=2027-01-01T10:00:00.000Z_${'-'.repeat(36)}`,
      'from=31.12.2026',
      'by=me',
      'size=1000',
      'purpose=fun',
      'manner=both',
    ])
      expect([query, (await ada.raw('GET', `/v1/audit?${query}`)).status]).toEqual([query, 400]);
  });

  it('is open to admins only, and contains no calls by users without a role', async () => {
    expect((await ben.call('audit')).failure.msgcode).toBe('admin_needed');
    expect((await product.visitor.call('audit')).failure.msgcode).toBe('sign_in_needed');
    expect((await ben.call('allInvoices')).status).toBe(403);
    expect(await codes(ada, { by: ben.userId })).toEqual([]);
  });
});
