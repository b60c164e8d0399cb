import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { completed, declined, idOf, offerId, snapshot } from '../../testing/case.js';
import { caseId, contact, minutes, reporting, startCases } from '../../testing/cases.js';
import { admin, member, moderator, visitor } from '../../testing/service.js';
import { caseIdOf } from '../case/case-id.js';

const ada = admin('ada');
const eve = admin('eve');
const ben = member('ben');
const owner = member('owner');

describe('decisions about cases', () => {
  let service: Awaited<ReturnType<typeof startCases>>;

  beforeEach(async () => {
    service = await startCases();
  });
  afterEach(async () => service.stop());

  it('publish each lock and each release once', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    expect(await service.decideAs(ada)).toBe('ok');
    service.clock.time = minutes(20);
    expect(await service.decideAs(eve, completed({ lock: true, warn: true }))).toBe('ok');
    service.clock.time = minutes(30);
    expect(await service.decideAs(ada, declined)).toBe('ok');
    const said = await eventually(
      () => service.said(),
      (all) => all.length >= 2,
    );
    expect(said).toEqual([
      { type: 'moderation.offer_locked', subject: offerId, data: { offerId } },
      { type: 'moderation.offer_released', subject: offerId, data: { offerId } },
    ]);
  });

  it('can be made by only one of two admins who act at the same time', async () => {
    await service.tell(ben, 'report', reporting());
    const both = await Promise.all(
      [ada, eve].map((who) => service.tell(who, 'decide', { caseId, after: null, verdict: completed({ lock: true }) })),
    );
    expect(both.toSorted()).toEqual(['decision_changed', 'ok']);
    expect((await service.caseNow()).decisions).toHaveLength(1);
  });

  it('suspend for days, and the suspension expires by itself', async () => {
    await service.tell(ben, 'report', reporting());
    expect(await service.decideAs(ada, completed({ suspend: { days: 7 } }))).toBe('ok');
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

  it('drop the second confirmation once the account is deleted', async () => {
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, completed({ suspend: { days: null } }));
    expect((await service.queue()).items).toMatchObject([{ toConfirm: true }]);
    await service.deleteAccount(idOf('owner'));
    await until(() => service.confirmed.includes(idOf('owner')));
    expect((await service.queue()).total).toBe(0);
  });

  it('suspend permanently after a second admin confirms, and lift the suspension later', async () => {
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, completed({ suspend: { days: null } }));
    const [decision] = (await service.caseNow()).decisions;
    const confirming = { caseId, decisionId: decision?.decisionId ?? '' };
    expect(decision?.suspendedUntil).toBe('2027-03-03T10:00:00.000Z');
    expect((await service.queue()).items).toMatchObject([{ toConfirm: true, state: 'completed' }]);
    expect(await service.tell(ada, 'confirmSuspension', confirming)).toBe('decision_other_person');
    expect(await service.tell(eve, 'confirmSuspension', confirming)).toBe('ok');
    expect((await service.queue()).total).toBe(0);
    service.clock.time = minutes(60);
    await service.decideAs(eve, declined);
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

  it('leave a suspension unchanged when a later decision repeats it', async () => {
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, completed({ suspend: { days: 7 } }));
    service.clock.time = minutes(2_000);
    await service.decideAs(eve, completed({ suspend: { days: 7 }, warn: true }));
    expect((await service.caseNow()).decisions[0]?.suspendedUntil).toBe('2027-02-08T10:00:00.000Z');
    await service.decideAs(ada, completed({ suspend: { days: null } }));
    const [forGood] = (await service.caseNow()).decisions;
    await service.tell(eve, 'confirmSuspension', { caseId, decisionId: forGood?.decisionId ?? '' });
    service.clock.time = minutes(3_000);
    await service.decideAs(ada, completed({ suspend: { days: null }, warn: true }));
    expect((await service.caseNow()).decisions[0]).toMatchObject({ suspendedUntil: null, confirmedBy: idOf('eve') });
    expect(await service.queue()).toMatchObject({ total: 0 });
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

  it('suspend no admin, and give cases about admins to admins only', async () => {
    service.things.set('b7c1d9e2fg', { ownerId: idOf('ada'), snapshot });
    const own = { kind: 'offer' as const, id: 'b7c1d9e2fg' };
    await service.tell(ben, 'report', reporting({ subject: own }));
    const about = caseIdOf(own, idOf('ada'));
    expect(await service.ask(ada, 'case', { caseId: about })).toBeNull();
    expect(await service.queue('waiting', ada)).toMatchObject({ items: [], total: 0 });
    const counted = { open: 1, byUrgency: [0, 1, 0], overdue: 0, complaints: 0, mine: 0 };
    expect(await service.ask(eve, 'waiting', {})).toEqual(counted);
    expect(await service.ask(ada, 'waiting', {})).toEqual({ ...counted, open: 0, byUrgency: [0, 0, 0] });
    expect((await service.ask(eve, 'case', { caseId: about }))?.ownerId).toBe(idOf('ada'));
    const suspending = { caseId: about, after: null, verdict: completed({ suspend: { days: 7 } }) };
    expect(await service.tell(eve, 'decide', suspending)).toBe('decision_about_staff');
    expect(await service.tell(ada, 'decide', { ...suspending, verdict: declined })).toBe('case_not_found');
    expect(await service.ask(ada, 'about', { userId: idOf('ada') })).toMatchObject({ open: 0, all: 0 });
    expect(await service.ask(eve, 'about', { userId: idOf('ada') })).toMatchObject({ open: 1, all: 1 });
    expect(await service.tell(eve, 'assign', { caseId: about, to: idOf('ben') })).toBe('assignee_no_right');
    expect(await service.tell(eve, 'assign', { caseId: about, to: idOf('eve') })).toBe('ok');
    expect(await service.ask(eve, 'waiting', {})).toEqual({ ...counted, mine: 1 });
  });

  it('hide a case from all people it concerns, and refuse their actions', async () => {
    const [rated, leader] = [moderator('mia'), admin('ada')];
    const words = { kind: 'rating' as const, id: `${randomUUID()}_vendor` };
    service.things.set(words.id, { ownerId: idOf('ben'), parties: ['ben', 'mia', 'ada'].map(idOf), snapshot });
    const anonymous = reporting({ subject: words, typeId: 10, contact });
    expect(await service.tell(visitor, 'report', anonymous)).toBe('ok');
    const about = caseIdOf(words, idOf('ben'));
    for (const who of [rated, leader]) {
      const verdict = completed({ lock: true, uncounted: true });
      expect(await service.tell(who, 'decide', { caseId: about, after: null, verdict })).toBe('case_not_found');
      expect(await service.tell(who, 'assign', { caseId: about, to: idOf('eve') })).toBe('case_not_found');
      expect(await service.tell(who, 'noteReading', { caseId: about })).toBe('case_not_found');
      expect(await service.ask(who, 'case', { caseId: about })).toBeNull();
      expect(await service.queue('all', who)).toMatchObject({ items: [], total: 0 });
      expect(await service.ask(who, 'waiting', {})).toMatchObject({ open: 0, byUrgency: [0, 0, 0] });
      expect(await service.ask(who, 'about', { userId: idOf('ben') })).toMatchObject({ open: 0, all: 0 });
    }
    expect((await service.queue('all', eve)).total).toBe(1);
    expect(await service.ask(eve, 'waiting', {})).toMatchObject({ open: 1 });
    expect(await service.tell(eve, 'assign', { caseId: about, to: idOf('ada') })).toBe('decision_other_person');
    expect(service.said()).toEqual([]);
  });

  it('unassign a case when a later report involves its assignee', async () => {
    const group = { kind: 'group' as const, id: 'b7c1d9e2fg' };
    service.things.set(group.id, { ownerId: idOf('owner'), parties: [idOf('owner')], snapshot });
    await service.tell(ben, 'report', reporting({ subject: group }));
    const about = caseIdOf(group, idOf('owner'));
    expect(await service.tell(eve, 'assign', { caseId: about, to: idOf('ada') })).toBe('ok');
    service.things.set(group.id, { ownerId: idOf('owner'), parties: [idOf('owner'), idOf('ada')], snapshot });
    await service.tell(member('cleo'), 'report', reporting({ subject: group }));
    expect((await service.queue('all', ada)).total).toBe(0);
    expect((await service.queue('all', eve)).items).toMatchObject([{ assignedTo: null }]);
    expect((await service.ask(eve, 'case', { caseId: about }))?.assignedTo).toBeNull();
  });

  it('inform the other side of a loan once that the loan continues, and once that the suspension ended', async () => {
    const loan = { requestId: idOf('request'), otherId: idOf('ben'), title: 'Leiter' };
    service.loans.set(idOf('owner'), [loan]);
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, completed({ suspend: { days: null } }));
    const [decision] = (await service.caseNow()).decisions;
    await service.tell(eve, 'confirmSuspension', { caseId, decisionId: decision?.decisionId ?? '' });
    const told = (count: number) =>
      eventually(
        () => service.mails.filter(({ subject: said }) => said.startsWith('Das Konto der anderen Seite')),
        ({ length }) => length >= count,
      );
    const [suspended] = await told(1);
    expect(suspended).toMatchObject({ to: `${idOf('ben')}@example.org` });
    expect(suspended?.text).toContain(`https://lend.example/anfrage/${loan.requestId}`);
    await service.decideAs(ada, declined);
    await told(2);
    await service.decideAs(ada, completed({ suspend: { days: 7 } }));
    await told(3);
    await service.settle();
    expect((await told(3)).map(({ subject: said }) => said)).toEqual([
      'Das Konto der anderen Seite ist gesperrt: Leiter',
      'Das Konto der anderen Seite ist wieder frei: Leiter',
      'Das Konto der anderen Seite ist gesperrt: Leiter',
    ]);
  });

  it('inform a user once that their suspension expired, and no one after an early release', async () => {
    const isOver = ({ subject: said }: { subject: string }) => said === 'Dein Konto ist wieder frei';
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, completed({ suspend: { days: 7 } }));
    await service.tick(minutes(11_000));
    await until(() => service.mails.some(isOver));
    await service.tick(minutes(11_001));
    await service.settle();
    expect(service.mails.filter(isOver)).toHaveLength(1);
    expect(service.mails.find(isOver)?.to).toBe(`${idOf('owner')}@example.org`);
  });

  it('notify reporters, owners and complainants with an account in the app', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    await service.settle();
    // A received report is confirmed on the page and by mail, not in the app.
    expect(await service.told()).toEqual([]);
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    const [{ decisionId } = { decisionId: '' }] = (await service.caseNow()).decisions;
    const [ownerToo, reporter] = [
      { userId: idOf('owner'), kind: 'decision_made' },
      { userId: idOf('ben'), kind: 'report_decided' },
    ];
    const told = (rounds: number) => eventually(service.told, ({ length }) => length === rounds);
    expect(await told(1)).toEqual([[ownerToo, reporter]]);
    await service.tell(ben, 'complain', { decisionId, text: 'Es fehlt etwas.' });
    const [{ complaintId } = { complaintId: '' }] = (await service.caseNow()).complaints;
    await service.tell(eve, 'answerComplaint', { caseId, complaintId, upheld: false, answer: 'Nein.' });
    expect((await told(2))[1]).toEqual([{ userId: idOf('ben'), kind: 'complaint_answered' }]);
    await service.decideAs(ada, declined);
    expect((await told(3))[2]).toEqual([ownerToo, reporter]);
    expect(await service.ask(ada, 'toldOf', { caseId, decisionId, after: 'decided' })).toEqual([]);
  });

  it('are followed by mails with receipt, outcome and reasons to the people concerned', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    await until(() => service.mails.length === 2);
    const followed = service.mails.filter(({ text }) =>
      text.includes('https://lend.example/benutzerkonto/entscheidungen'),
    );
    expect(followed.map(({ to }) => to.startsWith(idOf('ben')))).toEqual([true]);
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    await until(() => service.mails.length === 5);
    const number = expect.stringMatching(/^Unsere Entscheidung zu deiner Meldung: [0-9A-F]{8}$/);
    // The receipt states the number, which tells reports about the same offer, its messages and ratings apart.
    const received = expect.stringMatching(/^Deine Meldung ist angekommen: Zelt \([0-9A-F]{8}\)$/);
    expect(service.subjectsOf(idOf('ben'))).toEqual([received, number]);
    expect(service.subjectsOf('cleo')).toEqual(['Deine Meldung ist angekommen', number]);
    const toBen = service.mails.findLast(({ to }) => to.startsWith(idOf('ben')))?.text;
    expect(toBen).toContain('du hattest ein Inserat gemeldet. Deine Meldung war berechtigt. Das Inserat ist gesperrt');
    expect(toBen).toMatch(/bis zum 1\. August 2027 auf der\s+Seite/);
    expect(service.mails.find(({ to }) => to.startsWith('cleo'))?.text).not.toContain('Zelt');
    expect(service.subjectsOf(idOf('owner'))).toEqual(['Eine Entscheidung betrifft dich: Zelt']);
    const toOwner = service.mails.find(({ to }) => to.startsWith(idOf('owner')));
    expect(toOwner?.text).toContain('wir haben über „Zelt“ entschieden. Dein Inserat ist gesperrt');
    const [decision] = (await service.caseNow()).decisions;
    expect(toOwner?.text).toContain(`https://lend.example/entscheidung/${decision?.decisionId}`);
    expect(JSON.stringify(toOwner)).not.toMatch(new RegExp(`cleo|${idOf('ben')}`, 'i'));
  });

  it('inform a suspended user of the end date, and again once the suspension is permanent', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada, completed({ warn: true, suspend: { days: null } }));
    const toOwner = () => service.mails.filter(({ to }) => to.startsWith(idOf('owner'))).map(({ text }) => text);
    await until(() => toOwner().length === 1);
    expect(toOwner()[0]).toMatch(
      /Du bist verwarnt.*Dein Konto ist zunächst\s+bis zum 3\. März\s+2027\s+um\s+11:10\s+Uhr\s+gesperrt/s,
    );
    const [decision] = (await service.caseNow()).decisions;
    const confirming = { caseId, decisionId: decision?.decisionId ?? '' };
    for (let n = 0; n < 2; n += 1) expect(await service.tell(eve, 'confirmSuspension', confirming)).toBe('ok');
    await until(() => toOwner().length === 2);
    expect(toOwner()[1]).toMatch(/ein zweiter Mensch.*Dein Konto ist\s+dauerhaft gesperrt/s);
  });

  it('lead to mails to earlier reporters only if the outcome differs', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    await until(() => service.subjectsOf('cleo').length === 2);
    service.clock.time = minutes(20);
    await service.decideAs(ada);
    service.clock.time = minutes(30);
    await service.decideAs(ada, declined);
    await until(() => service.subjectsOf('cleo').length === 3);
    await until(() => service.subjectsOf(idOf('ben')).length === 3);
    const anew = service.mails.findLast(({ to }) => to.startsWith('cleo'));
    // Texts of others go to accounts only, because a visitor's address is unverified.
    expect(anew?.subject).toMatch(/^Wir haben neu entschieden: [0-9A-F]{8}$/);
    expect(anew?.text).not.toContain('Zelt');
    expect(anew?.text).toContain('Wir sehen keinen Verstoß. Was gesperrt oder verborgen war, ist wieder frei.');
    const [newest] = (await service.caseNow()).decisions;
    const token = /meldung\/(\S+)/.exec(anew?.text ?? '')?.[1] ?? '';
    expect(await service.ask(visitor, 'decisionByLink', { token })).toMatchObject({
      decisionId: newest?.decisionId,
      outcome: 'declined',
      reports: [{ typeId: 7, description: '' }],
    });
  });

  it('lead to mails to earlier reporters on a later measure, and on a note for the reporters', async () => {
    const silent = { ...completed({}), noteToReporter: '' };
    const toBen = async (count: number) => {
      await until(() => service.subjectsOf(idOf('ben')).length === count);
      return service.mails.findLast(({ to }) => to.startsWith(idOf('ben')))?.text.replaceAll(/\s+/g, ' ') ?? '';
    };
    const news = async (count: number) => {
      const told = await eventually(service.told, ({ length }) => length === count);
      return told.at(-1)?.some(({ userId }) => userId === idOf('ben'));
    };
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, silent);
    expect(await toBen(2)).toContain('Deine Meldung war berechtigt. Sperren oder verbergen mussten wir dafür nichts.');
    await service.decideAs(ada, completed({ lock: true, warn: true }));
    expect(await toBen(3)).toMatch(/Das Inserat ist gesperrt.* Die Person ist verwarnt\. Danke\./);
    expect(await news(2)).toBe(true);
    await service.decideAs(ada, { ...completed({ lock: true, warn: true }), noteToReporter: '' });
    await service.decideAs(ada, { ...completed({ lock: true, warn: true }), noteToReporter: 'Wir sind dran.' });
    expect(await toBen(4)).toContain('Wir sind dran.');
    expect(await news(4)).toBe(true);
    await service.decideAs(ada, { ...completed({ warn: true }), noteToReporter: '' });
    expect(await toBen(5)).toContain('Die Person ist verwarnt. Was gesperrt oder verborgen war, ist wieder frei.');
    await service.decideAs(ada, { ...declined, noteToReporter: '' });
    // The offer was already released, so the mail does not mention a lock.
    const last = await toBen(6);
    expect(last).toContain('Wir sehen keinen Verstoß. Die Verwarnung ist zurückgenommen.');
    expect(last).not.toContain('wieder frei');
  });

  it('leave a report filed after a decision for the next decision, even if it began earlier', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    service.clock.time = minutes(9);
    await service.tell(visitor, 'report', reporting({ contact }));
    await until(() => service.subjectsOf('cleo').length === 1);
    service.clock.time = minutes(20);
    await service.decideAs(ada);
    await until(() => service.subjectsOf('cleo').length === 2);
    expect(service.subjectsOf('cleo')[1]).toMatch(/^Unsere Entscheidung zu deiner Meldung: /);
  });

  it('send nothing to the owner if a report was unfounded', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada, declined);
    await until(() => service.mails.length === 2);
    expect(service.subjectsOf(idOf('owner'))).toEqual([]);
    expect(await service.ask(owner, 'decisions', {})).toEqual([]);
  });

  it('give reasons to the person concerned, the outcome to the reporter, and nothing to others', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada, completed({ lock: true, suspend: { days: 7 } }));
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
    expect(told?.reports).toEqual([
      { reportId: expect.any(String), typeId: 7, description: 'Das Zelt gibt es nicht.', at: minutes(0) },
    ]);
    expect(own?.reports).toEqual([]);
    for (const who of [member('cleo'), visitor, ada]) expect(await service.ask(who, 'decision', asked)).toBeNull();
    expect(JSON.stringify([own, told])).not.toContain(idOf('ada'));
  });

  it('show reporters the outcome of their own reports only', async () => {
    await service.tell(ben, 'report', reporting());
    await service.tell(visitor, 'report', reporting({ contact }));
    expect(await service.ask(ben, 'reports', {})).toMatchObject([{ title: 'Zelt', decision: null }]);
    service.clock.time = minutes(10);
    await service.decideAs(ada, declined);
    service.clock.time = minutes(20);
    await service.tell(ben, 'report', reporting());
    const [decision] = (await service.caseNow()).decisions;
    expect((await service.ask(ben, 'reports', {})).map((one) => one.decision)).toEqual([
      null,
      { decisionId: decision?.decisionId, outcome: 'declined', at: minutes(10), complaint: null },
    ]);
    for (const who of [owner, member('cleo'), visitor, ada]) expect(await service.ask(who, 'reports', {})).toEqual([]);
  });

  it('show reporters the current decision instead of the first', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    service.clock.time = minutes(20);
    await service.decideAs(ada, declined);
    const [newest, first] = (await service.caseNow()).decisions;
    expect((await service.ask(ben, 'reports', {})).map((one) => one.decision)).toEqual([
      { decisionId: newest?.decisionId, outcome: 'declined', at: minutes(20), complaint: null },
    ]);
    expect(await service.ask(ben, 'decision', { decisionId: newest?.decisionId ?? '' })).toMatchObject({
      ended: ['things'],
      inForce: true,
    });
    expect(await service.ask(ben, 'decision', { decisionId: first?.decisionId ?? '' })).toMatchObject({
      inForce: false,
      newer: newest?.decisionId,
    });
  });
});
