import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { ActCode, ActSubject } from '@lendring/contracts/moderation/acts.js';
import type { ActEvent } from '@lendring/contracts/moderation/events.js';

/** An act that stands in the log: who did it, and whether it was refused. */
export type NotedAct = Readonly<{ by: string | null; isRefused: boolean }>;

type Noting = Readonly<{ actId: string; by: string; at: string }>;
type ActDecision = Decision<readonly ActEvent[], 'act_not_found'>;

/** Stream `act-<actId>`: what somebody did as staff (ADR 93). */
export const actAggregate: Aggregate<NotedAct, ActEvent> = {
  category: 'act',
  initialState: { by: null, isRefused: false },
  evolve: (state, { type, data }) =>
    type === 'StaffActed' ? { ...state, by: data.by } : { ...state, isRefused: true },
};

/** Notes an act, once. */
export const noteAct = (
  { by: noted }: NotedAct,
  { actId, by, at }: Noting,
  done: Readonly<{ act: ActCode; subject: ActSubject | null; about: string | null }>,
): ActDecision => (noted === null ? decided([{ type: 'StaffActed', data: { actId, ...done, by, at } }]) : decided([]));

/** Nothing came of what was noted; only whoever acted can tell. */
export const noteRefused = (
  { by: noted, isRefused }: NotedAct,
  { actId, by, at }: Noting,
  refusal: string,
): ActDecision => {
  if (noted !== by) return refused('act_not_found');
  return isRefused ? decided([]) : decided([{ type: 'StaffActRefused', data: { actId, refusal, at } }]);
};
