import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { levels } from '@lendring/contracts/rules/capacity.js';

type Days = Readonly<{ first: string; last: string }>;

/** Loan that needs all units of its offer on some day; the days are both included. */
export type NeededBy = Days & Readonly<{ loanId: string; counter: boolean; units: number }>;

type Of = Readonly<{
  quantity: number;
  zone: string;
  now: string;
  span: Days;
  /** Loan that is left out, because its unit is the one to take out. */
  except?: string | undefined;
}>;

const lastDay = (end: string, zone: string): string => dayIn(new Date(Date.parse(end) - 1).toISOString(), zone);

/** Levels of use from now on in which no unit is left, as the calendar counts them for a block of one unit. */
const fullLevels = (taken: readonly TakenShape[], { quantity, zone, now, span, except }: Of) => {
  const counted = taken.filter(
    ({ reason, entry_id: entryId, request_id: requestId, counter_loan_id: loanId }) =>
      reason !== 'late' && entryId === null && (except === undefined || (requestId ?? loanId) !== except),
  );
  return levels(counted, quantity).filter(
    ({ start, end, units }) =>
      units >= quantity && end > now && dayIn(start, zone) <= span.last && lastDay(end, zone) >= span.first,
  );
};

/** Loans because of which a unit cannot be taken out of the calendar on all days of a span, the earliest first. */
export const loansNeeding = (taken: readonly TakenShape[], of: Of): readonly NeededBy[] => {
  const loans = fullLevels(taken, of).flatMap(({ uses }) =>
    uses.flatMap(({ reason, request_id: requestId, counter_loan_id: counterId, start, end, units }) => {
      const loanId = requestId ?? counterId;
      if (loanId === null || reason !== 'booked') return [];
      return [
        { loanId, counter: requestId === null, units, first: dayIn(start, of.zone), last: lastDay(end, of.zone) },
      ];
    }),
  );
  return [...new Map(loans.map((loan) => [loan.loanId, loan])).values()].toSorted((one, other) =>
    one.first < other.first ? -1 : 1,
  );
};

/** First day of a block from today on: after the preparation that still takes the last unit, else today. */
export const firstFree = (taken: readonly TakenShape[], of: Of): string => {
  const { first: today } = of.span;
  const prepared = fullLevels(taken, { ...of, span: { first: today, last: today } }).filter(({ units, uses }) => {
    const inPreparation = uses.filter(({ reason }) => reason === 'preparation');
    return units - inPreparation.reduce((sum, use) => sum + use.units, 0) < of.quantity;
  });
  return prepared.reduce((day, { end }) => {
    const next = addDays(lastDay(end, of.zone), 1);
    return next > day ? next : day;
  }, today);
};
