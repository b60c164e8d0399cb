import type { HandoverShape } from '@lendring/contracts/http/request.js';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { handoverMoments, type HandoverMoment } from '@lendring/contracts/rules/handover.js';

type Loan = Readonly<{
  handovers: readonly HandoverShape[];
  /** Actions of the caller, such as `record_out`. */
  actions: readonly string[];
  period: Readonly<{ end: string }>;
  /** The borrower has said that the item is back, or the loan has ended. */
  isBack: boolean;
}>;

export const recordOf = (handovers: Loan['handovers'], moment: HandoverMoment): HandoverShape | null =>
  handovers.find((one) => one.moment === moment) ?? null;

/** Moment whose list is open without a click: the one that is due and not recorded; null for none. */
export const dueMoment = ({ handovers, actions, period, isBack }: Loan, now: string): HandoverMoment | null => {
  const waits = (moment: HandoverMoment) =>
    actions.includes(`record_${moment}`) && recordOf(handovers, moment) === null;
  const isReturning = isBack || Date.parse(now) >= Date.parse(period.end) - DAY_MS;
  if (waits('out') && waits('back') && !isBack) return 'out';
  if (waits('out') && !actions.includes('record_back')) return 'out';
  return waits('back') && isReturning && recordOf(handovers, 'out') !== null ? 'back' : null;
};

/** Moments that have a record, or a list to fill in. */
export const shownMoments = ({ handovers, actions }: Pick<Loan, 'handovers' | 'actions'>): readonly HandoverMoment[] =>
  handoverMoments.filter((moment) => recordOf(handovers, moment) !== null || actions.includes(`record_${moment}`));

/** How many of each part are expected: at the return, those that went out. */
export const expectedCounts = (
  parts: readonly Readonly<{ count: number }>[],
  handovers: Loan['handovers'],
  moment: HandoverMoment,
): readonly number[] => {
  const out = moment === 'back' ? recordOf(handovers, 'out') : null;
  return parts.map(({ count }, index) => out?.counts[index] ?? count);
};
