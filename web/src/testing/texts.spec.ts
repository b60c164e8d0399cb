import { describe, expect, it } from 'vitest';
import { text, textIn, textLike, type TextKey } from './texts.js';

describe('the text helpers for specs', () => {
  it('return texts in the language of the page, with plurals and values', () => {
    expect(text('common:brand')).toBe('Lendring');
    expect(textIn('en')('common:unit.1', { count: 1 })).not.toBe(textIn('en')('common:unit.1', { count: 2 }));
    expect(text('requests:reason', { text: 'Krank (leider).' })).toContain('Krank (leider).');
  });
  it('strip the element tags of a text', () => expect(text('billing:booking.terms')).not.toMatch(/[<>]/));
  it('reject a missing value and an unknown key', () => {
    expect(() => text('requests:reason')).toThrow('wants a value for text');
    expect(() => text('requests:nowhere' as TextKey)).toThrow('There is no text requests:nowhere in de');
  });
  it('match a text within a longer text, with any value for open placeholders', () => {
    const shown = `So: ${text('requests:reason', { text: 'Krank (leider).' })} Ende`;
    expect(shown).toMatch(textLike('requests:reason'));
    expect(shown).toMatch(textLike('requests:reason', { text: 'Krank (leider).' }));
    expect(shown).not.toMatch(textLike('requests:reason', { text: 'Verreist' }));
  });
});
