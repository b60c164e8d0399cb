import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { caseIdOf } from '../case/case-id.js';
import { completed, declined, idOf, snapshot } from '../../testing/case.js';
import { contact, reporting, startCases } from '../../testing/cases.js';
import { admin, member, moderator, visitor } from '../../testing/service.js';

const ada = admin('ada');
const mia = moderator('mia');
const ben = member('ben');
const unfounded = { ...declined, unfounded: true as const };
const reason = 'Ohne jeden Anhalt.';
const onReports = { reporterId: idOf('ben'), of: 'reports', reason } as const;

describe('a reporter of unfounded reports', () => {
  let service: Awaited<ReturnType<typeof startCases>>;
  let minute = 0;
  const pass = (n = 1): void => {
    minute += n;
    service.clock.time = new Date(Date.parse('2027-02-01T10:00:00.000Z') + minute * 60_000).toISOString();
  };
  const thing = (n: number) => {
    const id = `k3v9w0m2${String(n).padStart(2, '0')}`;
    service.things.set(id, { ownerId: idOf('owner'), snapshot });
    return { kind: 'offer' as const, id };
  };
  const caseOf = (n: number) => caseIdOf(thing(n), idOf('owner'));
  const decideOn = async (n: number, verdict: typeof unfounded | typeof declined) => {
    pass();
    const view = await service.ask(ada, 'case', { caseId: caseOf(n) });
    const after = view?.decisions[0]?.decisionId ?? null;
    return service.tell(mia, 'decide', { caseId: caseOf(n), after, verdict });
  };
  const reportOf = (n: number, who = ben, change: object = {}) => {
    pass();
    return service.tell(who, 'report', reporting({ subject: thing(n), ...change }));
  };
  const wrongly = async (n: number, who = ben, change: object = {}) => {
    expect(await reportOf(n, who, change)).toBe('ok');
    expect(await decideOn(n, unfounded)).toBe('ok');
  };
  const seen = (reporterId = idOf('ben')) => service.ask(mia, 'reporter', { reporterId });
  const mailsTo = (to: string) => service.mails.filter((one) => one.to.startsWith(to));
  const pauseBen = async () => {
    await wrongly(1);
    await wrongly(2);
    pass();
    expect(await service.tell(mia, 'warnReporter', onReports)).toBe('ok');
    await wrongly(3);
    pass();
    expect(await service.tell(mia, 'pauseReporter', { ...onReports, days: 7 })).toBe('ok');
  };

  beforeEach(async () => {
    minute = 0;
    service = await startCases();
  });
  afterEach(async () => service.stop());

  it('is rated by the share of manifestly unfounded reports until they are re-decided', async () => {
    await wrongly(1);
    await reportOf(2);
    await decideOn(2, declined);
    await reportOf(3);
    expect((await seen())?.reports).toMatchObject({ made: 3, unfounded: 1, warnedAt: null, pausedUntil: null });
    expect(await decideOn(1, { ...completed({ lock: true }), unfounded: true })).toBe('decision_measures');
    expect(await reportOf(2, member('cleo'))).toBe('ok');
    await decideOn(2, unfounded);
    expect((await seen())?.reports).toMatchObject({ made: 3, unfounded: 1 });
    expect((await seen(idOf('cleo')))?.reports).toMatchObject({ made: 1, unfounded: 1 });
    await decideOn(1, declined);
    expect((await seen())?.reports).toMatchObject({ made: 3, unfounded: 0 });
    await decideOn(1, unfounded);
    expect((await seen())?.reports).toMatchObject({ made: 3, unfounded: 1 });
    const view = await service.ask(mia, 'case', { caseId: caseOf(1) });
    expect(view).toMatchObject({ allReports: [{ unfounded: true }], decisions: [{ unfounded: true }, {}, {}] });
  });

  it('is visible to moderators only, and never to the reporter', async () => {
    await wrongly(1);
    for (const who of [visitor, ben, member('cleo')]) {
      expect(await service.ask(who, 'reporter', { reporterId: idOf('ben') })).toBeNull();
      expect(await service.tell(who, 'warnReporter', onReports)).toBe('reporter_not_found');
      expect(await service.tell(who, 'pauseReporter', { ...onReports, days: 7 })).toBe('reporter_not_found');
      expect(await service.tell(who, 'resumeReporter', onReports)).toBe('reporter_not_found');
    }
    expect(await service.tell(mia, 'warnReporter', { ...onReports, reporterId: idOf('nobody') })).toBe(
      'reporter_not_found',
    );
    await wrongly(2, moderator('max'));
    const own = { ...onReports, reporterId: idOf('max') };
    expect(await service.tell(moderator('max'), 'warnReporter', own)).toBe('reporter_own');
    expect(await service.ask(moderator('max'), 'reporter', { reporterId: idOf('max') })).toBeNull();
  });

  it('is warned first, then refused until the end date of a pause', async () => {
    await wrongly(1);
    expect(await service.tell(mia, 'pauseReporter', { ...onReports, days: 7 })).toBe('reporter_not_warned');
    await wrongly(2);
    pass();
    const click = randomUUID();
    for (let n = 0; n < 2; n += 1) expect(await service.tell(mia, 'warnReporter', onReports, click)).toBe('ok');
    await Promise.all([1, 2].map(() => service.tell(mia, 'warnReporter', onReports)));
    expect(await service.tell(mia, 'pauseReporter', { ...onReports, days: 7 })).toBe('reporter_not_frequent');
    expect((await seen())?.reports.mayPause).toBe(false);
    await wrongly(3);
    pass();
    expect((await seen())?.reports.mayPause).toBe(true);
    const warned = { warnedAt: expect.any(String), pausedUntil: null };
    const untouched = { warnedAt: null, pausedUntil: null };
    expect(await service.ask(ben, 'ownStanding', {})).toEqual({ reports: warned, complaints: untouched });
    expect(await service.ask(mia, 'ownStanding', {})).toEqual({ reports: untouched, complaints: untouched });
    expect(await service.ask(visitor, 'ownStanding', {})).toEqual({ reports: untouched, complaints: untouched });
    await Promise.all([1, 2].map(() => service.tell(mia, 'pauseReporter', { ...onReports, days: 7 })));
    const stored = await service.store.read(`reporter-${idOf('ben')}`);
    expect(stored.map(({ type }) => type)).toEqual(['ReporterWarned', 'ReporterPaused']);
    expect(await seen()).toMatchObject({
      visitor: false,
      reports: { made: 3, unfounded: 3, pausedUntil: expect.any(String) },
      complaints: { pausedUntil: null },
      history: [
        { act: 'paused', reason, by: idOf('mia'), figures: { made: 3, unfounded: 3 } },
        { act: 'warned', reason, figures: { made: 2, unfounded: 2 } },
      ],
    });
    expect((await service.ask(ben, 'ownStanding', {})).reports.pausedUntil).toBe((await seen())?.reports.pausedUntil);
    const takeout = (who: typeof ben) => service.ask(who, 'ownData', { file: 'warnings', cursor: null });
    expect((await takeout(ben)).rows).toEqual([
      { act: 'warned', of: 'reports', reason, figures: { made: 2, unfounded: 2 }, until: null, at: expect.any(String) },
      expect.objectContaining({ act: 'paused', until: expect.any(String) }),
    ]);
    expect((await takeout(mia)).rows).toEqual([]);
    expect(await reportOf(4)).toBe('reports_paused');
    // Reports about possible child abuse are processed despite a pause.
    expect(await reportOf(4, ben, { typeId: 2 })).toBe('ok');
    const mails = await eventually(
      () => mailsTo(idOf('ben')).filter(({ subject: said }) => /Warnung|nicht/.test(said)),
      (all) => all.length === 2,
    );
    expect(mails.map((one) => one.subject)).toEqual([
      'Eine Warnung zu deinen Meldungen',
      'Deine Meldungen bearbeiten wir bis zum 8. Februar 2027 nicht',
    ]);
    expect(mails[1]?.text).toContain('Offensichtlich unbegründet, auch nach unserer Warnung: 3 von 3.');
    expect(mails[1]?.text).toContain(reason);
    expect(mails[1]?.text).toContain('https://lend.example/kontakt');
    expect(mailsTo(idOf('ben')).some(({ text }) => text.includes('offensichtlich unbegründet. Kommt'))).toBe(true);
  });

  it('can report again once the pause is lifted, which the public statistics count', async () => {
    await pauseBen();
    expect(await reportOf(4)).toBe('reports_paused');
    pass();
    for (let n = 0; n < 2; n += 1) expect(await service.tell(ada, 'resumeReporter', onReports)).toBe('ok');
    expect(await reportOf(4)).toBe('ok');
    expect((await seen())?.history.map(({ act }) => act)).toEqual(['resumed', 'paused', 'warned']);
    expect(await service.ask(visitor, 'transparency', {})).toMatchObject([{ reportsPaused: 1, complaintsPaused: 0 }]);
    await eventually(
      () => mailsTo(idOf('ben')).filter(({ subject: said }) => said === 'Deine Meldungen bearbeiten wir wieder'),
      (all) => all.length === 1,
    );
  });

  it('can report again once the pause has expired, even before the timer records it', async () => {
    await pauseBen();
    pass(7 * 24 * 60);
    expect(await reportOf(4)).toBe('ok');
    for (let n = 0; n < 2; n += 1) await service.tick(service.clock.time);
    expect((await seen())?.history).toMatchObject([{ act: 'resumed', by: null }, {}, {}]);
    expect(mailsTo(idOf('ben')).filter(({ text }) => text.includes('die Zeit ist um'))).toHaveLength(1);
  });

  it('is never identified by an address that others typed', async () => {
    for (let n = 1; n < 5; n += 1) await wrongly(n, visitor, { contact, network: `198.51.100.${n}` });
    const view = await service.ask(mia, 'case', { caseId: caseOf(1) });
    const reporterId = view?.allReports[0]?.reporterId ?? '';
    expect(reporterId).not.toBe('');
    expect((await seen(reporterId))?.reports).toMatchObject({ made: 0, unfounded: 0 });
    expect(await service.tell(mia, 'warnReporter', { ...onReports, reporterId })).toBe('reporter_not_found');
  });

  it('without an account is identified by a used mail link, and notified only in that mailbox', async () => {
    const complain = async (n: number) => {
      const id = (await service.ask(ada, 'case', { caseId: caseOf(n) }))?.decisions[0]?.decisionId ?? '';
      const mail = await eventually(
        () => mailsTo(contact.email).filter(({ subject: said }) => said.startsWith('Unsere Entscheidung')),
        (all) => all.length >= n,
      );
      expect(id).not.toBe('');
      const token = /meldung\/([\w-]+)/.exec(mail[n - 1]?.text ?? '')?.[1] ?? '';
      expect(await service.tell(visitor, 'complainByLink', { token, text: 'Doch.', network: '192.0.2.9' })).toBe('ok');
    };
    for (let n = 1; n < 3; n += 1) {
      await wrongly(n, visitor, { contact, network: `198.51.100.${n}` });
      await complain(n);
    }
    const reporterId = (await service.ask(mia, 'case', { caseId: caseOf(1) }))?.allReports[0]?.reporterId ?? '';
    pass();
    expect(await service.tell(mia, 'warnReporter', { ...onReports, reporterId })).toBe('ok');
    await wrongly(3, visitor, { contact, network: '198.51.100.3' });
    await complain(3);
    pass();
    expect(await service.tell(mia, 'pauseReporter', { ...onReports, reporterId, days: 30 })).toBe('ok');
    expect(await seen(reporterId)).toMatchObject({ visitor: true, reports: { made: 3, unfounded: 3 } });
    // A stranger using that address gets the usual answer; the report is not processed.
    pass(60);
    const spelled = { name: 'X', email: 'CLEO+y@example.org' };
    expect(await reportOf(5, visitor, { contact: spelled, network: '203.0.113.5' })).toBe('ok');
    expect(await service.ask(mia, 'case', { caseId: caseOf(5) })).toBeNull();
    const told = await eventually(
      () => mailsTo(contact.email).filter(({ subject: said }) => said === 'Deine Meldung bearbeiten wir nicht'),
      (all) => all.length === 1,
    );
    expect(told[0]?.text).toContain('3. März 2027');
    const other = { name: 'D', email: 'dora@example.org' };
    expect(await reportOf(5, visitor, { contact: other, network: '203.0.113.6' })).toBe('ok');
    expect(await service.ask(mia, 'case', { caseId: caseOf(5) })).not.toBeNull();
    await service.tick('2028-03-01T10:00:00.000Z');
    const log = JSON.stringify(await service.core.store.read(`reporter-${reporterId}`));
    expect(log).not.toContain(reason);
    expect(log).not.toMatch(/cleo/i);
  });

  it('has complaints paused separately, except urgent complaints', async () => {
    const decisions: string[] = [];
    const complain = async (n: number) => {
      const [own] = await service.ask(ben, 'reports', {});
      const decisionId = own?.decision?.decisionId ?? '';
      decisions[n] = decisionId;
      pass();
      return service.tell(ben, 'complain', { decisionId, text: 'Doch.' });
    };
    const answer = async (n: number) => {
      const view = await service.ask(ada, 'case', { caseId: caseOf(n) });
      const complaintId = view?.complaints[0]?.complaintId ?? '';
      const asked = { caseId: caseOf(n), complaintId, answer: 'Nein.', unfounded: true as const };
      expect(await service.tell(ada, 'answerComplaint', { ...asked, upheld: true })).toBe('decision_measures');
      expect(await service.tell(ada, 'answerComplaint', { ...asked, upheld: false })).toBe('ok');
    };
    const onComplaints = { ...onReports, of: 'complaints' } as const;
    for (let n = 1; n < 4; n += 1) {
      await reportOf(n);
      await decideOn(n, declined);
      expect(await complain(n)).toBe('ok');
      await answer(n);
      pass();
      if (n === 2) expect(await service.tell(mia, 'warnReporter', onComplaints)).toBe('ok');
    }
    expect(await service.tell(mia, 'pauseReporter', { ...onComplaints, days: 90 })).toBe('ok');
    expect((await seen())?.complaints).toMatchObject({ made: 3, unfounded: 3 });
    await reportOf(4);
    await decideOn(4, declined);
    expect(await complain(4)).toBe('complaints_paused');
    service.things.set('z3v9w0m2q7', { ownerId: idOf('ben'), snapshot });
    const theirs = { kind: 'offer' as const, id: 'z3v9w0m2q7' };
    pass();
    expect(await service.tell(member('cleo'), 'report', reporting({ subject: theirs }))).toBe('ok');
    const caseId = caseIdOf(theirs, idOf('ben'));
    pass();
    const verdict = completed({ suspend: { days: 7 } });
    expect(await service.tell(mia, 'decide', { caseId, after: null, verdict })).toBe('ok');
    const [held] = await service.ask(ben, 'decisions', {});
    expect(await service.tell(ben, 'complain', { decisionId: held?.decisionId ?? '', text: 'Nein.' })).toBe('ok');
    expect(await service.ask(visitor, 'transparency', {})).toMatchObject([{ reportsPaused: 0, complaintsPaused: 1 }]);
  });

  it('cannot be warned as a trusted flagger', async () => {
    service.things.set(idOf('ben'), { ownerId: idOf('ben'), snapshot });
    const details = { organisation: 'Stelle', awardedBy: 'Bundesnetzagentur', email: 'stelle@example.org' };
    await service.tell(ada, 'appointFlagger', { userId: idOf('ben'), ...details, reason: 'Liste' });
    await wrongly(1);
    expect(await service.tell(mia, 'warnReporter', onReports)).toBe('reporter_is_flagger');
  });
});
