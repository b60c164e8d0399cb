import { describe, expect, it } from 'vitest';
import { text, textIn, textLike, type TextKey } from './texts.js';

describe('texts in specs', () => {
  it('are those of the page’s language, counted and filled in', () => {
    expect(text('common:brand')).toBe('Lendring');
    expect(textIn('en')('common:unit.1', { count: 1 })).not.toBe(textIn('en')('common:unit.1', { count: 2 }));
    expect(text('requests:reason', { text: 'Krank (leider).' })).toContain('Krank (leider).');
  });
  it('read as a page shows them where they hold elements', () =>
    expect(text('billing:booking.terms')).not.toMatch(/[<>]/));
  it('are refused without a value, and for keys that nobody wrote', () => {
    expect(() => text('requests:reason')).toThrow('wants a value for text');
    expect(() => text('requests:nowhere' as TextKey)).toThrow('There is no text requests:nowhere in de');
  });
  it('are found within more, with anything in the places left open', () => {
    const shown = `So: ${text('requests:reason', { text: 'Krank (leider).' })} Ende`;
    expect(shown).toMatch(textLike('requests:reason'));
    expect(shown).toMatch(textLike('requests:reason', { text: 'Krank (leider).' }));
    expect(shown).not.toMatch(textLike('requests:reason', { text: 'Verreist' }));
  });
});
