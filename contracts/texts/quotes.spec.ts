import { describe, expect, it } from 'vitest';
import { withinQuotes } from './quotes.js';

describe('what stands within quotation marks', () => {
  it('has the inner ones of the language for its own', () => {
    for (const written of [
      'Viermal „Betrüger“ ohne Anhalt',
      'Viermal “Betrüger” ohne Anhalt',
      'Viermal "Betrüger" ohne Anhalt',
    ]) {
      expect(withinQuotes(written, 'de')).toBe('Viermal ‚Betrüger‘ ohne Anhalt');
      expect(withinQuotes(written, 'nl')).toBe('Viermal ‘Betrüger’ ohne Anhalt');
    }
  });

  it('is left as it is without any, or with one alone', () => {
    for (const written of ['Zelt', '2" Rohr', '{title}']) expect(withinQuotes(written, 'en')).toBe(written);
  });
});
