import { expect, it } from 'vitest';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { loansFile } from './loans-file.js';

const loan = (change: Partial<CounterLoanShape> = {}) =>
  ({
    loan_id: 'one',
    group_id: null,
    title: 'Zelt',
    quantity: 2,
    period: { date_from: '2026-12-01', date_to: '2026-12-03', zone: 'Europe/Berlin' },
    finished_at: '2026-12-03T23:30:00.000Z',
    handed_out: true,
    handovers: [],
    name: '=HYPERLINK("a")',
    phone: '+49 221 4710',
    email: null,
    note: null,
    price: 12_050,
    ...change,
  }) as CounterLoanShape;
const words = {
  head: (column: string) => column,
  state: () => 'zurück',
  numberOf: () => 'FW-7',
  agreedOf: () => 5_000,
};
const rowOf = (change: Partial<CounterLoanShape>, locale: 'de' | 'en' = 'de') => {
  const [head = '', row = ''] = loansFile([loan(change)], { ...words, locale })
    .replace('\uFEFF', '')
    .split('\r\n');
  const cells = row.split(locale === 'en' ? ',' : ';');
  return (column: string) => cells[head.split(locale === 'en' ? ',' : ';').indexOf(column)];
};

it('neutralises formulas and writes sums in the format of the language', () => {
  const [, row] = loansFile([loan({ pieces: ['Z-1', 'Z-2'] })], { ...words, locale: 'de' }).split('\r\n');
  expect(row).toBe(
    'one;FW-7;Zelt;2;Z-1, Z-2;2026-12-01;2026-12-03;2026-12-04;zurück;;"\'=HYPERLINK(""a"")";\'+49 221 4710;;;120,50;50,00;;;EUR;',
  );
  expect(rowOf({ name: 'Gerda', phone: null }, 'en')('price')).toBe('120.50');
});

it('keeps the sums of a deposit apart: agreed, received and kept', () => {
  const status = { sum: 10_000, kind: 'cash', kept: 0, reason: null } as const;
  const sums = (change: Partial<CounterLoanShape>) => {
    const at = rowOf({ name: 'Gerda', price: null, ...change });
    return ['depositAgreed', 'depositReceived', 'depositKept', 'currency', 'reason'].map(at);
  };
  const before = { handed_out: false, finished_at: null };
  expect(sums({ ...before, deposit_status: { ...status, state: 'open' } })).toEqual(['100,00', '', '', 'EUR', '']);
  expect(sums({ deposit_status: { ...status, state: 'open' } })).toEqual(['100,00', '0,00', '', 'EUR', '']);
  expect(sums({ deposit_status: { ...status, state: 'held' } })).toEqual(['100,00', '100,00', '', 'EUR', '']);
  expect(sums({ deposit_status: { ...status, state: 'returned' } })).toEqual(['100,00', '100,00', '0,00', 'EUR', '']);
  const kept = { ...status, state: 'kept', kept: 1_250, reason: 'Kratzer' } as const;
  expect(sums({ deposit_status: kept })).toEqual(['100,00', '100,00', '12,50', 'EUR', 'Kratzer']);
  expect(sums({ deposit_status: null })).toEqual(['', '', '', '', '']);
});

it('names missing parts, and the entry that several loans share', () => {
  const missing = [{ name: 'Messbecher', count: 1 }];
  const handovers = [{ moment: 'back', missing }] as unknown as CounterLoanShape['handovers'];
  const at = rowOf({ group_id: 'act', handovers });
  expect([at('entry'), at('missing')]).toEqual(['act', '1 × Messbecher']);
});
