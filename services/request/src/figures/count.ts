import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import type { LendingFigures } from '@lendring/contracts/request/lending-figures.js';
import { PaymentTypeId } from '@lendring/contracts/reference/payment-types.js';
import { quantityOf, totalOfTerms } from '@lendring/contracts/rules/quote.js';
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

type Counted = LendingFigures & Readonly<{ borrowers: readonly string[] }>;

const none: Counted = {
  borrowers: [],
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

/** True if the return was recorded after the agreed end; false for a loan that is not back. */
const isLate = ({
  stage,
  finishedAt,
  period,
}: Pick<CounterLoanDocument, 'finishedAt' | 'period'> & Readonly<{ stage: string }>) =>
  stage === 'completed' && finishedAt !== null && finishedAt > period.end;

export const loanOfRequest = ({ offerId, creatorId, terms, period, end, ...request }: RequestDocument): Loan => ({
  offerId,
  title: terms.title,
  start: period.start,
  end,
  zone: period.zone,
  units: quantityOf(terms),
  paid: paidFor(terms),
  borrower: creatorId,
  isLate: isLate({ ...request, period }),
  isIncomplete: missingOf(terms.parts ?? [], quantityOf(terms), request.handovers).length > 0,
});

export const loanOfCounter = ({ offerId, title, period, end, units, price, ...loan }: CounterLoanDocument): Loan => ({
  offerId,
  title,
  start: period.start,
  end,
  zone: period.zone,
  units,
  paid: { income: price?.minor ?? 0 },
  borrower: loan.creatorId ?? loan.name?.trim().toLowerCase() ?? loan.loanId,
  isLate: isLate({ ...loan, period }),
  isIncomplete: missingOf(loan.parts, units, loan.handovers).length > 0,
});

const plus = (one: Counted, other: Partial<Counted>): Counted => ({
  borrowers: other.borrowers ? [...new Set([...one.borrowers, ...other.borrowers])] : one.borrowers,
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
  const add = (offerId: string, day: Day, figures: Partial<Counted>): void => {
    days.set(day, plus(days.get(day) ?? none, figures));
    offers.set(offerId, plus(offers.get(offerId) ?? none, figures));
  };
  for (const { offerId, start, end, zone, units, paid, ...loan } of loans) {
    if (start > at) continue;
    const begins = dayIn(start, zone);
    if (from <= begins && begins <= to)
      add(offerId, begins, {
        loans: 1,
        ...paid,
        borrowers: [loan.borrower],
        late: Number(loan.isLate),
        incomplete: Number(loan.isIncomplete),
      });
    const until = end < at ? end : at;
    // Subtract a millisecond, since the end is the first free instant; a return at the very start still takes a day.
    const ended = dayIn(new Date(Math.max(Date.parse(until) - 1, Date.parse(start))).toISOString(), zone);
    const last = ended < to ? ended : to;
    for (let day = begins < from ? from : begins; day <= last; day = addDays(day, 1))
      add(offerId, day, { unitDays: units });
  }
  return { days, offers };
};
