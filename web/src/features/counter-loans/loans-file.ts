import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { countedText } from '@lendring/contracts/rules/parts-text.js';
import type { Locale } from '../../i18n/locale.js';

const columns = [
  'entry',
  'number',
  'title',
  'units',
  'pieces',
  'from',
  'to',
  'back',
  'state',
  'missing',
  'name',
  'phone',
  'email',
  'note',
  'price',
  'depositAgreed',
  'depositReceived',
  'depositKept',
  'currency',
  'reason',
] as const;
type Column = (typeof columns)[number];

type Words = Readonly<{
  locale: Locale;
  head: (column: Column) => string;
  state: (loan: CounterLoanShape) => string;
  /** Own number of the offer; empty: none. */
  numberOf: (loan: CounterLoanShape) => string;
  /** Cents of the deposit of the offer, for older loans, which state none; null: none. */
  agreedOf: (loan: CounterLoanShape) => number | null;
}>;

type Sums = Readonly<{ agreed: number | null; received: number | null; kept: number | null }>;

/** Cents of the deposit at each stage; null: nothing is agreed, or nothing is recorded yet. */
const depositSums = (
  { deposit_status: status, handed_out: isOut, finished_at: finishedAt }: CounterLoanShape,
  ofOffer: number | null,
): Sums => {
  if (status === undefined) return { agreed: ofOffer, received: null, kept: null };
  if (!status || status.kind === 'document') return { agreed: null, received: null, kept: null };
  const isReceived = status.state === 'held' || status.state === 'kept' || status.state === 'returned';
  const isDecided = isOut || finishedAt !== null;
  return {
    agreed: status.sum,
    received: isReceived ? status.sum : isDecided ? 0 : null,
    kept: status.state === 'kept' ? status.kept : status.state === 'returned' ? 0 : null,
  };
};

/**
 * Counter loans of an owner as CSV in the language's format. Loans entered in the same act have the same id in `entry`.
 * Sums are numbers without a currency, which has its own column.
 */
export const loansFile = (
  loans: readonly CounterLoanShape[],
  { locale, head, state, numberOf, agreedOf }: Words,
): string => {
  const sum = (cents: number | null): string => {
    const text = cents === null ? '' : (cents / 100).toFixed(2);
    return locale === 'en' ? text : text.replace('.', ',');
  };
  const cells = (loan: CounterLoanShape): readonly (string | number)[] => {
    const deposit = depositSums(loan, agreedOf(loan));
    const missing = loan.handovers.flatMap(({ missing: parts }) => parts);
    return [
      loan.group_id ?? loan.loan_id,
      numberOf(loan),
      loan.title,
      loan.quantity,
      (loan.pieces ?? []).join(', '),
      loan.period.date_from,
      loan.period.date_to,
      loan.finished_at === null ? '' : dayIn(loan.finished_at, loan.period.zone),
      state(loan),
      countedText(missing),
      loan.name ?? '',
      loan.phone ?? '',
      loan.email ?? '',
      loan.note ?? '',
      sum(loan.price),
      sum(deposit.agreed),
      sum(deposit.received),
      sum(deposit.kept),
      loan.price === null && deposit.agreed === null ? '' : 'EUR',
      loan.deposit_status?.reason ?? '',
    ];
  };
  return csvOf([columns.map(head), ...loans.map(cells)], locale === 'en' ? ',' : ';');
};
