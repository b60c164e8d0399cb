import { describe, expect, it } from 'vitest';
import { languageOf } from './language.js';

describe('the caller’s language', () => {
  it.each([
    [undefined, undefined, 'de'],
    [undefined, 'nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
    [undefined, 'fr;q=1,en;q=0.4,de;q=0.5', 'de'],
    [undefined, 'fr', 'en'],
    [undefined, 'fr-FR,it;q=0.5', 'en'],
    [undefined, '*', 'de'],
    [undefined, '', 'de'],
    [undefined, 'de;q=0,fr', 'en'],
    ['1', 'nl', 'de'],
    [2, 'nl', 'nl'],
    ['2', 'de', 'en'],
    ['2', undefined, 'en'],
    ['x', 'en', 'en'],
    [undefined, 'en;q=0,nl;q=0.1', 'nl'],
  ])('lang %s and Accept-Language %s resolve to %s', (lang, header, expected) => {
    expect(languageOf(lang, header)).toBe(expected);
  });
});
