import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { isMeasured } from '@lendring/contracts/moderation/measured.js';
import { at, completed, declined, given, idOf, snapshot, subject } from '../../testing/case.js';
import type { Case } from '../case/case.aggregate.js';
import { answerComplaint, complain } from './decide.js';
import { assign, raise } from '../case/decide.js';
import { confirmSuspension } from '../suspension/decide.js';
import { decide } from '../decisions/decide.js';
import { report } from '../reporting/decide.js';

const [caseId, owner, ben] = ['case', 'owner', 'ben'].map(idOf) as [string, string, string];
const staff = ['ada', 'eve', 'mia'].map(idOf);
const verdicts = [
  completed({ lock: true }),
  completed({ suspend: { days: null } }),
  completed({ warn: true }),
  declined,
];

type Step = Readonly<{ act: (typeof acts)[number]; who: number; other: number; n: number; upheld: boolean }>;
const acts = ['decide', 'confirm', 'complain', 'answer', 'assign', 'raise', 'report'] as const;
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(staff.length - 1),
  other: fc.nat(staff.length - 1),
  n: fc.nat(5),
  upheld: fc.boolean(),
});

const plain: Omit<Step, 'act'> = { who: 0, other: 0, n: 0, upheld: false };
const confirmedAfterGrant: Step[] = [
  { ...plain, act: 'decide', n: 5 },
  { ...plain, act: 'assign', other: 1 },
  { ...plain, act: 'complain' },
  { ...plain, act: 'answer', who: 2, upheld: true },
  { ...plain, act: 'confirm', who: 1 },
];

const nth = <One>(all: readonly One[], n: number): One | undefined => all[n % Math.max(all.length, 1)];

const partiesOf = (n: number): readonly string[] => (n === 0 ? [owner, ...staff.slice(2)] : [owner]);

const run = (state: Case, { act, who, other, n, upheld }: Step, index: number) => {
  const by = staff[who] ?? '';
  const staffAct = { caseId, by, at };
  const id = idOf(`step ${index}`);
  const last = state.decisions.at(-1)?.decisionId ?? null;
  const shown = { subject, ownerId: owner, snapshot };
  switch (act) {
    case 'decide':
      return decide(state, staffAct, { decisionId: id, after: last, verdict: nth(verdicts, n) ?? declined, until: at });
    case 'confirm':
      return confirmSuspension(state, staffAct, last ?? '');
    case 'complain': {
      const decisionId = nth(state.decisions, n)?.decisionId ?? '';
      return complain(state, { caseId, by: upheld ? owner : ben, at }, { complaintId: id, decisionId, text: 'Nein.' });
    }
    case 'answer': {
      const complaintId =
        nth(
          state.complaints.filter(({ answered }) => !answered),
          n,
        )?.complaintId ?? '';
      return answerComplaint(state, staffAct, { complaintId, upheld, answer: 'Ja.', decisionId: id });
    }
    case 'assign':
      return assign(state, staffAct, staff[other] ?? null);
    case 'raise':
      return raise(state, staffAct, { ...shown, parties: partiesOf(n), reason: 'Again.' });
    case 'report': {
      const words = { typeId: 7, description: '', signedIn: true, visitor: null, contact: null, trusted: false };
      const made = { ...shown, parties: partiesOf(n), ...words, reportId: id, locale: 'de', quiet: false } as const;
      return report(state, { caseId, by: ben, at }, made);
    }
  }
};

const partIn = (state: Case, decisionId: string): readonly (string | null)[] =>
  state.decisions.flatMap((one) => (one.decisionId === decisionId ? [one.by, one.confirmedBy] : []));

const judged = (state: Case): readonly (string | null)[] =>
  state.complaints.flatMap(({ decisionId, answered }) =>
    !answered || answered.upheld ? partIn(state, decisionId) : [],
  );

const partiesIn = (log: readonly CaseEvent[]): readonly string[] =>
  log.flatMap(({ data }) => ('parties' in data ? (data.parties ?? []) : []));

const actorOf = ({ type, data }: CaseEvent): string | null =>
  type === 'CaseDecided' || type === 'SuspensionConfirmed' || type === 'CaseAssigned' || type === 'ComplaintAnswered'
    ? data.by
    : null;

describe('appeals (DSA art. 20)', () => {
  it('are never decided or re-decided by a decider or a party, in any history', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
        const opened = run(given([]), { ...plain, act: 'report', n: 1 }, -1);
        let log: readonly CaseEvent[] = isRefused(opened) ? [] : opened.events;
        for (const [index, one] of steps.entries()) {
          const before = given(log);
          const made = run(before, one, index);
          if (isRefused(made)) continue;
          for (const event of made.events) {
            const actor = actorOf(event);
            if (actor !== null) expect([...judged(before), ...partiesIn(log)]).not.toContain(actor);
          }
          log = [...log, ...made.events];
          const now = given(log);
          if (now.assignedTo !== null) expect([...judged(now), ...partiesIn(log)]).not.toContain(now.assignedTo);
          for (const { decisionId, userId, answered } of now.complaints) {
            if (!answered) continue;
            expect(partIn(now, decisionId)).not.toContain(answered.by);
            const isAnswer = made.events[0]?.type === 'ComplaintAnswered' && made.events[0].data.userId === userId;
            const wasInForce = before.decisions.at(-1)?.decisionId === decisionId;
            if (!isAnswer || !answered.upheld || userId !== owner || !wasInForce) continue;
            expect(now.locked).toBe(false);
            expect(isMeasured(now.decisions.at(-1)?.measures ?? completed({ warn: true }).measures)).toBe(false);
          }
        }
      }),
      { numRuns: 2_000, examples: [[confirmedAfterGrant]] },
    );
  });
});
