import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Verdict } from '@lendring/contracts/moderation/verdict.js';
import { waitingRaised, waitingReports, type Case, type Reported } from '../case/case.aggregate.js';
import type { Act, CaseDecision } from '../case/decide.js';
import { isBarred, isInvolved } from '../case/decide-access.js';
import { enforced, problemOf } from './decide-measures.js';

/**
 * Reports that a decision marks or clears as manifestly unfounded: the pending reports, or the reports of the last
 * answer if no report is pending. Earlier marks stay until a decision clears them.
 */
const marksOf = ({ reports, decisions }: Case, isUnfounded: boolean) => {
  const marked = reports.filter((one) => one.unfounded);
  const waiting = reports.filter(({ answeredBy }) => answeredBy === null);
  const lastAnswer = decisions.findLast(({ decisionId }) => reports.some((one) => one.answeredBy === decisionId));
  const meant = waiting.length > 0 ? waiting : reports.filter((one) => one.answeredBy === lastAnswer?.decisionId);
  const found = isUnfounded ? meant.filter((one) => !one.unfounded) : [];
  const kept = isUnfounded ? [...marked, ...found] : [];
  const cleared = isUnfounded ? [] : marked;
  const idsOf = (all: readonly Reported[]) => all.map(({ reportId }) => reportId);
  return { ...(kept.length > 0 && { unfounded: idsOf(kept) }), ...(cleared.length > 0 && { cleared: idsOf(cleared) }) };
};

/**
 * Decides a case or revises its decision. Measures that the verdict omits are withdrawn.
 *
 * @param after last decision known to the moderator
 * @param until end of the suspension; an unchanged suspension keeps its end
 */
export const decide = (
  state: Case,
  { caseId, by, at }: Act,
  {
    decisionId,
    after,
    verdict: { unfounded, ...verdict },
    until,
  }: Readonly<{ decisionId: string; after: string | null; verdict: Verdict; until: string | null }>,
): CaseDecision => {
  const { subject, ownerId, decisions } = state;
  if (!subject || isInvolved(state, by)) return refused('case_not_found');
  if ((decisions.at(-1)?.decisionId ?? null) !== after) return refused('decision_changed');
  if (isBarred(state, by)) return refused('decision_other_person');
  const problem = problemOf({ ...verdict, ...(unfounded && { unfounded }) }, state);
  if (problem) return refused(problem);
  const waiting = [...waitingReports(state), ...waitingRaised(state)].map((one) => one.at);
  const waitedSince = waiting.toSorted()[0] ?? null;
  const [trustedSince] = waitingReports(state).flatMap(({ trusted, at: since }) => (trusted ? [since] : []));
  return decided([
    {
      type: 'CaseDecided',
      data: {
        caseId,
        decisionId,
        ownerId,
        waitedSince,
        ...verdict,
        until,
        ...(trustedSince !== undefined && { trustedSince }),
        ...marksOf(state, unfounded === true),
        by,
        at,
      },
    },
    ...enforced(state, verdict.measures, { caseId, decisionId, at }),
  ]);
};
