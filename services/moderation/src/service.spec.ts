import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Subject } from '@lendring/contracts/moderation/subject.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { at, completed, declined, idOf, offerId, snapshot, subject } from '../testing/case.js';
import { admin, member, moderator, startService, visitor } from '../testing/service.js';
import { caseIdOf } from './door/case-id.js';

const ada = admin('ada');
const eve = admin('eve');
const ben = member('ben');
const owner = member('owner');
const caseId = caseIdOf(subject, idOf('owner'));
const contact = { name: 'Cleo', email: 'cleo@example.org' };
const reporting = (change: object = {}) => ({
  subject: subject as Subject,
  typeId: 7,
  description: 'Das Zelt gibt es nicht.',
  contact: null,
  network: '192.0.2.1',
  ...change,
});
const minutes = (n: number): string => new Date(Date.parse(at) + n * 60_000).toISOString();

describe('the moderation service', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  const caseNow = async () => {
    const view = await service.ask(ada, 'case', { caseId });
    if (!view) throw new Error('There is no case');
    return view;
  };
  const decideAs = async (who: typeof ada, verdict = completed({ lock: true })) => {
    const [last] = (await caseNow()).decisions;
    return service.tell(who, 'decide', { caseId, after: last?.decisionId ?? null, verdict });
  };
  const queue = (state: 'waiting' | 'completed' | 'declined' | 'all' = 'waiting', who = ada) =>
    service.ask(who, 'queue', { filter: { state }, paging: { page: 1, size: 10 } });
  const subjectsOf = (name: string) => service.mails.filter(({ to }) => to.startsWith(name)).map((one) => one.subject);

  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => service.stop());

  it('keeps all reports of one thing as one case, the first and the last of them', async () => {
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
    service.clock.time = minutes(5);
    expect(await service.tell(visitor, 'report', reporting({ contact, typeId: 2 }))).toBe('ok');
    expect(await queue()).toMatchObject({
      total: 1,
      items: [{ caseId, reports: 2, title: 'Zelt', urgency: 3, firstReportAt: at, lastReportAt: minutes(5) }],
    });
    expect((await caseNow()).allReports).toMatchObject([
      { userId: null, contact, typeId: 2 },
      { userId: idOf('ben'), contact: null, typeId: 7 },
    ]);
  });

  it('takes one report of a person, also of a visitor by another spelling of their address', async () => {
    const click = randomUUID();
    expect(await service.tell(ben, 'report', reporting(), click)).toBe('ok');
    expect(await service.tell(ben, 'report', reporting(), click)).toBe('ok');
    expect(await service.tell(ben, 'report', reporting())).toBe('report_again');
    expect(await service.tell(visitor, 'report', reporting({ contact }))).toBe('ok');
    const shouting = { name: 'C', email: 'CLEO@example.org' };
    expect(await service.tell(visitor, 'report', reporting({ contact: shouting }))).toBe('ok');
    expect((await caseNow()).reports).toBe(2);
  });

  it('refuses what cannot be seen, what is one’s own, and who says not who they are', async () => {
    const unseen = { kind: 'offer' as const, id: 'b7c1d9e2fg' };
    expect(await service.tell(ben, 'report', reporting({ subject: unseen }))).toBe('report_subject_not_found');
    expect(await service.tell(owner, 'report', reporting())).toBe('report_own');
    expect(await service.tell(visitor, 'report', reporting())).toBe('report_contact_needed');
    expect(await service.tell(ben, 'report', reporting({ typeId: 10, description: '' }))).toBe(
      'report_description_needed',
    );
    expect(await service.ask(ben, 'reportable', { subject: unseen })).toBeNull();
    expect(await service.ask(visitor, 'reportable', { subject })).toEqual({ title: 'Zelt' });
  });

  it('slows down reports of one network, and receipts to one address', async () => {
    const thing = (n: number) => {
      const id = `k3v9w0m2${String(n).padStart(2, '0')}`;
      service.things.set(id, { ownerId: idOf('owner'), snapshot });
      return { kind: 'offer' as const, id };
    };
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
    const victim: string[] = [];
    for (let n = 20; n < 26; n += 1)
      victim.push(
        await service.tell(visitor, 'report', reporting({ subject: thing(n), contact, network: `198.51.100.${n}` })),
      );
    expect(victim.filter((code) => code === 'ok')).toHaveLength(3);
    // Somebody with an account is counted by it.
    expect(await service.tell(ben, 'report', reporting())).toBe('ok');
  });

  it('lets moderators look after cases, but not confirm what is for good', async () => {
    const mia = moderator('mia');
    await service.tell(ben, 'report', reporting());
    expect(await service.tell(mia, 'noteReading', { caseId })).toBe('ok');
    expect(await service.tell(ada, 'assign', { caseId, to: idOf('mia') })).toBe('ok');
    expect(await decideAs(ada, completed({ suspend: { days: null } }))).toBe('ok');
    const [decision] = (await caseNow()).decisions;
    const confirming = { caseId, decisionId: decision?.decisionId ?? '' };
    expect(await service.tell(mia, 'confirmSuspension', confirming)).toBe('case_not_found');
    const again = { caseId, after: confirming.decisionId, verdict: completed({ warn: true }) };
    expect(await service.tell(mia, 'decide', again)).toBe('ok');
    // Other roles see none of it.
    const support = { kind: 'user' as const, userId: idOf('sue'), roles: ['support' as const, 'bookkeeper' as const] };
    expect(await service.ask(support, 'case', { caseId })).toBeNull();
    expect(await service.tell(support, 'noteReading', { caseId })).toBe('case_not_found');
  });

  it('has cases raised without a report, decided as any other', async () => {
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
    // Nobody raises one about themselves.
    service.things.set(idOf('ada'), { ownerId: idOf('ada'), snapshot });
    expect(await service.tell(ada, 'raiseCase', { ...raising, userId: idOf('ada') })).toBe('report_own');
  });

  it('shows cases to nobody else, who decides nothing either', async () => {
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

  it('says once what is locked, and what is released', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    expect(await decideAs(ada)).toBe('ok');
    service.clock.time = minutes(20);
    expect(await decideAs(eve, completed({ lock: true, warn: true }))).toBe('ok');
    service.clock.time = minutes(30);
    expect(await decideAs(ada, declined)).toBe('ok');
    const said = await eventually(
      () => service.said(),
      (all) => all.length >= 2,
    );
    expect(said).toEqual([
      { type: 'moderation.offer_locked', subject: offerId, data: { offerId } },
      { type: 'moderation.offer_released', subject: offerId, data: { offerId } },
    ]);
  });

  it('lets one of two admins decide who do it at once', async () => {
    await service.tell(ben, 'report', reporting());
    const both = await Promise.all(
      [ada, eve].map((who) => service.tell(who, 'decide', { caseId, after: null, verdict: completed({ lock: true }) })),
    );
    expect(both.toSorted()).toEqual(['decision_changed', 'ok']);
    expect((await caseNow()).decisions).toHaveLength(1);
  });

  it('suspends for days, which end by themselves', async () => {
    await service.tell(ben, 'report', reporting());
    expect(await decideAs(ada, completed({ suspend: { days: 7 } }))).toBe('ok');
    const end = '2027-02-08T10:00:00.000Z';
    const userId = idOf('owner');
    await service.tick('2027-02-08T09:59:59.999Z');
    await eventually(
      () => service.said(),
      (all) => all.length === 1,
    );
    await service.tick(end);
    await service.tick(minutes(11_000));
    const said = await eventually(
      () => service.said(),
      (all) => all.length >= 2,
    );
    expect(said).toEqual([
      { type: 'moderation.person_suspended', subject: userId, data: { userId, until: end } },
      { type: 'moderation.person_reinstated', subject: userId, data: { userId } },
    ]);
  });

  it('suspends for good once a second admin has confirmed it, and takes that back', async () => {
    await service.tell(ben, 'report', reporting());
    await decideAs(ada, completed({ suspend: { days: null } }));
    const [decision] = (await caseNow()).decisions;
    const confirming = { caseId, decisionId: decision?.decisionId ?? '' };
    expect(decision?.suspendedUntil).toBe('2027-03-03T10:00:00.000Z');
    expect((await queue()).items).toMatchObject([{ toConfirm: true, state: 'completed' }]);
    expect(await service.tell(ada, 'confirmSuspension', confirming)).toBe('decision_other_person');
    expect(await service.tell(eve, 'confirmSuspension', confirming)).toBe('ok');
    expect((await queue()).total).toBe(0);
    service.clock.time = minutes(60);
    await decideAs(eve, declined);
    const userId = idOf('owner');
    const said = await eventually(
      () => service.said(),
      (all) => all.length >= 3,
    );
    expect(said.map(({ type, data }) => [type, data])).toEqual([
      ['moderation.person_suspended', { userId, until: '2027-03-03T10:00:00.000Z' }],
      ['moderation.person_suspended', { userId, until: null }],
      ['moderation.person_reinstated', { userId }],
    ]);
  });

  it('leaves a suspension as it is that a later decision repeats', async () => {
    await service.tell(ben, 'report', reporting());
    await decideAs(ada, completed({ suspend: { days: 7 } }));
    service.clock.time = minutes(2_000);
    await decideAs(eve, completed({ suspend: { days: 7 }, warn: true }));
    expect((await caseNow()).decisions[0]?.suspendedUntil).toBe('2027-02-08T10:00:00.000Z');
    await decideAs(ada, completed({ suspend: { days: null } }));
    const [forGood] = (await caseNow()).decisions;
    await service.tell(eve, 'confirmSuspension', { caseId, decisionId: forGood?.decisionId ?? '' });
    service.clock.time = minutes(3_000);
    await decideAs(ada, completed({ suspend: { days: null }, warn: true }));
    expect((await caseNow()).decisions[0]).toMatchObject({ suspendedUntil: null, confirmedBy: idOf('eve') });
    expect(await queue()).toMatchObject({ total: 0 });
    const said = await eventually(
      () => service.said(),
      (all) => all.length >= 3,
    );
    await service.settle();
    expect(said.map(({ data }) => (data as { until: string | null }).until)).toEqual([
      '2027-02-08T10:00:00.000Z',
      '2027-03-04T19:20:00.000Z',
      null,
    ]);
  });

  it('suspends no admin, gives cases to admins alone, and shows nobody a case about themselves', async () => {
    service.things.set('b7c1d9e2fg', { ownerId: idOf('ada'), snapshot });
    const own = { kind: 'offer' as const, id: 'b7c1d9e2fg' };
    await service.tell(ben, 'report', reporting({ subject: own }));
    const about = caseIdOf(own, idOf('ada'));
    expect(await service.ask(ada, 'case', { caseId: about })).toBeNull();
    expect(await queue('waiting', ada)).toMatchObject({ items: [], total: 0 });
    expect((await service.ask(eve, 'case', { caseId: about }))?.ownerId).toBe(idOf('ada'));
    const suspending = { caseId: about, after: null, verdict: completed({ suspend: { days: 7 } }) };
    expect(await service.tell(eve, 'decide', suspending)).toBe('decision_about_staff');
    expect(await service.tell(ada, 'decide', { ...suspending, verdict: declined })).toBe('decision_other_person');
    expect(await service.tell(eve, 'assign', { caseId: about, to: idOf('ben') })).toBe('assignee_no_right');
    expect(await service.tell(eve, 'assign', { caseId: about, to: idOf('eve') })).toBe('ok');
  });

  it('has a case for each of two people who report what they write to each other', async () => {
    const request = { kind: 'request' as const, id: randomUUID() };
    service.things.set(request.id, { ownerId: idOf('cleo'), snapshot });
    await service.tell(ben, 'report', reporting({ subject: request, typeId: 4 }));
    service.things.set(request.id, { ownerId: idOf('ben'), snapshot });
    await service.tell(member('cleo'), 'report', reporting({ subject: request, typeId: 4 }));
    expect((await queue()).items.map(({ ownerId }) => ownerId).toSorted()).toEqual(
      [idOf('ben'), idOf('cleo')].toSorted(),
    );
  });

  it('tells the other side of a loan once that it goes on', async () => {
    const loan = { requestId: idOf('request'), otherId: idOf('ben'), title: 'Leiter' };
    service.loans.set(idOf('owner'), [loan]);
    await service.tell(ben, 'report', reporting());
    await decideAs(ada, completed({ suspend: { days: null } }));
    const [decision] = (await caseNow()).decisions;
    await service.tell(eve, 'confirmSuspension', { caseId, decisionId: decision?.decisionId ?? '' });
    const told = await eventually(
      () => service.mails.filter(({ subject: said }) => said.startsWith('Das Konto der anderen Seite')),
      (mails) => mails.length > 0,
    );
    await service.settle();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ to: `${idOf('ben')}@example.org` });
    expect(told[0]?.text).toContain(`https://lend.example/anfrage/${loan.requestId}`);
  });

  it('tells somebody once that the days of their suspension are over, and nobody twice whom a decision freed', async () => {
    const isOver = ({ subject: said }: { subject: string }) => said === 'Dein Konto ist wieder frei';
    await service.tell(ben, 'report', reporting());
    await decideAs(ada, completed({ suspend: { days: 7 } }));
    await service.tick(minutes(11_000));
    await until(() => service.mails.some(isOver));
    await service.tick(minutes(11_001));
    await service.settle();
    expect(service.mails.filter(isOver)).toHaveLength(1);
    expect(service.mails.find(isOver)?.to).toBe(`${idOf('owner')}@example.org`);
  });

  it('writes to those whom it concerns: a receipt, the outcome, the reasons', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    await until(() => service.mails.length === 2);
    service.clock.time = minutes(10);
    await decideAs(ada);
    await until(() => service.mails.length === 5);
    expect(subjectsOf(idOf('ben'))).toEqual([
      'Deine Meldung ist angekommen: Zelt',
      'Unsere Entscheidung zu deiner Meldung: Zelt',
    ]);
    expect(subjectsOf('cleo')).toEqual(['Deine Meldung ist angekommen', 'Unsere Entscheidung zu deiner Meldung: Zelt']);
    expect(service.mails.find(({ to }) => to.startsWith('cleo'))?.text).not.toContain('Zelt');
    expect(subjectsOf(idOf('owner'))).toEqual(['Eine Entscheidung betrifft dich: Zelt']);
    const toOwner = service.mails.find(({ to }) => to.startsWith(idOf('owner')));
    const [decision] = (await caseNow()).decisions;
    expect(toOwner?.text).toContain(`https://lend.example/entscheidung/${decision?.decisionId}`);
    // Nobody learns who reported.
    expect(JSON.stringify(toOwner)).not.toMatch(new RegExp(`cleo|${idOf('ben')}`, 'i'));
  });

  it('says nothing to somebody whose thing was reported without cause', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await decideAs(ada, declined);
    await until(() => service.mails.length === 2);
    expect(subjectsOf(idOf('owner'))).toEqual([]);
    expect(await service.ask(owner, 'decisions', {})).toEqual([]);
  });

  it('gives reasons to the person concerned, the outcome to who reported, and nothing to others', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await decideAs(ada, completed({ lock: true, suspend: { days: 7 } }));
    const [own] = await service.ask(owner, 'decisions', {});
    expect(own).toMatchObject({
      side: 'vendor',
      ground: { kind: 'terms' },
      facts: 'Das Zelt gibt es nicht.',
      measures: { lock: true, suspend: { days: 7 } },
      reported: true,
      inForce: true,
      complaintUntil: '2027-08-01',
    });
    const asked = { decisionId: own?.decisionId ?? '' };
    const told = await service.ask(ben, 'decision', asked);
    expect(told).toMatchObject({ side: 'reporter', ground: null, facts: '', suspendedUntil: null, note: 'Danke.' });
    expect(told?.measures.suspend).toEqual({ days: null });
    for (const who of [member('cleo'), visitor, ada]) expect(await service.ask(who, 'decision', asked)).toBeNull();
    expect(JSON.stringify([own, told])).not.toContain(idOf('ada'));
  });

  it('tells reporters, and nobody else, what became of each report of theirs', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    expect(await service.ask(ben, 'reports', {})).toMatchObject([{ title: 'Zelt', decision: null }]);
    service.clock.time = minutes(10);
    await decideAs(ada, declined);
    service.clock.time = minutes(20);
    await service.tell(ben, 'report', reporting());
    const [decision] = (await caseNow()).decisions;
    expect((await service.ask(ben, 'reports', {})).map((one) => one.decision)).toEqual([
      null,
      { decisionId: decision?.decisionId, outcome: 'declined', at: minutes(10) },
    ]);
    for (const who of [owner, member('cleo'), visitor, ada]) expect(await service.ask(who, 'reports', {})).toEqual([]);
  });

  it('has a complaint answered by somebody else, and asks for it in the queue', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await decideAs(ada);
    const [own] = await service.ask(owner, 'decisions', {});
    const complaint = { decisionId: own?.decisionId ?? '', text: 'Es ist mein Zelt.' };
    expect(await service.tell(member('cleo'), 'complain', complaint)).toBe('decision_not_found');
    expect(await service.tell(visitor, 'complain', complaint)).toBe('decision_not_found');
    expect(await service.tell(owner, 'complain', complaint)).toBe('ok');
    expect(await service.tell(owner, 'complain', complaint)).toBe('complaint_made');
    expect((await queue()).items).toMatchObject([{ state: 'complaint' }]);
    expect(await service.ask(ada, 'waiting', {})).toMatchObject({ open: 1, overdue: 0, complaints: 1 });
    const [{ complaintId } = { complaintId: '' }] = (await caseNow()).complaints;
    const answer = { caseId, complaintId, upheld: true, answer: 'Stimmt.' };
    expect(await service.tell(ada, 'answerComplaint', answer)).toBe('decision_other_person');
    expect(await service.tell(eve, 'answerComplaint', answer)).toBe('ok');
    expect((await queue()).total).toBe(0);
    expect(await service.ask(owner, 'decisions', {})).toMatchObject([
      { complaint: { text: 'Es ist mein Zelt.', answered: { upheld: true, answer: 'Stimmt.' } } },
    ]);
  });

  it('counts months for everybody, without a name', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact, typeId: 2 }));
    service.clock.time = minutes(180);
    await decideAs(ada);
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

  it('keeps who read a case', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(ada, 'noteReading', { caseId });
    const read = (await service.store.read(`case-${caseId}`)).filter(({ type }) => type === 'CaseRead');
    expect(read).toMatchObject([{ data: { by: idOf('ada'), at } }]);
  });

  it('gives people what it holds of them', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await decideAs(ada);
    const own = (who: typeof ben, file: 'reports' | 'decisions') =>
      service.ask(who, 'ownData', { file, cursor: null }).then(({ rows }) => rows);
    expect(await own(ben, 'reports')).toMatchObject([{ subject, typeId: 7, description: 'Das Zelt gibt es nicht.' }]);
    expect(await own(ben, 'decisions')).toEqual([]);
    expect(await own(owner, 'decisions')).toMatchObject([{ side: 'vendor', title: 'Zelt' }]);
    expect(await own(owner, 'reports')).toEqual([]);
    expect(await own(visitor as typeof ben, 'reports')).toEqual([]);
  });

  it('forgets after a year who reported without an account, and in which words', async () => {
    await service.tell(visitor, 'report', reporting({ contact }));
    await service.tell(ben, 'report', reporting());
    await service.tick('2028-02-01T09:59:59.000Z');
    expect((await caseNow()).allReports).toMatchObject([{ userId: idOf('ben') }, { contact }]);
    await service.tick('2028-02-01T10:00:00.001Z');
    expect((await caseNow()).allReports).toMatchObject([
      { userId: idOf('ben'), description: 'Das Zelt gibt es nicht.' },
      { userId: null, contact: null, description: '' },
    ]);
    const log = JSON.stringify(await service.core.store.read(`case-${caseId}`));
    expect(log).not.toMatch(/cleo/i);
    // The same address may report again, under a key of its own.
    expect(await service.tell(visitor, 'report', reporting({ contact, typeId: 2 }))).toBe('ok');
  });

  it('forgets how a thing looked, and every word about it, when its person goes', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await decideAs(ada);
    await service.deleteAccount(idOf('owner'));
    await until(() => service.confirmed.includes(idOf('owner')));
    await service.keys.destroy(idOf('owner'));
    const view = await caseNow();
    expect(view.title).toBe('');
    expect(view.seen).toMatchObject([{ snapshot: null }]);
    const log = JSON.stringify(await service.core.store.read(`case-${caseId}`));
    expect(log).not.toContain(snapshot.text);
    // What was decided, and on which rule, is still known.
    expect(view.decisions).toMatchObject([{ outcome: 'completed', facts: '', ground: { kind: 'terms' } }]);
  });
});
