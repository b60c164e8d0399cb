import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { ActEvent } from '@lendring/contracts/moderation/audit-log.js';

export type NotedAct = Readonly<{ by: string | null; at: string | null; isRefused: boolean }>;

/** Stream `act-<actId>`: one staff act (ADR 93). */
export const actAggregate: Aggregate<NotedAct, ActEvent> = {
  category: 'act',
  initialState: { by: null, at: null, isRefused: false },
  evolve: (state, { type, data }) =>
    type === 'StaffActed' ? { by: data.by, at: data.at, isRefused: false } : { ...state, isRefused: true },
};
