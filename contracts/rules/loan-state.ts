import type { Instant, Period } from '../kernel/period.js';
import { lateFrom, outOf } from './late.js';
import type { RentTypeId } from './terms.js';

/**
 * State of an agreed loan. `waiting`: its start has passed, and its handover is not recorded. `late`: it is out although
 * its return was due, as calendars count it (`late.ts`).
 */
export type LoanState = 'planned' | 'waiting' | 'out' | 'late';

/** `isOut`: the handover is recorded, its pieces are out, or the borrower has said that it was handed back. */
type Loan = Readonly<{ period: Pick<Period, 'wish' | 'zone' | 'start' | 'end'>; isOut: boolean }>;

/** @param rentType of a request; null for counter loans, which are counted in hours or days */
export const loanStateAt = ({ period, isOut }: Loan, rentType: RentTypeId | null, at: Instant): LoanState => {
  if (!isOut) return at < period.start ? 'planned' : 'waiting';
  return at < lateFrom(period.end, outOf(period, rentType)) ? 'out' : 'late';
};

/** True if an agreed loan is out although its return was due. `stage`: as stored, whatever its kind. */
export const isLoanLate = (
  { stage, ...loan }: Loan & Readonly<{ stage: string }>,
  rentType: RentTypeId | null,
  at: Instant,
): boolean => stage === 'agreed' && loanStateAt(loan, rentType, at) === 'late';
