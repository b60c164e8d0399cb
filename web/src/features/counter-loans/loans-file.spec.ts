import { expect, it } from 'vitest';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { loansFile } from './loans-file.js';

const loan: Pick<
  CounterLoanShape,
  'title' | 'quantity' | 'finished_at' | 'name' | 'phone' | 'email' | 'note' | 'price'
> & { period: { date_from: string; date_to: string; zone: string } } = {
  title: 'Zelt',
  quantity: 2,
  period: { date_from: '2026-12-01', date_to: '2026-12-03', zone: 'Europe/Berlin' },
  finished_at: '2026-12-03T23:30:00.000Z',
  name: '=HYPERLINK("a")',
  phone: '+49 221 4710',
  email: null,
  note: null,
  price: 12_050,
};

it('neutralises formulas and writes sums in the format of the language', () => {
  const words = { head: (column: string) => column, state: () => 'zurück', deposit: () => '' };
  const [, row] = loansFile([loan as CounterLoanShape], { ...words, locale: 'de' }).split('\r\n');
  expect(row).toBe('Zelt;2;2026-12-01;2026-12-03;2026-12-04;zurück;"\'=HYPERLINK(""a"")";\'+49 221 4710;;;120,50;');
});
