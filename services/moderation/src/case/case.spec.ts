import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { at, completed, declined, given, idOf, offerId, snapshot, subject } from '../../testing/case.js';
import { waitingReports } from './case.aggregate.js';
import { answerComplaint, complain, complaintUntil } from '../complaints/decide.js';
import { assign, forget, noteReading, type CaseDecision } from './decide.js';
import { confirmSuspension } from '../suspension/decide.js';
import { decide } from '../decisions/decide.js';
import { report, type NewReport } from '../reporting/decide.js';
import { sideOf } from './decide-access.js';

const [caseId, owner, ben, cleo, ada, eve] = ['case', 'owner', 'ben', 'cleo', 'ada', 'eve'].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const later = '2027-02-02T10:00:00.000Z';
const latest = '2027-02-03T10:00:00.000Z';

const made = (change: Partial<NewReport> = {}): NewReport => ({
  subject,
  ownerId: owner,
  snapshot,
  reportId: idOf('report'),
  typeId: 7,
  description: '',
  signedIn: true,
  visitor: null,
  contact: null,
  locale: 'de',
  trusted: false,
  quiet: false,
  ...change,
});
const eventsOf = (decision: CaseDecision): readonly CaseEvent[] => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events;
};
const codeOf = (decision: CaseDecision): string | null => (isRefused(decision) ? decision.refusal.code : null);
const typesOf = (decision: CaseDecision): readonly string[] => eventsOf(decision).map(({ type }) => type);

const reported = eventsOf(report(given([]), { caseId, by: ben, at }, made()));
const decidedBy = (by: string, verdict = completed({ lock: true }), before = reported, when = later) => {
  const state = given(before);
  const decisionId = idOf(`decision ${when}`);
  const after = state.decisions.at(-1)?.decisionId ?? null;
  return [...before, ...eventsOf(decide(state, { caseId, by, at: when }, { decisionId, after, verdict, until: null }))];
};
const decisionId = idOf(`decision ${later}`);

describe('a report', () => {
  it('opens a case with a snapshot of the reported item', () => {
    expect(reported.map(({ type }) => type)).toEqual(['CaseOpened', 'SubjectSeen', 'ReportReceived']);
  });

  it('joins an existing case, and adds a snapshot only if the item changed', () => {
    const again = (change: Partial<NewReport>) =>
      typesOf(report(given(reported), { caseId, by: cleo, at: later }, made(change)));
    expect(again({})).toEqual(['ReportReceived']);
    expect(again({ snapshot: { ...snapshot, text: 'Für drei' } })).toEqual(['SubjectSeen', 'ReportReceived']);
  });

  it('encrypts the words of each author with their own key, and loses those of a deleted author', () => {
    const said = [
      {
        authorId: owner,
        lines: [
          { place: 0, text: '▸ Wann?' },
          { place: 2, text: '▸ Gut.' },
        ],
      },
      { authorId: ben, lines: [{ place: 1, text: '◂ Samstag.' }] },
    ];
    const text = '▸ Wann?\n\n◂ Samstag.\n\n▸ Gut.';
    const request = { subject: { kind: 'request' as const, id: idOf('request') }, typeId: 4 };
    const talk = made({ ...request, snapshot: { ...snapshot, text }, said });
    const events = eventsOf(report(given([]), { caseId, by: ben, at }, talk));
    expect(given(events).seen.map((one) => one.snapshot?.text)).toEqual([text]);
    expect(typesOf(report(given(events), { caseId, by: cleo, at }, talk))).toEqual(['ReportReceived']);
    const withoutBen = events.map((one) =>
      one.type === 'SideSeen' && one.data.authorId === ben ? { ...one, data: { ...one.data, lines: null } } : one,
    );
    expect(given(withoutBen).seen.map((one) => one.snapshot?.text)).toEqual(['▸ Wann?\n\n▸ Gut.']);
    expect(JSON.stringify(withoutBen)).not.toContain('Samstag');
  });

  it.each<[string, string, Partial<NewReport>]>([
    ['report_own', owner, {}],
    ['report_type', ben, { typeId: 3 }],
    ['report_description_needed', ben, { typeId: 10 }],
    ['report_contact_needed', ben, { signedIn: false }],
  ])('is refused as %s', (code, by, change) => {
    expect(codeOf(report(given([]), { caseId, by, at }, made(change)))).toBe(code);
  });

  it('is accepted once per person until the case is decided', () => {
    const again = (change: Partial<NewReport>) => report(given(reported), { caseId, by: ben, at: later }, made(change));
    expect(codeOf(again({}))).toBe('report_again');
    const contact = { name: 'Ben', email: 'ben@example.org' };
    const visiting = { signedIn: false, visitor: 'digest', contact };
    const once = [
      ...reported,
      ...eventsOf(report(given(reported), { caseId, by: idOf('first'), at: later }, made(visiting))),
    ];
    const twice = report(given(once), { caseId, by: idOf('second'), at: later }, made(visiting));
    expect(eventsOf(twice)).toEqual([]);
    // The address is unverified, so its real owner can still report.
    const own = made({ ...visiting, description: 'Das ist mein gestohlenes Zelt.' });
    expect(typesOf(report(given(once), { caseId, by: idOf('own'), at: later }, own))).toEqual(['ReportReceived']);
    expect(codeOf(report(given(decidedBy(ada)), { caseId, by: ben, at: latest }, made()))).toBeNull();
  });
});

describe('a decision', () => {
  it('answers only reports that precede the decision in the log', () => {
    const slow = report(given(decidedBy(ada)), { caseId, by: cleo, at }, made({ reportId: idOf('slow') }));
    const waiting = given([...decidedBy(ada), ...eventsOf(slow)]);
    expect(waitingReports(waiting).map(({ reportId }) => reportId)).toEqual([idOf('slow')]);
    expect(sideOf(waiting, decisionId, cleo)).toBeNull();
    expect(codeOf(report(waiting, { caseId, by: cleo, at: latest }, made()))).toBe('report_again');
    const answered = given(decidedBy(ada, completed({ lock: true }), [...decidedBy(ada), ...eventsOf(slow)], latest));
    expect(answered.reports.map(({ answeredBy }) => answeredBy)).toEqual([decisionId, idOf(`decision ${latest}`)]);
  });

  it('locks an offer, and a later decision releases the offer', () => {
    const locked = decidedBy(ada);
    expect(locked.slice(3)).toMatchObject([
      { type: 'CaseDecided', data: { waitedSince: at, by: ada } },
      { type: 'OfferLocked', data: { offerId } },
    ]);
    const released = decidedBy(eve, declined, locked, latest);
    expect(released.slice(5)).toMatchObject([
      { type: 'CaseDecided', data: { waitedSince: null } },
      { type: 'OfferReleased', data: { offerId } },
    ]);
  });

  it('appends no second lock event if the lock remains', () => {
    const again = decidedBy(eve, completed({ lock: true, warn: true }), decidedBy(ada), latest);
    expect(again.slice(5).map(({ type }) => type)).toEqual(['CaseDecided']);
  });

  it('requires a ground and facts for any measure', () => {
    const decideOn = (verdict: ReturnType<typeof completed>) =>
      codeOf(
        decide(given(reported), { caseId, by: ada, at: later }, { decisionId, after: null, verdict, until: null }),
      );
    expect(decideOn({ ...completed({ warn: true }), ground: null })).toBe('decision_ground_needed');
    expect(decideOn({ ...completed({ suspend: { days: 7 } }), facts: '' })).toBe('decision_ground_needed');
    expect(decideOn({ ...declined, measures: { lock: true, warn: false, suspend: null } })).toBe('decision_measures');
    expect(decideOn(declined)).toBeNull();
  });

  it('locks only offers', () => {
    const person = eventsOf(
      report(given([]), { caseId, by: ben, at }, made({ subject: { kind: 'user', id: owner }, typeId: 3 })),
    );
    const verdict = completed({ lock: true });
    expect(
      codeOf(decide(given(person), { caseId, by: ada, at: later }, { decisionId, after: null, verdict, until: null })),
    ).toBe('decision_measures');
  });

  it('can be made by only one of two admins who act at the same time', () => {
    const second = { decisionId: idOf('second'), after: null, verdict: declined, until: null };
    expect(codeOf(decide(given(decidedBy(ada)), { caseId, by: eve, at: later }, second))).toBe('decision_changed');
  });

  it('is refused about an unknown case', () => {
    const verdict = declined;
    expect(codeOf(decide(given([]), { caseId, by: ada, at }, { decisionId, after: null, verdict, until: null }))).toBe(
      'case_not_found',
    );
    expect(codeOf(assign(given([]), { caseId, by: ada, at }, ada))).toBe('case_not_found');
    expect(codeOf(noteReading(given([]), { caseId, by: ada, at }))).toBe('case_not_found');
  });

  it('to suspend permanently is confirmed once by a second admin', () => {
    const forGood = decidedBy(ada, completed({ suspend: { days: null } }));
    const confirmAs = (by: string, events = forGood) =>
      confirmSuspension(given(events), { caseId, by, at: latest }, decisionId);
    expect(codeOf(confirmAs(ada))).toBe('decision_other_person');
    const confirmed = [...forGood, ...eventsOf(confirmAs(eve))];
    expect(given(confirmed).decisions[0]?.confirmedBy).toBe(eve);
    expect(eventsOf(confirmAs(cleo, confirmed))).toEqual([]);
    expect(codeOf(confirmAs(eve, decidedBy(ada)))).toBe('decision_nothing_to_confirm');
    expect(codeOf(confirmSuspension(given(forGood), { caseId, by: eve, at: latest }, idOf('older')))).toBe(
      'decision_changed',
    );
  });
});

describe('a complaint', () => {
  const locked = decidedBy(ada);
  const complaint = { complaintId: idOf('complaint'), decisionId, text: 'Es ist mein Zelt.' };
  const complainAs = (by: string, when = latest, events = locked) =>
    complain(given(events), { caseId, by, at: when }, complaint);

  it('is accepted once from the person concerned and once from the reporter', () => {
    expect(typesOf(complainAs(owner))).toEqual(['ComplaintMade']);
    expect(typesOf(complainAs(ben))).toEqual(['ComplaintMade']);
    expect(codeOf(complainAs(owner, latest, [...locked, ...eventsOf(complainAs(owner))]))).toBe('complaint_made');
  });

  it('is rejected from third parties, and about decisions without effect on the complainant', () => {
    expect(codeOf(complainAs(cleo))).toBe('decision_not_found');
    expect(codeOf(complainAs(owner, latest, decidedBy(ada, declined)))).toBe('decision_not_found');
  });

  it('can be filed for six months, even if the last month is shorter', () => {
    expect(complaintUntil({ at: '2027-08-31T10:00:00.000Z' })).toBe('2028-02-29');
    // The deadline ends at midnight in Berlin, the time zone of the mail.
    expect(complaintUntil({ at: '2026-11-26T23:10:00.000Z' })).toBe('2027-05-27');
    expect(codeOf(complainAs(owner, '2027-08-02T21:59:59.999Z'))).toBeNull();
    expect(codeOf(complainAs(owner, '2027-08-02T22:00:00.000Z'))).toBe('complaint_over');
  });

  it('is answered once, by someone other than the decider', () => {
    const complained = [...locked, ...eventsOf(complainAs(owner))];
    const { complaintId } = complaint;
    const answerAs = (by: string, events = complained) =>
      answerComplaint(
        given(events),
        { caseId, by, at: latest },
        { complaintId, upheld: true, answer: 'Stimmt.', decisionId: idOf('back') },
      );
    expect(codeOf(answerAs(ada))).toBe('decision_other_person');
    expect(typesOf(answerAs(eve))).toEqual(['ComplaintAnswered', 'CaseDecided', 'OfferReleased']);
    expect(codeOf(answerAs(eve, [...complained, ...eventsOf(answerAs(eve))]))).toBe('complaint_not_found');
  });

  it('about a permanent suspension is handled by neither its decider nor its confirmer', () => {
    const forGood = decidedBy(ada, completed({ suspend: { days: null } }));
    const confirmed = eventsOf(confirmSuspension(given(forGood), { caseId, by: eve, at: latest }, decisionId));
    const before = [...forGood, ...confirmed];
    const complained = [...before, ...eventsOf(complainAs(owner, latest, before))];
    const answer = { complaintId: complaint.complaintId, upheld: true, answer: 'Stimmt.', decisionId: idOf('back') };
    const answerAs = (by: string) => answerComplaint(given(complained), { caseId, by, at: latest }, answer);
    expect([ada, eve, cleo].map((by) => codeOf(answerAs(by)))).toEqual([
      'decision_other_person',
      'decision_other_person',
      null,
    ]);
    const anew = { decisionId: idOf('anew'), after: decisionId, verdict: declined, until: null };
    expect(codeOf(decide(given(complained), { caseId, by: eve, at: latest }, anew))).toBe('decision_other_person');
  });

  it('allows a new decision by the first moderator once rejected, and by others at any time', () => {
    const complained = [...locked, ...eventsOf(complainAs(owner))];
    const { complaintId } = complaint;
    const anewBy = (by: string, events = complained) => {
      const after = given(events).decisions.at(-1)?.decisionId ?? null;
      const anew = { decisionId: idOf('anew'), after, verdict: declined, until: null };
      return decide(given(events), { caseId, by, at: latest }, anew);
    };
    const answered = (upheld: boolean) => {
      const answer = { complaintId, upheld, answer: 'Ja.', decisionId: idOf('back') };
      return [...complained, ...eventsOf(answerComplaint(given(complained), { caseId, by: eve, at: latest }, answer))];
    };
    expect(codeOf(anewBy(ada))).toBe('decision_other_person');
    expect(codeOf(anewBy(eve))).toBeNull();
    expect(codeOf(anewBy(ada, answered(false)))).toBeNull();
    expect(codeOf(anewBy(ada, answered(true)))).toBe('decision_other_person');
    expect(codeOf(anewBy(eve, answered(true)))).toBeNull();
  });

  it('reverses the decision when upheld, and leaves later reports unanswered', () => {
    const again = report(given(locked), { caseId, by: cleo, at: latest }, made({ reportId: idOf('later') }));
    const complained = [...locked, ...eventsOf(complainAs(owner)), ...eventsOf(again)];
    const answer = { complaintId: complaint.complaintId, upheld: true, answer: 'Ja.', decisionId: idOf('back') };
    const back = given([
      ...complained,
      ...eventsOf(answerComplaint(given(complained), { caseId, by: eve, at: latest }, answer)),
    ]);
    expect(back).toMatchObject({ locked: false, decisions: [{}, { by: eve, outcome: 'declined' }] });
    expect(waitingReports(back).map(({ reportId }) => reportId)).toEqual([idOf('later')]);
  });
});

describe('a case about or reported by a staff member', () => {
  it.each([
    ['the person concerned', owner],
    ['who had reported it', ben],
  ])('is decided by someone other than %s', (_, by) => {
    const state = given(decidedBy(ada, completed({ suspend: { days: null } })));
    const act = { caseId, by, at: latest };
    const verdict = { decisionId: idOf('own'), after: decisionId, verdict: declined, until: null };
    expect(codeOf(decide(state, act, verdict))).toBe('case_not_found');
    expect(codeOf(confirmSuspension(state, act, decisionId))).toBe('case_not_found');
    expect(codeOf(assign(state, act, by))).toBe('case_not_found');
    expect(codeOf(assign(state, { ...act, by: eve }, by))).toBe('decision_other_person');
    expect(codeOf(noteReading(state, act))).toBe('case_not_found');
    const complaint = { complaintId: idOf('complaint'), decisionId, text: 'Nein.' };
    const complained = [...decidedBy(ada), ...eventsOf(complain(state, { caseId, by: owner, at: latest }, complaint))];
    const answer = { complaintId: complaint.complaintId, upheld: true, answer: 'Ja.', decisionId: idOf('back') };
    expect(codeOf(answerComplaint(given(complained), act, answer))).toBe('complaint_not_found');
  });
});

describe('a case', () => {
  it('is assigned and unassigned', () => {
    const assigned = [...reported, ...eventsOf(assign(given(reported), { caseId, by: ada, at }, eve))];
    expect(given(assigned).assignedTo).toBe(eve);
    expect(eventsOf(assign(given(assigned), { caseId, by: ada, at }, eve))).toEqual([]);
    expect(typesOf(assign(given(assigned), { caseId, by: ada, at }, null))).toEqual(['CaseAssigned']);
  });

  it('records its readers, once per time window', () => {
    const read = [...reported, ...eventsOf(noteReading(given(reported), { caseId, by: ada, at }))];
    expect(eventsOf(noteReading(given(read), { caseId, by: ada, at: '2027-02-01T10:09:59.000Z' }))).toEqual([]);
    expect(typesOf(noteReading(given(read), { caseId, by: ada, at: '2027-02-01T10:10:00.000Z' }))).toEqual([
      'CaseRead',
    ]);
    expect(typesOf(noteReading(given(read), { caseId, by: eve, at }))).toEqual(['CaseRead']);
  });

  it('deletes its snapshot once when the account of the owner is deleted', () => {
    const forgotten = [...reported, ...eventsOf(forget(given(reported), caseId))];
    expect(given(forgotten).seen).toEqual([{ snapshot: null, lines: [], at }]);
    expect(eventsOf(forget(given(forgotten), caseId))).toEqual([]);
  });
});

describe('reported words of a request', () => {
  const rating: Subject = { kind: 'rating', id: wordsId('3e8b2c40-51f7-4d69-b0a8-96f1c7d2e503', 'creator') };
  const about = eventsOf(report(given([]), { caseId, by: ben, at }, made({ subject: rating })));

  it('are hidden by a decision and restored by a later decision', () => {
    const hidden = decidedBy(ada, completed({ lock: true }), about);
    expect(hidden.at(-1)).toMatchObject({ type: 'WordsHidden', data: { words: rating, decisionId } });
    const again = decidedBy(ada, completed({ lock: true, warn: true }), hidden, latest);
    expect(again.at(-1)).toMatchObject({ type: 'WordsHidden', data: { decisionId: idOf(`decision ${latest}`) } });
    expect(decidedBy(ada, declined, hidden, latest).at(-1)).toMatchObject({ type: 'WordsReleased' });
  });
});
