import { describe, expect, it } from '@jest/globals';
import { fitted, moved, split } from './pictures.js';

describe('the size of a picture', () => {
  it.each([
    [{ width: 4000, height: 3000 }, { width: 1200, height: 900 }], [{ width: 3000, height: 4000 }, { width: 900, height: 1200 }], [{ width: 1200, height: 1200 }, { width: 1200, height: 1200 }],
    [{ width: 640, height: 480 }, { width: 640, height: 480 }], [{ width: 10_000, height: 3 }, { width: 1200, height: 1 }], [{ width: 1201, height: 1200 }, { width: 1200, height: 1199 }],
  ])('of %j is %j: the longest side fits, nothing grows, nothing vanishes', (given, expected) => {
    expect(fitted(given)).toEqual(expected);
  });
});

describe('the order of pictures', () => {
  it('changes by one place or to the front, and stays within its ends', () => {
    expect(moved(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
    expect(moved(['a'], 5, 0)).toEqual(['a']);
  });
});

describe('picked files', () => {
  it('are taken as far as there is room', () => {
    expect(split([1, 2, 3], 2)).toEqual({ taken: [1, 2], left: 1 });
    expect(split([1], 5)).toEqual({ taken: [1], left: 0 });
    expect(split([1, 2], -1)).toEqual({ taken: [], left: 2 });
  });
});
