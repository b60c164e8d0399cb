import { describe, expect, it } from 'vitest';
import { countLoans, type Loan } from './count.js';

const zone = 'Europe/Berlin';
const loan = (start: string, end: string, change: Partial<Loan> = {}): Loan => ({
  offerId: 'a',
  title: 'Zelt',
  start: `${start}:00.000Z`,
  end: `${end}:00.000Z`,
  zone,
  units: 1,
  paid: { income: 1_000 },
  borrower: 'a',
  isLate: false,
  isIncomplete: false,
  ...change,
});
const may = { from: '2026-05-01', to: '2026-05-31' };
const later = '2026-06-30T10:00:00.000Z';
const counted = (loans: readonly Loan[], at = later, span = may) => {
  const { days, offers } = countLoans(loans, span, at);
  return { days: [...days].map(([day, { unitDays }]) => `${day.slice(5)} ${unitDays}`), total: offers.get('a') };
};

describe('the figures of loans', () => {
  it('count different borrowers once, and loans that came back late or incomplete', () => {
    const { total } = counted([
      loan('2026-05-08T22:00', '2026-05-09T22:00', { isLate: true }),
      loan('2026-05-10T22:00', '2026-05-11T22:00', { isIncomplete: true }),
      loan('2026-05-12T22:00', '2026-05-13T22:00', { borrower: 'b' }),
    ]);
    expect(total).toMatchObject({ loans: 3, borrowers: new Set(['a', 'b']), late: 1, incomplete: 1 });
  });

  it('count a loan and its price on the first day, and its units on each local day', () => {
    const { days, total } = counted([loan('2026-05-08T22:00', '2026-05-10T22:00', { units: 3 })]);
    expect(days).toEqual(['05-09 3', '05-10 3']);
    expect(total).toMatchObject({ loans: 1, unitDays: 6, income: 1_000 });
  });

  it('count hours as the days they touch', () => {
    expect(counted([loan('2026-05-09T21:00', '2026-05-09T23:00')]).days).toEqual(['05-09 1', '05-10 1']);
  });

  it('count days of an earlier loan without its price, and nothing beyond the span', () => {
    const { days, total } = counted([
      loan('2026-04-29T22:00', '2026-05-01T22:00'),
      loan('2026-05-30T22:00', '2026-06-03T22:00', { paid: { crates: 2 } }),
    ]);
    expect(days).toEqual(['05-01 1', '05-31 1']);
    expect(total).toMatchObject({ loans: 1, unitDays: 2, income: 0, crates: 2 });
  });

  it('count a running loan until now, and none that has not begun', () => {
    const running = loan('2026-05-08T22:00', '2026-05-20T22:00');
    const { days, total } = counted(
      [running, loan('2026-05-21T22:00', '2026-05-22T22:00')],
      '2026-05-10T10:00:00.000Z',
    );
    expect(days).toEqual(['05-09 1', '05-10 1']);
    expect(total).toMatchObject({ loans: 1, unitDays: 2 });
  });
});
