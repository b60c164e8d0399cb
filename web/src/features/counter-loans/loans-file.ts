import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { Locale } from '../../i18n/locale.js';

const columns = [
  'title',
  'units',
  'from',
  'to',
  'back',
  'state',
  'name',
  'phone',
  'email',
  'note',
  'price',
  'deposit',
] as const;
type Column = (typeof columns)[number];

type Words = Readonly<{
  locale: Locale;
  head: (column: Column) => string;
  state: (loan: CounterLoanShape) => string;
  deposit: (loan: CounterLoanShape) => string;
}>;

/** Counter loans of an owner as CSV in the language's format. */
export const loansFile = (loans: readonly CounterLoanShape[], { locale, head, state, deposit }: Words): string => {
  const cells = (loan: CounterLoanShape): readonly (string | number)[] => {
    const price = loan.price === null ? '' : (loan.price / 100).toFixed(2);
    return [
      loan.title,
      loan.quantity,
      loan.period.date_from,
      loan.period.date_to,
      loan.finished_at === null ? '' : dayIn(loan.finished_at, loan.period.zone),
      state(loan),
      loan.name ?? '',
      loan.phone ?? '',
      loan.email ?? '',
      loan.note ?? '',
      locale === 'en' ? price : price.replace('.', ','),
      deposit(loan),
    ];
  };
  return csvOf([columns.map(head), ...loans.map(cells)], locale === 'en' ? ',' : ';');
};
