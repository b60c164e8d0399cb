import { describe, expect, it } from 'vitest';
import { same } from './same.js';

describe('same', () => {
  it('compares fields and lists deeply, regardless of field order', () => {
    expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  });

  it.each([
    [1, '1'],
    [null, {}],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [undefined, null],
  ])('distinguishes %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});
