import { describe, expect, it } from 'vitest';
import { contrastWithWhite, ENOUGH_CONTRAST } from './contrast.js';

describe('the contrast of a colour with white', () => {
  it('goes from 1 to 21', () => {
    expect([contrastWithWhite('#ffffff'), contrastWithWhite('#000000')]).toEqual([1, 21]);
  });

  it('is what WCAG computes', () => {
    expect(['#007a7e', '#ff0000', '#0000FF', '#ffd27a'].map(contrastWithWhite)).toEqual([5.14, 3.99, 8.59, 1.42]);
  });

  it('tells the last grey that is enough from the first that is not', () => {
    expect(contrastWithWhite('#767676')).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
    expect(contrastWithWhite('#777777')).toBeLessThan(ENOUGH_CONTRAST);
  });
});
