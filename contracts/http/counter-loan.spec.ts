import { describe, expect, it } from 'vitest';
import { CounterEntryBody } from './counter-loan.js';

const loan_id = '00000000-0000-4000-8000-000000000001';

describe('body of a change of a counter entry', () => {
  it('names each loan once', () => {
    const days = { date_from: '2025-05-09', date_to: '2025-05-11' };
    const twice = { loans: [5, 7].map((price) => ({ loan_id, price })), ...days };
    expect(CounterEntryBody.safeParse(twice).error?.issues).toMatchObject([{ path: ['loans'], message: 'loan_twice' }]);
    expect(CounterEntryBody.safeParse({ ...twice, loans: twice.loans.slice(1) }).success).toBe(true);
  });
});
