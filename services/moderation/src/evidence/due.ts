import { waitingRaised, waitingReports, type Case } from '../case/case.js';
import { isComplaintOver } from '../case/decide.js';

/** A report that came to nothing leaves its copies for so long: who sends it again may still need them. */
const UNUSED_MS = 86_400_000;

type Kept = Readonly<{ decisions: number; storedAt: string }>;

/**
 * Whether copies of a round are needed no more: the case is decided and nobody may complain any more, the person it is
 * about is erased, or no report stands behind them.
 */
export const isDue = (state: Case, { decisions, storedAt }: Kept, now: string): boolean => {
  const isUnused = Date.parse(storedAt) + UNUSED_MS < Date.parse(now);
  if (!state.seen.some(({ snapshot }) => snapshot)) return isUnused;
  if (waitingReports(state).length > 0 || waitingRaised(state).length > 0) return false;
  const last = state.decisions.at(-1);
  if (!last || decisions >= state.decisions.length) return isUnused;
  return isComplaintOver(last, now) && state.complaints.every(({ answered }) => answered !== null);
};
