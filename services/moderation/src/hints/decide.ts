import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Finding, HintEvent } from '@lendring/contracts/moderation/hints.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { markOf, severityOf } from './decide-finding.js';
import type { Hint } from './hint.aggregate.js';

export type HintDecision = Decision<readonly HintEvent[], ModerationRefusal>;

export type Noticed = Readonly<{
  subject: Subject;
  ownerId: string;
  language: Locale | null;
  title: string;
  finding: Finding;
}>;

export type HintAct = Readonly<{ hintId: string; by: string; at: string; version: number }>;

const nothing = decided([]);

/** Creates a hint once; a settled hint reopens only when its finding changes. */
export const notice = (
  { state, finding: before }: Hint,
  { hintId, at }: Pick<HintAct, 'hintId' | 'at'>,
  { subject, ownerId, language, title, finding }: Noticed,
): HintDecision => {
  if (state !== 'gone' && before && markOf(before) === markOf(finding)) return nothing;
  const { kind } = finding;
  const severity = severityOf(finding);
  return decided([
    { type: 'HintMade', data: { hintId, subject, kind, ownerId, language, severity, title, finding, at } },
  ]);
};

/** Withdraws an open hint. A settled hint keeps its result. */
export const clear = ({ state }: Hint, { hintId, at }: Pick<HintAct, 'hintId' | 'at'>): HintDecision =>
  state === 'open' ? decided([{ type: 'HintGone', data: { hintId, at } }]) : nothing;

/** Optimistic lock for concurrent moderators. Hints about the moderator are refused. */
const refusedTo = ({ subject, ownerId, state, version }: Hint, act: HintAct): HintDecision | null => {
  if (subject === null || ownerId === act.by) return refused('hint_not_found');
  return state === 'open' && version === act.version ? null : refused('hint_changed');
};

export const callFine = (hint: Hint, act: HintAct): HintDecision => {
  const { hintId, by, at } = act;
  if (hint.state === 'fine' && hint.settled?.by === by) return nothing;
  return refusedTo(hint, act) ?? decided([{ type: 'HintCalledFine', data: { hintId, by, at } }]);
};

export const leadToCase = (hint: Hint, act: HintAct, caseId: string): HintDecision => {
  const { hintId, by, at } = act;
  if (hint.state === 'case' && hint.settled?.by === by) return nothing;
  return refusedTo(hint, act) ?? decided([{ type: 'HintLedToCase', data: { hintId, caseId, by, at } }]);
};
