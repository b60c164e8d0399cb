import { describe, expect, it } from 'vitest';
import { looksLikePhone, looksLikeVatId } from './operator-forms.js';

describe('imprint validation', () => {
  it.each([
    ['+49 221 4710-112', true],
    ['(0221) 47 10 / 112', true],
    ['0221', false],
    ['abc', false],
    ['call 0221 4710112', false],
  ])('recognises the telephone number %s: %s', (text, is) => expect(looksLikePhone(text)).toBe(is));

  it.each([
    ['DE136695976', true],
    ['NL004495445B01', true],
    ['CHE-123.456.788 MWST', true],
    ['DE12', false],
    ['136695976', false],
  ])('recognises the VAT number %s: %s', (text, is) => expect(looksLikeVatId(text)).toBe(is));
});
