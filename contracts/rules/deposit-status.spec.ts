import { expect, it } from 'vitest';
import { depositStatus, keepable, losesSettlement } from './deposit-status.js';

const cash = { deposit: 5_000, kind: 'cash' } as const;
const either = { deposit: 5_000, kind: 'either' } as const;
const id = { deposit: null, kind: 'document' } as const;
const out = { moment: 'out', secured: true } as const;
const back = { moment: 'back', secured: true } as const;

it.each([
  ['open before the handover', cash, [], 'open'],
  ['open after a handover without it', cash, [{ moment: 'out' }], 'open'],
  ['held after the handover', cash, [out], 'held'],
  ['held after a return without it', cash, [out, { moment: 'back' }], 'held'],
  ['returned', cash, [out, back], 'returned'],
  ['kept in part', cash, [out, { ...back, kept: 3_000, reason: 'Heringe fehlen' }], 'kept'],
  ['a document that was shown', id, [out], 'shown'],
  ['a document that was not shown', id, [{ moment: 'out' }], 'open'],
  ['money where the borrower chose it', either, [{ ...out, given: 'money' }], 'held'],
  ['a document where the borrower chose it', either, [{ ...out, given: 'document' }], 'shown'],
] as const)('a deposit is %s', (_, agreed, handovers, state) => {
  expect(depositStatus(agreed, handovers)?.state).toBe(state);
});

it('names the kept sum and its reason', () => {
  const kept = { ...back, kept: 3_000, reason: 'Heringe fehlen' };
  expect(depositStatus(cash, [out, kept])).toMatchObject({ sum: 5_000, kept: 3_000, reason: 'Heringe fehlen' });
});

it('is null for a loan without a deposit, of which nothing can be kept', () => {
  expect(depositStatus({ deposit: null, kind: null }, [])).toBeNull();
  expect([keepable({ deposit: null, kind: null }, []), keepable(id, []), keepable(either, [])]).toEqual([0, 0, 5_000]);
});

it('is not kept where a document was shown, whose record does not drop a settlement', () => {
  const shown = { ...out, given: 'document' } as const;
  expect([keepable(either, [shown]), keepable(either, [{ ...out, given: 'money' }])]).toEqual([0, 5_000]);
  expect([losesSettlement(shown, [out, back]), losesSettlement(shown, [out, { moment: 'back' }])]).toEqual([
    true,
    false,
  ]);
  expect(losesSettlement({ ...out, given: 'money' }, [out, back])).toBe(false);
});
