import { describe, expect, it } from 'vitest';
import { depositsOf, keptOf, totalOf, unsettled } from './totals.js';

describe('sums of several things', () => {
  it('add the agreed prices, and are absent where none is agreed', () => {
    expect([totalOf([4000, null, 15_000, Number.NaN]), totalOf([null, null]), totalOf([0, null])]).toEqual([
      19_000,
      null,
      0,
    ]);
  });

  it('add the deposits of each kind', () => {
    const cash = { deposit: 15_000, deposit_kind: 'cash' } as const;
    const document = { deposit: null, deposit_kind: 'document' } as const;
    expect(depositsOf([cash, {}, document, cash, { deposit: 2000 }])).toEqual([
      { kind: 'cash', sum: 30_000 },
      { kind: 'document', sum: 0 },
      { kind: null, sum: 2000 },
    ]);
  });

  it('count a deposit for each unit where the offer says so', () => {
    const each = { deposit: 1200, deposit_kind: 'cash', deposit_per_unit: true, units: 8 } as const;
    expect(depositsOf([each, { ...each, deposit_per_unit: false }])).toEqual([{ kind: 'cash', sum: 10_800 }]);
  });

  const status = { sum: 15_000, kind: 'cash', state: 'held', kept: 0, reason: null } as const;
  const out = { handed_out: true, finished_at: null };

  it('leave out deposits that are settled, of which the kept part is summed', () => {
    const kept = { ...status, sum: 5_000, state: 'kept', kept: 2_000 } as const;
    const loans = [
      { ...out, deposit_status: status },
      { ...out, deposit_status: kept },
      { ...out, deposit_status: { ...status, state: 'returned' } },
      { ...out, deposit_status: null },
      out,
    ] as const;
    const offers = [undefined, undefined, undefined, undefined, { deposit: 700 }];
    expect(depositsOf(unsettled(loans, offers))).toEqual([
      { kind: 'cash', sum: 15_000, stage: 'held' },
      { kind: null, sum: 700 },
    ]);
    expect(keptOf(loans)).toBe(2_000);
  });

  it('keep agreed, missing and received deposits apart, without those that ended without a receipt', () => {
    const open = { ...status, state: 'open' } as const;
    const over = { handed_out: true, finished_at: '2026-12-01T10:00:00.000Z' };
    const loans = [
      { ...out, deposit_status: status },
      { ...out, handed_out: false, deposit_status: open },
      { ...out, deposit_status: { ...open, sum: 2_000 } },
      { ...over, deposit_status: open },
      { ...over, deposit_status: { ...status, sum: 3_000 } },
    ] as const;
    expect(depositsOf(unsettled(loans, []))).toEqual([
      { kind: 'cash', sum: 15_000, stage: 'held' },
      { kind: 'cash', sum: 15_000, stage: 'agreed' },
      { kind: 'cash', sum: 2_000, stage: 'open' },
      { kind: 'cash', sum: 3_000, stage: 'owed' },
    ]);
  });
});
