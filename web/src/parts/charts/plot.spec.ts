import { describe, expect, it } from 'vitest';
import { pathOf, rounded, ticks } from './plot.js';

describe('axis of a chart', () => {
  it('ends at multiples of a step of 1, 2 or 5 times a power of ten', () => {
    expect(rounded([0, 42])).toEqual([0, 45]);
    expect(rounded([-3, 1_234])).toEqual([-100, 1_300]);
    expect(rounded([0, 0.37])).toEqual([0, 0.4]);
  });

  it('has about as many ticks as requested, without binary noise', () => {
    expect(ticks([0, 0.7], 5)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
    expect(ticks([-100, 1_300], 5)).toEqual([0, 200, 400, 600, 800, 1_000, 1_200]);
  });
});

describe('line of a chart', () => {
  it('is empty without points and a dot with one point', () => {
    expect(
      [
        [],
        [[1, 2]],
        [
          [1, 2],
          [3, 4],
        ],
      ].map((points) => pathOf(points as [number, number][])),
    ).toEqual(['', 'M1,2Z', 'M1,2L3,4']);
  });
});
