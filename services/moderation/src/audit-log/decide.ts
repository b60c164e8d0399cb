import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { ActCode, ActListed, ActSubject, ActEvent } from '@lendring/contracts/moderation/audit-log.js';
import type { NotedAct } from './act.aggregate.js';

type Noting = Readonly<{ actId: string; by: string; at: string }>;

type ActDecision = Decision<readonly ActEvent[], 'act_not_found'>;

/** Records an act once. A refused act may be recorded again, because a retry may succeed. */
export const noteAct = (
  { by: noted, isRefused }: NotedAct,
  { actId, by, at }: Noting,
  done: Readonly<{ act: ActCode; subject: ActSubject | null; about: string | null; listed?: ActListed }>,
): ActDecision =>
  noted === null || isRefused ? decided([{ type: 'StaffActed', data: { actId, ...done, by, at } }]) : decided([]);

/**
 * Marks an act as refused; only its author may do so. A refused retry leaves an act of an earlier request untouched.
 */
export const noteRefused = (
  { by: noted, at: notedAt, isRefused }: NotedAct,
  { actId, by, at }: Noting,
  refusal: string,
): ActDecision => {
  if (noted !== by) return refused('act_not_found');
  return isRefused || notedAt !== at
    ? decided([])
    : decided([{ type: 'StaffActRefused', data: { actId, refusal, at } }]);
};
