import { describe, expect, it } from 'vitest';
import { hasWords } from './has-words.js';

describe('words in a text', () => {
  it.each([
    ['in any order and case, as parts of words', 'BANK grill', 'Grill und Bierbank', true],
    ['all of them', 'bank zelt', 'Grill und Bierbank', false],
    ['umlauts in each spelling', 'muller mueller müller', 'Leihe von Müller', true],
    ['accents or not', 'cafe', 'Café', true],
    ['none', ' ', 'Grill', true],
    ['next to punctuation', '- grill %', 'Grill', true],
    ['of punctuation alone, which match nothing', '%', '100 % Grill', false],
    ['of patterns, which match nothing', '.* \\', 'Grill', false],
    ['of emoji, which match nothing', '🔥', 'Grill 🔥', false],
  ])('%s', (_, wanted, text, has) => expect(hasWords(wanted)(text)).toBe(has));
});
