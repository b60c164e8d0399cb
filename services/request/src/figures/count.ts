import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { LendingFigures } from '@lendring/contracts/request/lending-figures.js';
import { PaymentTypeId } from '@lendring/contracts/reference/payment-types.js';
import { lateFrom, outOf } from '@lendring/contracts/rules/late.js';
import { isLoanLate } from '@lendring/contracts/rules/loan-state.js';
import { quantityOf, totalOfTerms } from '@lendring/contracts/rules/quote.js';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import type { CounterLoanDocument } from '../counter-loan/projection.js';
import { missingOf } from '../handover/decide-record.js';
import type { RequestDocument } from '../request/projection.js';

type Paid = Partial<Pick<LendingFigures, 'income' | 'donations' | 'crates' | 'sixpacks'>>;

/** Loan `[start, end)` of an offer; `end`: the return, or the agreed end before it. */
export type Loan = Readonly<{
  offerId: string;
  title: string;
  start: string;
  end: string;
  zone: string;
  units: number;
  paid: Paid;
  /** Account, or name of a counter loan, for counting different borrowers. */
  borrower: string;
  isLate: boolean;
  isIncomplete: boolean;
}>;

/** The set grows while counting, since a copy for each loan would take quadratic time. */
type Counted = LendingFigures & Readonly<{ borrowers: Set<string> }>;

const none: LendingFigures = {
  loans: 0,
  late: 0,
  incomplete: 0,
  unitDays: 0,
  income: 0,
  donations: 0,
  crates: 0,
  sixpacks: 0,
};

const paidFor = (terms: RequestDocument['terms']): Paid => {
  const total = totalOfTerms(terms);
  switch (terms.pricing.paymentType) {
    case PaymentTypeId.cash:
      return { income: total };
    case PaymentTypeId.donation:
      return { donations: total };
    case PaymentTypeId.crate:
      return { crates: total };
    case PaymentTypeId.sixpack:
      return { sixpacks: total };
    default:
      return {};
  }
};

/** True if the return was recorded after it was due (`rules/late.ts`), or the thing is out although it was due by now. */
const isLate = (
  loan: Pick<CounterLoanDocument, 'finishedAt' | 'period' | 'isOut'> & Readonly<{ stage: string }>,
  rentType: RentTypeId | null,
  at: string,
): boolean => {
  const { stage, finishedAt, period } = loan;
  if (stage !== 'completed' || finishedAt === null) return isLoanLate(loan, rentType, at);
  return finishedAt > period.end && finishedAt >= lateFrom(period.end, outOf(period, rentType));
};

export const loanOfRequest = (
  { offerId, creatorId, terms, period, end, ...request }: RequestDocument,
  at: string,
): Loan => ({
  offerId,
  title: terms.title,
  start: period.start,
  end,
  zone: period.zone,
  units: quantityOf(terms),
  paid: paidFor(terms),
  borrower: creatorId,
  isLate: isLate({ ...request, period }, terms.pricing.rentType, at),
  isIncomplete: missingOf(terms.parts ?? [], quantityOf(terms), request.handovers).length > 0,
});

export const loanOfCounter = (
  { offerId, title, period, end, units, price, ...loan }: CounterLoanDocument,
  at: string,
): Loan => ({
  offerId,
  title,
  start: period.start,
  end,
  zone: period.zone,
  units,
  paid: { income: price?.minor ?? 0 },
  borrower: loan.creatorId ?? loan.name?.trim().toLowerCase() ?? loan.loanId,
  // The return of a loan that was entered afterwards is recorded at any later time.
  isLate: loan.enteredAt < period.end && isLate({ ...loan, period }, null, at),
  isIncomplete: missingOf(loan.parts, units, loan.handovers).length > 0,
});

const plus = (one: Counted, other: Partial<LendingFigures>): Counted => ({
  borrowers: one.borrowers,
  late: one.late + (other.late ?? 0),
  incomplete: one.incomplete + (other.incomplete ?? 0),
  loans: one.loans + (other.loans ?? 0),
  unitDays: one.unitDays + (other.unitDays ?? 0),
  income: one.income + (other.income ?? 0),
  donations: one.donations + (other.donations ?? 0),
  crates: one.crates + (other.crates ?? 0),
  sixpacks: one.sixpacks + (other.sixpacks ?? 0),
});

/** Figures of loans per day and per offer. Both days of the span are inclusive; the future from `at` on is excluded. */
export const countLoans = (
  loans: readonly Loan[],
  { from, to }: Readonly<{ from: Day; to: Day }>,
  at: string,
): Readonly<{ days: ReadonlyMap<Day, Counted>; offers: ReadonlyMap<string, Counted> }> => {
  const days = new Map<Day, Counted>();
  const offers = new Map<string, Counted>();
  const sum = <Key>(sums: Map<Key, Counted>, key: Key, figures: Partial<LendingFigures>, borrower?: string): void => {
    const before = sums.get(key) ?? { ...none, borrowers: new Set() };
    if (borrower !== undefined) before.borrowers.add(borrower);
    sums.set(key, plus(before, figures));
  };
  const add = (offerId: string, day: Day, figures: Partial<LendingFigures>, borrower?: string): void => {
    sum(days, day, figures, borrower);
    sum(offers, offerId, figures, borrower);
  };
  for (const { offerId, start, end, zone, units, paid, ...loan } of loans) {
    if (start > at) continue;
    const begins = dayIn(start, zone);
    if (from <= begins && begins <= to)
      add(
        offerId,
        begins,
        { loans: 1, ...paid, late: Number(loan.isLate), incomplete: Number(loan.isIncomplete) },
        loan.borrower,
      );
    const until = end < at ? end : at;
    // Subtract a millisecond, since the end is the first free instant; a return at the very start still takes a day.
    const ended = dayIn(new Date(Math.max(Date.parse(until) - 1, Date.parse(start))).toISOString(), zone);
    const last = ended < to ? ended : to;
    for (let day = begins < from ? from : begins; day <= last; day = addDays(day, 1))
      add(offerId, day, { unitDays: units });
  }
  return { days, offers };
};
