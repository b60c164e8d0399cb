import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { statusAt } from '@lendring/contracts/request/lifecycle.js';
import { nothing, parties, type Decide } from '../request/decide.js';
import type { Asked } from '../request/request.aggregate.js';

/**
 * System only: records whether the days of an open request are booked or blocked. Each change is recorded once.
 *
 * @param isTaken reads the offer's calendar, loaded in the same unit of work
 */
export const noteDays =
  (isTaken: (request: Asked) => boolean): Decide<Readonly<{ requestId: string }>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    const taken = isTaken(state);
    if (statusAt(state, at) !== 'open' || taken === state.daysTaken) return nothing;
    const data = { requestId: state.requestId, ...parties(state), at };
    return decided([taken ? { type: 'RequestDaysTaken', data } : { type: 'RequestDaysFreed', data }]);
  };
