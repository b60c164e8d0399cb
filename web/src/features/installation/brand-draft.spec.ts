import { describe, expect, it } from 'vitest';
import { accentIn, brandOf } from './brand-draft.js';

describe('a draft of the brand', () => {
  it('reads colours as people write them', () => {
    expect(['#7A1F5C', '7a1f5c', ' #a0c ', 'red', '', '#12345'].map(accentIn)).toEqual([
      '#7a1f5c',
      '#7a1f5c',
      '#aa00cc',
      null,
      null,
      null,
    ]);
  });

  it('sets nothing where nothing is written', () => {
    expect(brandOf({ name: '  ', accent: '', logo: null, reason: 'Why' })).toEqual({
      name: null,
      logo: null,
      accent: null,
    });
  });
});
