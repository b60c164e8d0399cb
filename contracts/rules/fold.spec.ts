import { describe, expect, it } from 'vitest';
import { fold, foldPlain, slug } from './fold.js';

describe('fold', () => {
  it('spells umlauts out or drops their dots', () => {
    expect([fold('München'), foldPlain('München')]).toEqual(['muenchen', 'munchen']);
    expect([fold('GROẞ Düben'), foldPlain('Groß Düben')]).toEqual(['gross dueben', 'gross duben']);
  });

  it('treats composed and decomposed letters alike', () => {
    expect(fold('Mu\u0308nchen')).toBe('muenchen');
    expect(foldPlain('Mu\u0308nchen')).toBe('munchen');
  });

  it('drops other accents and turns punctuation into single spaces', () => {
    expect(fold("  's-Hertogenbosch ")).toBe('s hertogenbosch');
    expect(fold('Genève')).toBe('geneve');
    expect(fold('Halle (Saale)')).toBe('halle saale');
    expect(fold('!?')).toBe('');
  });

  it('makes URL slugs', () => {
    expect(slug('Frankfurt am Main')).toBe('frankfurt-am-main');
    expect(slug('Köln')).toBe('koeln');
  });
});
