import { describe, expect, it } from 'vitest';
import { accentIn, brandOf } from './BrandForm.js';

describe('the brand draft', () => {
  it('parses colours in common notations', () => {
    expect(['#7A1F5C', '7a1f5c', ' #a0c ', 'red', '', '#12345'].map(accentIn)).toEqual([
      '#7a1f5c',
      '#7a1f5c',
      '#aa00cc',
      null,
      null,
      null,
    ]);
  });

  it('treats empty fields as null', () => {
    expect(brandOf({ name: '  ', accent: '', logo: null, reason: 'Why' })).toEqual({
      name: null,
      logo: null,
      accent: null,
    });
  });
});
