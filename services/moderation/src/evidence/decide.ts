import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { waitingRaised, waitingReports, type Case } from '../case/case.aggregate.js';
import { isComplaintOver } from '../complaints/decide.js';

/** Grace period for copies without a report, in case the report is retried. */
const UNUSED_MS = DAY_MS;

type Kept = Readonly<{ decisions: number; storedAt: string }>;

export const isDue = (state: Case, { decisions, storedAt }: Kept, now: string): boolean => {
  const isUnused = Date.parse(storedAt) + UNUSED_MS < Date.parse(now);
  if (!state.seen.some(({ snapshot }) => snapshot)) return isUnused;
  if (waitingReports(state).length > 0 || waitingRaised(state).length > 0) return false;
  const last = state.decisions.at(-1);
  if (!last || decisions >= state.decisions.length) return isUnused;
  return isComplaintOver(last, now) && state.complaints.every(({ answered }) => answered !== null);
};
