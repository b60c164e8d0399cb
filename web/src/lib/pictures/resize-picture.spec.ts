import { describe, expect, it } from 'vitest';
import { cutOf } from './resize-picture.js';

describe('cutOf', () => {
  it('fits the longest side into 1200 px and never enlarges a picture', () => {
    expect(cutOf({ width: 4000, height: 3000 }).target).toEqual({ width: 1200, height: 900 });
    expect(cutOf({ width: 300, height: 200 }).target).toEqual({ width: 300, height: 200 });
    expect(cutOf({ width: 9000, height: 2 }).target).toEqual({ width: 1200, height: 1 });
  });
  it('crops a picture to a square around the centre', () => {
    expect(cutOf({ width: 4000, height: 3000 }, true)).toEqual({
      left: 500,
      top: 0,
      side: { width: 3000, height: 3000 },
      target: { width: 1200, height: 1200 },
    });
    expect(cutOf({ width: 100, height: 301 }, true)).toEqual({
      left: 0,
      top: 100,
      side: { width: 100, height: 100 },
      target: { width: 100, height: 100 },
    });
  });
});
