import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';
import type { Case } from '../case/case.aggregate.js';
import type { Act as CaseAct, CaseDecision } from '../case/decide.js';
import { isBarred, isInvolved } from '../case/decide-access.js';
import { standingOf, withCase, withoutCase, type Person } from './person.aggregate.js';

type Act = Readonly<{ userId: string; caseId: string; at: string }>;
type PersonDecision = Decision<readonly PersonEvent[], never>;

export const suspend = (state: Person, { userId, caseId, at }: Act, until: string | null): PersonDecision => {
  if (state.cases.get(caseId) === until && state.cases.has(caseId)) return decided([]);
  const standing = standingOf(withCase(state, caseId, until));
  return decided([{ type: 'PersonSuspended', data: { userId, caseId, until, standing, at } }]);
};

export const lift = (state: Person, { userId, caseId, at }: Act): PersonDecision => {
  if (!state.cases.has(caseId)) return decided([]);
  const standing = standingOf(withoutCase(state, caseId));
  return decided([{ type: 'SuspensionLifted', data: { userId, caseId, standing, at } }]);
};

export const endOver = (state: Person, { userId, at }: Omit<Act, 'caseId'>): PersonDecision => {
  const events: PersonEvent[] = [];
  let left = state;
  for (const [caseId, until] of state.cases) {
    if (until === null || until > at) continue;
    left = withoutCase(left, caseId);
    events.push({ type: 'SuspensionLifted', data: { userId, caseId, standing: standingOf(left), at } });
  }
  return decided(events);
};

export const confirmSuspension = (state: Case, { caseId, by, at }: CaseAct, decisionId: string): CaseDecision => {
  if (!state.subject || isInvolved(state, by)) return refused('case_not_found');
  const last = state.decisions.at(-1);
  if (last?.decisionId !== decisionId) return refused('decision_changed');
  if (last.measures.suspend?.days !== null) return refused('decision_nothing_to_confirm');
  if (last.confirmedBy !== null) return decided([]);
  const hasAnswered = state.complaints.some((one) => one.decisionId === decisionId && one.answered?.by === by);
  if (last.by === by || hasAnswered || isBarred(state, by)) return refused('decision_other_person');
  return decided([{ type: 'SuspensionConfirmed', data: { caseId, decisionId, ownerId: state.ownerId, by, at } }]);
};
