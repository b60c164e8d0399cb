import { describe, expect, it } from 'vitest';
import { afterBooking, hasToBook, type ShownLine } from './StatementUpload.js';

const lines = <Outcome extends ShownLine['outcome']>(...outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => ({
    booked_on: '2027-02-01',
    amount: 583,
    currency: 'EUR',
    payer: '',
    reference: null,
    payment_id: null,
    name: null,
    expected: null,
    outcome,
  }));
const outcomesOf = (shown: readonly ShownLine[]) => shown.map(({ outcome }) => outcome);

describe('the lines of a bank statement', () => {
  it('need booking if any line pays a booking or records unmatched money', () => {
    expect(hasToBook(lines('known', 'early', 'ahead', 'undated', 'several', 'unknown', 'own'))).toBe(false);
    for (const outcome of ['pays', 'seen', 'amount', 'currency', 'late', 'twice'] as const)
      expect(hasToBook(lines('known', outcome))).toBe(true);
  });

  it('keep their outcomes after booking', () => {
    const before = lines('pays', 'amount', 'known', 'seen', 'own', 'pays');
    const now = lines('known', 'known', 'known', 'known', 'own', 'twice');
    expect(outcomesOf(afterBooking(before, now))).toEqual(['paid', 'amount', 'known', 'seen', 'own', 'twice']);
    expect(hasToBook(afterBooking(lines('pays'), lines('known')))).toBe(false);
  });
});
