import type { Instant, Period } from '../kernel/period.js';
import type { Side } from '../kernel/side.js';

/** Period of a request from `at` on, or the one that a side (`by`) proposed then. */
export type PeriodStep = Readonly<{ at: Instant; period: Period; by: Side | null }>;

/** Request with its steps, oldest first; without any, by an older request service, its period holds at any time. */
type Dated = Readonly<{ period: Period; periods: readonly PeriodStep[] }>;

/** Period of a request at an instant; before the first known step, that one. */
export const periodAt = ({ period, periods }: Dated, at: Instant): Period => {
  const own = periods.filter(({ by }) => by === null);
  return (own.findLast((step) => step.at <= at) ?? own[0])?.period ?? period;
};

/** Latest proposal of a side at an instant, with the period of the request then; null: none is known. */
export const proposalAt = (
  request: Dated,
  side: Side,
  at: Instant,
): Readonly<{ before: Period; after: Period }> | null => {
  const proposed = request.periods.findLast((step) => step.by === side && step.at <= at);
  return proposed ? { before: periodAt(request, proposed.at), after: proposed.period } : null;
};

/** Latest change of the period at an instant; null: it is still that of the request when it was made. */
export const changeAt = ({ periods }: Dated, at: Instant): Readonly<{ before: Period; after: Period }> | null => {
  const [after, before] = periods.filter((step) => step.by === null && step.at <= at).toReversed();
  return after && before ? { before: before.period, after: after.period } : null;
};
