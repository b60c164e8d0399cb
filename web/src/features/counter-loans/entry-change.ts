import type { CounterEntryBody, CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { changeFieldOf, changeOf, daysOf, pricedAnew, type ChangeValues, type PeriodValues } from './model.js';

/** Loan of an entry, as far as its period and price can be changed. */
export type EntryLoan = Pick<
  CounterLoanShape['together'][number],
  'loan_id' | 'offer_id' | 'title' | 'quantity' | 'pieces' | 'price' | 'period' | 'actions' | 'handed_out'
>;

type Price = Pick<ChangeValues, 'price' | 'isPriceTyped'>;
/** Period of all loans, and the price of each in their order. */
export type EntryValues = PeriodValues & Readonly<{ loans: readonly Price[] }>;

/** Loan of an entry without its person, whom all of its loans share. */
export const known = (loan: EntryLoan) => ({ ...loan, name: null, phone: null, email: null, note: null });

export const openLoans = (loan: CounterLoanShape): readonly EntryLoan[] =>
  [loan, ...loan.together].filter(({ actions }) => actions.includes('change'));

export const entryOf = (loan: EntryLoan, loans: readonly EntryLoan[]): EntryValues => {
  const { isHourly, first, last, time, hours } = changeOf(known(loan));
  return { isHourly, first, last, time, hours, loans: loans.map(({ price }) => ({ price, isPriceTyped: false })) };
};

/** Values of one of the loans; its price is that of the offer for the new days, as in `pricedAnew`. */
export const valuesOf = (
  { loans, ...period }: EntryValues,
  index: number,
  loan: EntryLoan,
  offer: Pick<OfferShape, 'pricing' | 'opening'> | undefined,
): ChangeValues => {
  const values = { ...changeOf(known(loan)), ...period, ...loans[index] };
  return offer ? pricedAnew(values, known(loan), offer) : values;
};

export const entryBodyOf = (
  period: PeriodValues,
  loans: readonly EntryLoan[],
  changed: readonly ChangeValues[],
): CounterEntryBody => {
  return {
    ...daysOf(period),
    loans: loans.map(({ loan_id: id }, index) => ({ loan_id: id, price: changed[index]?.price ?? null })),
  };
};

/** Element id of the loan at an index. */
export const loanId = (index: number): string => `loans-${index}`;

/** Element id of a field of the change. */
export const entryChangeFieldOf = (path: string): string | null => {
  const [, index] = /^loans\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? changeFieldOf(path) : loanId(Number(index));
};
