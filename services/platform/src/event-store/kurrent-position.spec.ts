import { describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { later, placeOf, positionOf } from './kurrent-position.js';

describe('KurrentDB position', () => {
  it.each([
    [5n, 5n],
    [70n, 12n],
    [70n, 0n],
    [9_999_999_999_999_999n, 1n],
  ])('round-trips commit and prepare numbers: %d/%d', (commit, prepare) => {
    expect(placeOf(positionOf({ commit, prepare }))).toEqual({ commit, prepare });
  });

  it('sorts in the order of the log', () => {
    const inOrder = [
      [3n, 3n],
      [9n, 9n],
      [40n, 12n],
      [40n, 13n],
      [40n, 31n],
      [100n, 100n],
      [2_000n, 7n],
    ].map(([commit = 0n, prepare = 0n]) => positionOf({ commit, prepare }));
    expect(inOrder.toReversed().toSorted()).toEqual(inOrder);
    expect(inOrder.every((position) => position > START)).toBe(true);
  });

  it('has 16 digits if commit and prepare numbers are equal', () => {
    expect(positionOf({ commit: 1_234n, prepare: 1_234n })).toBe('0000000000001234');
  });

  it('starts at the beginning of the log and rejects invalid values', () => {
    expect(placeOf(START)).toBe('start');
    expect(() => positionOf({ commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n })).toThrow('no position');
    expect(() => placeOf('12')).toThrow('Position 12 is not a log position');
    expect(later('0000000000000002', '0000000000000010')).toBe('0000000000000010');
  });
});
