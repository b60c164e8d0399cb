import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { completed, declined, idOf, snapshot } from '../../testing/case.js';
import { caseId, contact, minutes, reporting, startCases } from '../../testing/cases.js';
import { admin, member, visitor } from '../../testing/service.js';
import { caseIdOf } from '../case/case-id.js';
import { reporterLinks } from '../reporting/reporter-link.js';

const ada = admin('ada');
const eve = admin('eve');
const ben = member('ben');
const owner = member('owner');

describe('complaints about decisions', () => {
  let service: Awaited<ReturnType<typeof startCases>>;
  const toVisitor = () => service.mails.filter(({ to }) => to === contact.email);
  const decidedForVisitor = async (): Promise<string> => {
    await service.tell(visitor, 'report', reporting({ contact }));
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    const mail = await eventually(
      () => toVisitor().find(({ subject: said }) => said.startsWith('Unsere Entscheidung')),
      (found) => found !== undefined,
    );
    const token = /https:\/\/lend\.example\/entscheidung-zur-meldung\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error('No link');
    return token;
  };

  beforeEach(async () => {
    service = await startCases();
  });
  afterEach(async () => service.stop());

  it('return the case to the queue, unassigned, for a second moderator', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    const [own] = await service.ask(owner, 'decisions', {});
    const complaint = { decisionId: own?.decisionId ?? '', text: 'Es ist mein Zelt.' };
    expect(await service.tell(ada, 'assign', { caseId, to: idOf('ada') })).toBe('ok');
    expect(await service.tell(member('cleo'), 'complain', complaint)).toBe('decision_not_found');
    expect(await service.tell(visitor, 'complain', complaint)).toBe('decision_not_found');
    expect(await service.tell(owner, 'complain', complaint)).toBe('ok');
    expect(await service.tell(owner, 'complain', complaint)).toBe('complaint_made');
    expect((await service.queue()).items).toMatchObject([{ state: 'complaint', assignedTo: null }]);
    expect((await service.caseNow()).assignedTo).toBeNull();
    expect(await service.tell(ada, 'assign', { caseId, to: idOf('ada') })).toBe('decision_other_person');
    expect(await service.ask(ada, 'waiting', {})).toMatchObject({ open: 1, overdue: 0, complaints: 1 });
    const [{ complaintId } = { complaintId: '' }] = (await service.caseNow()).complaints;
    const answer = { caseId, complaintId, upheld: true, answer: 'Stimmt.' };
    expect(await service.tell(ada, 'answerComplaint', answer)).toBe('decision_other_person');
    expect(await service.queue('complaint')).toMatchObject({ items: [{ caseId }], total: 1 });
    service.clock.time = minutes(10 + 5 * 60);
    expect(await service.tell(eve, 'answerComplaint', answer)).toBe('ok');
    expect((await service.queue('complaint')).total).toBe(0);
    expect((await service.queue()).total).toBe(0);
    await eventually(
      () => service.said().map(({ type }) => type),
      (types) => types.join() === 'moderation.offer_locked,moderation.offer_released',
    );
    expect(await service.ask(visitor, 'transparency', {})).toMatchObject([
      { complaints: 1, complaintsUpheld: 1, complaintHours: { 5: 1 } },
    ]);
    expect(await service.decideAs(ada)).toBe('decision_other_person');
    expect(await service.tell(ada, 'assign', { caseId, to: idOf('ada') })).toBe('decision_other_person');
    expect(await service.decideAs(eve)).toBe('ok');
    expect((await service.ask(owner, 'decisions', {})).slice(2)).toMatchObject([
      { complaint: { text: 'Es ist mein Zelt.', answered: { upheld: true, answer: 'Stimmt.' } } },
    ]);
  });

  it('bar an overruled moderator from opening cases about that person and suspending them', async () => {
    const userId = idOf('owner');
    const other = { kind: 'offer', id: 'b7c1d9e2fg' } as const;
    for (const id of [userId, other.id]) service.things.set(id, { ownerId: userId, snapshot });
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada, completed({ suspend: { days: 30 } }));
    const [own] = await service.ask(owner, 'decisions', {});
    await service.tell(owner, 'complain', { decisionId: own?.decisionId ?? '', text: 'Es ist mein Zelt.' });
    const [{ complaintId } = { complaintId: '' }] = (await service.caseNow()).complaints;
    await service.tell(eve, 'answerComplaint', { caseId, complaintId, upheld: true, answer: 'Stimmt.' });
    await service.settle();

    const raising = { userId, reason: 'Wieder dasselbe' };
    expect(await service.tell(ada, 'raiseCase', raising)).toBe('decision_other_person');
    expect(await service.tell(eve, 'raiseCase', raising)).toBe('ok');
    await service.tell(ben, 'report', reporting({ subject: other }));
    const about = caseIdOf(other, userId);
    const decideAs = async (who: typeof ada, measures: Parameters<typeof completed>[0]) => {
      const [last] = (await service.ask(eve, 'case', { caseId: about }))?.decisions ?? [];
      return service.tell(who, 'decide', {
        caseId: about,
        after: last?.decisionId ?? null,
        verdict: completed(measures),
      });
    };
    expect(await decideAs(ada, { suspend: { days: 7 } })).toBe('decision_other_person');
    expect(await decideAs(ada, { lock: true })).toBe('ok');
    expect(await decideAs(eve, { suspend: { days: null } })).toBe('ok');
    const [last] = (await service.ask(eve, 'case', { caseId: about }))?.decisions ?? [];
    const confirming = { caseId: about, decisionId: last?.decisionId ?? '' };
    expect(await service.tell(ada, 'confirmSuspension', confirming)).toBe('decision_other_person');
    expect(await service.tell(admin('mia'), 'confirmSuspension', confirming)).toBe('ok');
  });

  it('are acknowledged at once with subject and answer deadline', async () => {
    const link = await decidedForVisitor();
    const [own] = await service.ask(owner, 'decisions', {});
    const complaint = { decisionId: own?.decisionId ?? '', text: 'Es ist mein Zelt.' };
    const click = randomUUID();
    await Promise.all([1, 2].map(() => service.tell(owner, 'complain', complaint, click)));
    await service.tell(visitor, 'complainByLink', { token: link, text: 'Doch.', network: '192.0.2.1' });
    const receipts = await eventually(
      () => service.mails.filter(({ subject: said }) => said === 'Deine Beschwerde ist angekommen: Zelt'),
      (mails) => mails.length === 2,
    );
    expect(receipts.map(({ to }) => to).toSorted()).toEqual([contact.email, `${idOf('owner')}@example.org`].toSorted());
    for (const { text } of receipts) {
      expect(text).toMatch(/Entscheidung vom 1\. Februar 2027\s+über „Zelt“ ist da/);
      expect(text).toMatch(/Bis zum 8\. Februar 2027 bekommst du die Antwort/);
      expect(text).toContain('jemand anderes');
    }
    expect(receipts.find(({ to }) => to === contact.email)?.text).toContain(link);
  });

  it('are accepted from visitors by the link in their mail, and answered there', async () => {
    const link = await decidedForVisitor();
    for (const who of [visitor, ben]) {
      const decision = await service.ask(who, 'decisionByLink', { token: link });
      expect(decision).toMatchObject({ side: 'reporter', title: 'Zelt', ground: null, facts: '', newer: null });
      expect(JSON.stringify(decision)).not.toMatch(new RegExp(`cleo|${idOf('ben')}|${idOf('ada')}`, 'i'));
    }
    const complaint = { token: link, text: 'Das Zelt gibt es wirklich nicht.', network: '192.0.2.1' };
    expect(await service.tell(visitor, 'complainByLink', complaint)).toBe('ok');
    expect(await service.tell(visitor, 'complainByLink', complaint)).toBe('complaint_made');
    const [made] = (await service.caseNow()).complaints;
    expect(made).toMatchObject({ userId: null, side: 'reporter', locale: 'de', text: complaint.text });
    expect((await service.queue()).items).toMatchObject([{ state: 'complaint' }]);
    const answer = { caseId, complaintId: made?.complaintId ?? '', upheld: false, answer: 'Wir haben es gesehen.' };
    expect(await service.tell(eve, 'answerComplaint', answer)).toBe('ok');
    const told = await eventually(
      () => toVisitor().filter(({ subject: said }) => said.startsWith('Antwort auf deine Beschwerde')),
      (mails) => mails.length > 0,
    );
    expect(told[0]?.text).toContain('Wir haben es gesehen.');
    expect(told[0]?.text).toContain(link);
    expect(await service.ask(visitor, 'decisionByLink', { token: link })).toMatchObject({
      complaint: { answered: { upheld: false, answer: 'Wir haben es gesehen.' } },
    });
  });

  it('notify the complainant once of the reversal when upheld', async () => {
    await service.tell(ben, 'report', reporting());
    await service.decideAs(ada, completed({ lock: true, suspend: { days: 30 } }));
    const [own] = await service.ask(owner, 'decisions', {});
    await service.tell(owner, 'complain', { decisionId: own?.decisionId ?? '', text: 'Es ist mein Zelt.' });
    const [{ complaintId } = { complaintId: '' }] = (await service.caseNow()).complaints;
    await service.tell(eve, 'answerComplaint', { caseId, complaintId, upheld: true, answer: 'Stimmt.' });
    const toOwner = () => service.mails.filter(({ to }) => to.startsWith(idOf('owner'))).map(({ text }) => text);
    const mails = await eventually(toOwner, (all) => all.length === 3);
    expect(mails.at(-1)?.replace(/\s+/g, ' ')).toContain(
      'Wir haben die Entscheidung zurückgenommen. Dein Konto ist wieder frei. Was gesperrt oder verborgen war, ist wieder frei.',
    );
    await eventually(
      () => service.said().map(({ type }) => type),
      (types) => types.includes('moderation.person_reinstated'),
    );
    expect((await service.told()).flat().filter(({ userId }) => userId === idOf('owner'))).toEqual([
      { userId: idOf('owner'), kind: 'decision_made' },
      { userId: idOf('owner'), kind: 'complaint_answered' },
    ]);
  });

  it('from a reporter, once upheld, queue the case for a new decision within a day', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada, declined);
    const [{ decisionId } = { decisionId: '' }] = (await service.caseNow()).decisions;
    await service.tell(ben, 'complain', { decisionId, text: 'Es fehlt etwas.' });
    const [{ complaintId } = { complaintId: '' }] = (await service.caseNow()).complaints;
    await service.tell(eve, 'answerComplaint', { caseId, complaintId, upheld: true, answer: 'Stimmt.' });
    expect((await service.queue('complaint')).items).toMatchObject([
      { caseId, state: 'complaint', urgency: 3, dueAt: minutes(10 + 24 * 60) },
    ]);
    expect(await service.decideAs(ada)).toBe('decision_other_person');
    expect(await service.decideAs(eve)).toBe('ok');
    expect((await service.queue('complaint')).total).toBe(0);
  });

  it('show state and answer in the list of the reporter', async () => {
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada, declined);
    const stands = async () => (await service.ask(ben, 'reports', {})).map(({ decision }) => decision?.complaint);
    expect(await stands()).toEqual([null]);
    const [{ decisionId } = { decisionId: '' }] = (await service.caseNow()).decisions;
    expect(await service.tell(ben, 'complain', { decisionId, text: 'Es fehlt etwas.' })).toBe('ok');
    expect(await stands()).toEqual(['waits']);
    const [{ complaintId } = { complaintId: '' }] = (await service.caseNow()).complaints;
    await service.tell(eve, 'answerComplaint', { caseId, complaintId, upheld: true, answer: 'Wir entscheiden neu.' });
    expect(await stands()).toEqual(['upheld']);
  });

  it('lead from an old decision to the newer decision, even if no mail was sent', async () => {
    const link = await decidedForVisitor();
    expect(await service.ask(visitor, 'decisionByLink', { token: link })).not.toHaveProperty('newerToken');
    service.clock.time = minutes(20);
    await service.decideAs(eve);
    const [newest] = (await service.caseNow()).decisions;
    const old = await service.ask(visitor, 'decisionByLink', { token: link });
    expect(old).toMatchObject({ inForce: false, newer: null });
    expect(await service.ask(visitor, 'decisionByLink', { token: old?.newerToken ?? '' })).toMatchObject({
      decisionId: newest?.decisionId,
      inForce: true,
    });
  });

  it('are refused from others and with a forged link', async () => {
    const link = await decidedForVisitor();
    const [decision] = (await service.caseNow()).decisions;
    const report = (await service.caseNow()).allReports.find(({ userId }) => userId === null);
    const made = reporterLinks(new Uint8Array(32).fill(9)).tokenOf({
      decisionId: decision?.decisionId ?? '',
      reportId: report?.reportId ?? '',
    });
    for (const token of [made, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`]) {
      expect(await service.ask(visitor, 'decisionByLink', { token })).toBeNull();
      expect(await service.tell(visitor, 'complainByLink', { token, text: 'Nein', network: '192.0.2.1' })).toBe(
        'decision_not_found',
      );
    }
  });

  it('are accepted within six months, and ten times an hour per network', async () => {
    const link = await decidedForVisitor();
    const complain = () => service.tell(visitor, 'complainByLink', { token: link, text: 'Nein', network: '192.0.2.1' });
    service.clock.time = '2027-08-01T22:00:00.000Z';
    expect(await complain()).toBe('complaint_over');
    for (let n = 1; n < 10; n += 1) await complain();
    expect(await complain()).toBe('too_many_complaints');
  });

  it('from a visitor are erased after a year, and the link stops working', async () => {
    const link = await decidedForVisitor();
    await service.tell(visitor, 'complainByLink', { token: link, text: 'Ich bin Cleo.', network: '192.0.2.1' });
    await service.tick('2028-02-01T10:00:00.001Z');
    expect(await service.ask(visitor, 'decisionByLink', { token: link })).toBeNull();
    expect((await service.caseNow()).complaints).toMatchObject([{ userId: null, text: '' }]);
    expect(JSON.stringify(await service.core.store.read(`case-${caseId}`))).not.toMatch(/cleo/i);
  });

  it('bind one idempotency key to one text', async () => {
    const click = randomUUID();
    await service.tell(ben, 'report', reporting());
    service.clock.time = minutes(10);
    await service.decideAs(ada);
    const [own] = await service.ask(owner, 'decisions', {});
    const complaint = { decisionId: own?.decisionId ?? '', text: 'Es ist mein Zelt.' };
    for (let n = 0; n < 2; n += 1) expect(await service.tell(owner, 'complain', complaint, click)).toBe('ok');
    expect(await service.tell(owner, 'complain', { ...complaint, text: 'Anders' }, click)).toBe(
      'idempotency_key_reused',
    );
  });
});
