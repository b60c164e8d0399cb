import { describe, expect, it } from 'vitest';
import { line, paragraph } from './text.js';

const codes = (schema: ReturnType<typeof line>, text: string): readonly string[] =>
  schema.safeParse(text).error?.issues.map(({ code, message }) => (code === 'custom' ? message : code)) ?? [];

describe('text input', () => {
  it.each([
    ['zero width spaces', '\u200b\u200b'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a soft hyphen', '\u00ad'],
    ['a braille cell without dots', '\u2800'],
    ['tags', '\u{e0061}\u{e0062}'],
    ['a mark that stands on nothing', '\u0301'],
    ['all of these with spaces between', '\u200b \u3164 \u2800'],
  ])('rejects text made of %s alone', (_, text) => {
    for (const schema of [line(80), line(80, 0), paragraph(80, 1), paragraph(80)])
      expect(codes(schema, text)).toEqual(['nothing_visible']);
    expect(codes(line(80), `a${text}`)).toEqual([]);
  });

  it.each([
    ['a number from Apple’s contacts', '\u202a+49 221 123456\u202c', '+49 221 123456'],
    ['a name that WhatsApp copied', '\u2068Jana\u2069 fragt', 'Jana fragt'],
    ['marks of Hebrew and Arabic keyboards', 'שלום\u200f \u200eBoot', 'שלום Boot'],
    ['the mark of a file’s start', '\ufeffZelt', 'Zelt'],
  ])('strips invisible characters: %s', (_, pasted, clean) => {
    expect(line(80).parse(pasted)).toBe(clean);
    expect(paragraph(80).parse(pasted)).toBe(clean);
  });
  it('normalises line breaks, and removes them from single-line text', () => {
    expect(paragraph(80).parse('eins\u000bzwei\u2028drei\r\nvier')).toBe('eins\nzwei\ndrei\nvier');
    expect(line(80).parse('eins\u000bzwei\u2028drei')).toBe('eins zwei drei');
    expect(codes(line(80), 'eins\u0000')).toEqual(['invalid_format']);
    expect(codes(line(80), '\u202e\u2066 \u200f')).toEqual(['too_small']);
  });

  it('may be empty only where the field allows', () => {
    expect(codes(line(80, 0), '  ')).toEqual([]);
    expect(codes(paragraph(80), '')).toEqual([]);
    expect(codes(line(80), '  ')).toEqual(['too_small']);
  });

  it.each([
    ['in a row', '\u0301'.repeat(5)],
    ['with joiners between them', '\u0301\u200d'.repeat(5)],
    ['of several kinds', '\u0300\u0323\u034f\u20dd\u0489'],
  ])('rejects stacked combining marks %s', (_, marks) => {
    for (const schema of [line(80), paragraph(80)]) expect(codes(schema, `Bohrer Z${marks}`)).toEqual(['marks_piled']);
  });

  it.each([
    'Bohrmaschine',
    'naïve Größe',
    'Vie\u0302\u0323t',
    'שָׁלוֹם',
    'เก่า ที่นี่',
    'नमस्ते',
    '\u0f66\u0f92\u0fb2\u0f74\u0f56',
    '👩‍👩‍👧‍👦',
    '1️⃣',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '7',
    '„“',
  ])('accepts %s', (text) => {
    expect(line(80).parse(text)).toBe(text);
    expect(paragraph(80, 1).parse(text)).toBe(text);
  });
});
