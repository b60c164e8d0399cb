import { describe, expect, it } from 'vitest';
import { contrastWithWhite, ENOUGH_CONTRAST } from './contrast.js';

describe('contrast ratio against white', () => {
  it('ranges from 1 to 21', () => {
    expect([contrastWithWhite('#ffffff'), contrastWithWhite('#000000')]).toEqual([1, 21]);
  });

  it('matches the WCAG formula', () => {
    expect(['#007a7e', '#ff0000', '#0000FF', '#ffd27a'].map(contrastWithWhite)).toEqual([5.14, 3.99, 8.59, 1.42]);
  });

  it('separates the last sufficient grey from the first insufficient grey', () => {
    expect(contrastWithWhite('#767676')).toBeGreaterThanOrEqual(ENOUGH_CONTRAST);
    expect(contrastWithWhite('#777777')).toBeLessThan(ENOUGH_CONTRAST);
  });
});
