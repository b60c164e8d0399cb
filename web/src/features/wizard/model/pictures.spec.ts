import { describe, expect, it } from 'vitest';
import { moved, split } from './pictures.js';

describe('the order of pictures', () => {
  it('moves by one place or to the front, within bounds', () => {
    expect(moved(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
    expect(moved(['a'], 5, 0)).toEqual(['a']);
  });
});

describe('selected files', () => {
  it('are accepted up to the free slots', () => {
    expect(split([1, 2, 3], 2)).toEqual({ taken: [1, 2], left: 1 });
    expect(split([1], 5)).toEqual({ taken: [1], left: 0 });
    expect(split([1, 2], -1)).toEqual({ taken: [], left: 2 });
  });
});
