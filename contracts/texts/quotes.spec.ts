import { describe, expect, it } from 'vitest';
import { withinQuotes } from './quotes.js';

describe('nested quotation marks', () => {
  it('become the inner quotes of the language', () => {
    for (const written of [
      'Viermal „Betrüger“ ohne Anhalt',
      'Viermal “Betrüger” ohne Anhalt',
      'Viermal "Betrüger" ohne Anhalt',
    ]) {
      expect(withinQuotes(written, 'de')).toBe('Viermal ‚Betrüger‘ ohne Anhalt');
      expect(withinQuotes(written, 'nl')).toBe('Viermal ‘Betrüger’ ohne Anhalt');
    }
  });

  it('leave text without a pair of quotes unchanged', () => {
    for (const written of ['Zelt', '2" Rohr', '{title}']) expect(withinQuotes(written, 'en')).toBe(written);
  });
});
