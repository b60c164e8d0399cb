import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { ActCode, ActListed, ActSubject } from '@lendring/contracts/moderation/acts.js';
import type { ActEvent } from '@lendring/contracts/moderation/events.js';

/** An act that stands in the log: who did it, with the request of which moment, and whether it was refused. */
export type NotedAct = Readonly<{ by: string | null; at: string | null; isRefused: boolean }>;

type Noting = Readonly<{ actId: string; by: string; at: string }>;
type ActDecision = Decision<readonly ActEvent[], 'act_not_found'>;

/** Stream `act-<actId>`: what somebody did as staff (ADR 93). */
export const actAggregate: Aggregate<NotedAct, ActEvent> = {
  category: 'act',
  initialState: { by: null, at: null, isRefused: false },
  evolve: (state, { type, data }) =>
    type === 'StaffActed' ? { by: data.by, at: data.at, isRefused: false } : { ...state, isRefused: true },
};

/** Notes an act, once; what was refused is noted anew, since it may be done this time. */
export const noteAct = (
  { by: noted, isRefused }: NotedAct,
  { actId, by, at }: Noting,
  done: Readonly<{ act: ActCode; subject: ActSubject | null; about: string | null; listed?: ActListed }>,
): ActDecision =>
  noted === null || isRefused ? decided([{ type: 'StaffActed', data: { actId, ...done, by, at } }]) : decided([]);

/**
 * Nothing came of what was noted; only whoever acted can tell. A repeat that is refused takes nothing back of what an
 * earlier request has noted and done.
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
