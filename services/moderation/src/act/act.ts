import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { ActCode, ActListed, ActSubject } from '@lendring/contracts/moderation/acts.js';
import type { ActEvent } from '@lendring/contracts/moderation/events.js';

export type NotedAct = Readonly<{ by: string | null; at: string | null; isRefused: boolean }>;

type Noting = Readonly<{ actId: string; by: string; at: string }>;
type ActDecision = Decision<readonly ActEvent[], 'act_not_found'>;

/** Stream `act-<actId>`: one staff act (ADR 93). */
export const actAggregate: Aggregate<NotedAct, ActEvent> = {
  category: 'act',
  initialState: { by: null, at: null, isRefused: false },
  evolve: (state, { type, data }) =>
    type === 'StaffActed' ? { by: data.by, at: data.at, isRefused: false } : { ...state, isRefused: true },
};

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
