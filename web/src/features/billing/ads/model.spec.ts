import { describe, expect, it } from '@jest/globals';
import { isUnsaved, newAd } from './model.js';

describe('a form about an ad', () => {
  const saved = { ...newAd('Zeltverleih West'), title: 'Zelte' };

  it('is unsaved while it holds something else than the draft', () => {
    expect(isUnsaved(saved, saved)).toBe(false);
    expect(isUnsaved({ ...saved, title: 'Zelte für jedes Fest' }, saved)).toBe(true);
    expect(isUnsaved({ ...saved, views: 20_000 }, saved)).toBe(true);
    expect(isUnsaved({ ...saved, category_id: 7 }, saved)).toBe(true);
  });

  it('is saved with spaces that are not kept', () => {
    expect(isUnsaved({ ...saved, title: ' Zelte ' }, saved)).toBe(false);
  });
});
