import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '@lendring/platform/testing/eventually.js';
import { at, completed, idOf, snapshot, subject } from '../../testing/case.js';
import { caseId, contact, minutes, reporting, startCases } from '../../testing/cases.js';
import { admin, member, moderator, visitor } from '../../testing/service.js';

const ada = admin('ada');
const ben = member('ben');
const owner = member('owner');

describe('cases of the moderation service', () => {
  let service: Awaited<ReturnType<typeof startCases>>;

  beforeEach(async () => {
    service = await startCases();
  });
  afterEach(async () => service.stop());

  it('groups all reports of one item into one case', async () => {
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    service.clock.time = minutes(5);
    expect(await service.tell(visitor, 'report', reporting({ contact, typeId: 2 }))).toBe('ok');
    expect(await service.queue()).toMatchObject({
      total: 1,
      items: [{ caseId, reports: 2, title: 'Zelt', urgency: 3, firstReportAt: at, lastReportAt: minutes(5) }],
    });
    expect((await service.caseNow()).allReports).toMatchObject([
      { userId: null, contact, typeId: 2 },
      { userId: idOf('ben'), contact: null, typeId: 7 },
    ]);
  });

  it('names the language in which each reporter reads the decision: of the account, or of the visitor’s page', async () => {
    service.pages.locale = 'en';
    await service.tell(member('nele'), 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    expect((await service.caseNow()).allReports.map(({ userId, locale }) => [userId !== null, locale])).toEqual([
      [false, 'en'],
      [true, 'nl'],
    ]);
  });

  it('accepts one report per person, even if a visitor spells the address differently', async () => {
    const click = randomUUID();
    expect(await service.tell(ben, 'report', reporting(), click)).toBe('ok');
    expect(await service.tell(ben, 'report', reporting(), click)).toBe('ok');
    const changed = reporting({ description: 'Das Zelt ist kaputt.' });
    expect(await service.tell(ben, 'report', changed, click)).toBe('idempotency_key_reused');
    expect(await service.tell(ben, 'report', reporting({ network: '198.51.100.7' }), click)).toBe('ok');
    expect(await service.tell(ben, 'report', reporting())).toBe('report_again');
    const visitors = randomUUID();
    expect(await service.tell(visitor, 'report', reporting({ contact }), visitors)).toBe('ok');
    expect(await service.tell(visitor, 'report', reporting({ contact, description: 'Anders' }), visitors)).toBe(
      'idempotency_key_reused',
    );
    const shouting = { name: 'C', email: 'CLEO@example.org' };
    expect(await service.tell(visitor, 'report', reporting({ contact: shouting }))).toBe('ok');
    expect((await service.caseNow()).reports).toBe(2);
  });

  it('refuses reports of invisible or own items, and anonymous reports without contact', async () => {
    const unseen = { kind: 'offer' as const, id: 'b7c1d9e2fg' };
    expect(await service.tell(ben, 'report', reporting({ subject: unseen }))).toBe('report_subject_not_found');
    expect(await service.tell(owner, 'report', reporting())).toBe('report_own');
    expect(await service.tell(visitor, 'report', reporting())).toBe('report_contact_needed');
    expect(await service.tell(ben, 'report', reporting({ typeId: 10, description: '' }))).toBe(
      'report_description_needed',
    );
    expect(await service.ask(ben, 'reportable', { subject: unseen })).toBeNull();
    expect(await service.ask(visitor, 'reportable', { subject })).toEqual({ title: 'Zelt', quote: null, own: false });
    expect(await service.ask(owner, 'reportable', { subject })).toEqual({ title: 'Zelt', quote: null, own: true });
  });

  const thing = (n: number) => {
    const id = `k3v9w0m2${String(n).padStart(2, '0')}`;
    service.things.set(id, { ownerId: idOf('owner'), snapshot });
    return { kind: 'offer' as const, id };
  };

  it('accepts reports from an address that strangers have used, and limits its receipt mails', async () => {
    const reportFrom = (n: number) =>
      service.tell(visitor, 'report', reporting({ subject: thing(n), contact, network: `198.51.100.${n}` }));
    const receipts = () => service.mails.filter(({ to }) => to === contact.email).length;
    for (let n = 20; n < 26; n += 1) expect(await reportFrom(n)).toBe('ok');
    await until(() => receipts() === 3);
    const spelled = { name: 'C', email: 'Cleo+x@example.org' };
    expect(await service.tell(visitor, 'report', reporting({ subject: thing(26), contact: spelled }))).toBe('ok');
    expect((await service.queue()).total).toBe(7);
    service.clock.time = minutes(15);
    expect(await reportFrom(27)).toBe('ok');
    await until(() => receipts() > 3);
    expect(receipts()).toBe(4);
  });

  it('rate-limits the reports of one network', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 12; n += 1)
      outcomes.push(
        await service.tell(
          visitor,
          'report',
          reporting({ subject: thing(n), contact: { name: 'N', email: `n${n}@example.org` } }),
        ),
      );
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('too_many_reports');
    const by = async (who: typeof ben, n: number) => service.tell(who, 'report', reporting({ subject: thing(n) }));
    for (let n = 0; n < 10; n += 1) expect(await by(ben, n)).toBe('ok');
    expect(await by(ben, 10)).toBe('too_many_reports');
    expect(await by(member('cleo'), 0)).toBe('ok');
  });

  it('lets moderators handle cases, but not confirm permanent suspensions', async () => {
    const mia = moderator('mia');
    await service.tell(ben, 'report', reporting());
    expect(await service.tell(mia, 'noteReading', { caseId })).toBe('ok');
    expect(await service.tell(ada, 'assign', { caseId, to: idOf('mia') })).toBe('ok');
    expect(await service.decideAs(ada, completed({ suspend: { days: null } }))).toBe('ok');
    const [decision] = (await service.caseNow()).decisions;
    const confirming = { caseId, decisionId: decision?.decisionId ?? '' };
    expect(await service.tell(mia, 'confirmSuspension', confirming)).toBe('case_not_found');
    const again = { caseId, after: confirming.decisionId, verdict: completed({ warn: true }) };
    expect(await service.tell(mia, 'decide', again)).toBe('ok');
    const support = { kind: 'user' as const, userId: idOf('sue'), roles: ['support' as const, 'bookkeeper' as const] };
    expect(await service.ask(support, 'case', { caseId })).toBeNull();
    expect(await service.tell(support, 'noteReading', { caseId })).toBe('case_not_found');
  });

  it('lets staff open a case without a report, and decide it like any other case', async () => {
    const userId = idOf('owner');
    service.things.set(userId, { ownerId: userId, snapshot });
    const raising = { userId, reason: 'Schreibt vielen dasselbe' };
    for (const who of [ben, visitor]) expect(await service.tell(who, 'raiseCase', raising)).toBe('case_not_found');
    const support = { kind: 'user' as const, userId: idOf('sue'), roles: ['support' as const] };
    expect(await service.tell(support, 'raiseCase', raising)).toBe('case_not_found');
    expect(await service.tell(ada, 'raiseCase', { ...raising, userId: idOf('nobody') })).toBe(
      'report_subject_not_found',
    );
    expect(await service.ask(ada, 'caseAbout', { userId })).toBeNull();
    for (let n = 0; n < 2; n += 1) expect(await service.tell(ada, 'raiseCase', raising)).toBe('ok');
    await service.settle();
    const about = (await service.ask(ada, 'caseAbout', { userId })) ?? '';
    expect(await service.ask(ben, 'caseAbout', { userId })).toBeNull();
    expect(await service.ask(ada, 'case', { caseId: about })).toMatchObject({
      state: 'open',
      reports: 0,
      typeIds: [],
      raised: [{ by: idOf('ada'), reason: 'Schreibt vielen dasselbe' }],
    });
    expect(await service.ask(support, 'about', { userId })).toEqual({ open: 1, all: 1, suspendedBy: [] });
    expect(await service.ask(ben, 'about', { userId })).toBeNull();
    const verdict = completed({ suspend: { days: 7 } });
    service.clock.time = minutes(120);
    expect(await service.tell(ada, 'decide', { caseId: about, after: null, verdict })).toBe('ok');
    await service.settle();
    expect(await service.ask(support, 'about', { userId })).toEqual({ open: 0, all: 1, suspendedBy: [about] });
    expect(await service.ask(visitor, 'transparency', {})).toMatchObject([{ reports: 0, suspended: 1, hours: 2 }]);
    expect(await service.ask(member('owner'), 'decisions', {})).toMatchObject([{ side: 'vendor', reported: false }]);
    service.things.set(idOf('ada'), { ownerId: idOf('ada'), snapshot });
    expect(await service.tell(ada, 'raiseCase', { ...raising, userId: idOf('ada') })).toBe('report_own');
  });

  it('shows cases to staff only, and lets no one else decide', async () => {
    await service.tell(ben, 'report', reporting());
    for (const who of [ben, owner, visitor]) {
      expect(await service.ask(who, 'case', { caseId })).toBeNull();
      expect(
        await service.ask(who, 'queue', { filter: { state: 'all' }, paging: { page: 1, size: 10 } }),
      ).toMatchObject({ items: [], total: 0 });
      expect(await service.ask(who, 'waiting', {})).toMatchObject({ open: 0, overdue: 0, complaints: 0 });
      const verdict = completed({ lock: true });
      expect(await service.tell(who, 'decide', { caseId, after: null, verdict })).toBe('case_not_found');
      expect(await service.tell(who, 'assign', { caseId, to: null })).toBe('case_not_found');
      expect(await service.tell(who, 'noteReading', { caseId })).toBe('case_not_found');
    }
    expect(service.said()).toEqual([]);
  });

  it('opens one case for each of two people who report messages of each other', async () => {
    const request = { kind: 'request' as const, id: randomUUID() };
    service.things.set(request.id, { ownerId: idOf('cleo'), snapshot });
    await service.tell(ben, 'report', reporting({ subject: request, typeId: 4 }));
    service.things.set(request.id, { ownerId: idOf('ben'), snapshot });
    await service.tell(member('cleo'), 'report', reporting({ subject: request, typeId: 4 }));
    expect((await service.queue()).items.map(({ ownerId }) => ownerId).toSorted()).toEqual(
      [idOf('ben'), idOf('cleo')].toSorted(),
    );
  });

  it('shows no words of a deleted account, on either side of the case', async () => {
    const request = { kind: 'request' as const, id: randomUUID() };
    const said = [
      { authorId: idOf('cleo'), lines: [{ place: 0, text: '◂ Hast du Zeit?' }] },
      { authorId: idOf('ben'), lines: [{ place: 1, text: '▸ Ruf mich an.' }] },
    ];
    const talk = { ...snapshot, text: '◂ Hast du Zeit?\n\n▸ Ruf mich an.' };
    service.things.set(request.id, { ownerId: idOf('cleo'), snapshot: talk, said });
    await service.tell(ben, 'report', reporting({ subject: request, typeId: 4 }));
    const [{ caseId: id } = { caseId: '' }] = (await service.queue()).items;
    const text = async () => (await service.ask(ada, 'case', { caseId: id }))?.seen[0]?.snapshot?.text;
    expect(await text()).toBe(talk.text);
    await service.keys.destroy(idOf('ben'));
    expect(await text()).toBe('◂ Hast du Zeit?');
  });

  it('publishes monthly counts without names', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact, typeId: 2 }));
    service.clock.time = minutes(180);
    await service.decideAs(ada);
    expect(await service.ask(visitor, 'transparency', {})).toEqual([
      expect.objectContaining({
        month: '2027-02',
        reports: 2,
        byVisitors: 1,
        byType: { 7: 1, 2: 1 },
        byKind: { offer: 2 },
        completed: 1,
        locked: 1,
        hours: 3,
        decisions: 1,
      }),
    ]);
  });

  it('records the readers of a case', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(ada, 'noteReading', { caseId });
    const read = (await service.store.read(`case-${caseId}`)).filter(({ type }) => type === 'CaseRead');
    expect(read).toMatchObject([{ data: { by: idOf('ada'), at } }]);
  });

  it('returns reports and decisions of a user for their data export', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    const own = (who: typeof ben, file: 'reports' | 'decisions') =>
      service.ask(who, 'ownData', { file, cursor: null }).then(({ rows }) => rows);
    expect(await own(ben, 'reports')).toMatchObject([{ subject, typeId: 7, description: 'Das Zelt gibt es nicht.' }]);
    expect(await own(ben, 'decisions')).toEqual([]);
    expect(await own(owner, 'decisions')).toMatchObject([{ side: 'vendor', title: 'Zelt' }]);
    expect(await own(owner, 'reports')).toEqual([]);
    expect(await own(visitor as typeof ben, 'reports')).toEqual([]);
  });

  it('deletes contact and words of the report of a visitor after a year', async () => {
    await service.tell(visitor, 'report', reporting({ contact }));
    await service.tell(ben, 'report', reporting());
    await service.tick('2028-02-01T09:59:59.000Z');
    expect((await service.caseNow()).allReports).toMatchObject([{ userId: idOf('ben') }, { contact }]);
    await service.tick('2028-02-01T10:00:00.001Z');
    expect((await service.caseNow()).allReports).toMatchObject([
      { userId: idOf('ben'), description: 'Das Zelt gibt es nicht.' },
      { userId: null, contact: null, description: '' },
    ]);
    const log = JSON.stringify(await service.core.store.read(`case-${caseId}`));
    expect(log).not.toMatch(/cleo/i);
    expect(await service.tell(visitor, 'report', reporting({ contact, typeId: 2 }))).toBe('ok');
  });

  it('deletes snapshot and wording when the account of the owner is deleted', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    await service.deleteAccount(idOf('owner'));
    await until(() => service.confirmed.includes(idOf('owner')));
    await service.keys.destroy(idOf('owner'));
    const view = await service.caseNow();
    expect(view.title).toBe('');
    expect(view.seen).toMatchObject([{ snapshot: null }]);
    const log = JSON.stringify(await service.core.store.read(`case-${caseId}`));
    expect(log).not.toContain(snapshot.text);
    expect(view.decisions).toMatchObject([{ outcome: 'completed', facts: '', ground: { kind: 'terms' } }]);
  });
});
