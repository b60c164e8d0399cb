import { describe, expect, it } from 'vitest';
import { Brand, builtInBrand } from './brand.js';

const name = (text: string): string | null => {
  const read = Brand.safeParse({ ...builtInBrand, name: text });
  return read.success ? read.data.name : null;
};
const takes = (part: object): boolean => Brand.safeParse({ ...builtInBrand, ...part }).success;

describe('brand', () => {
  it('accepts a trimmed one-line name', () => {
    expect(['  Leihbar ', 'Leih & Lust', "Ruud's", 'Ülmü 24', 'ab', 'x'.repeat(30)].map(name)).toEqual([
      'Leihbar',
      'Leih & Lust',
      "Ruud's",
      'Ülmü 24',
      'ab',
      'x'.repeat(30),
    ]);
  });

  it('rejects a name that is too short, too long, invisible, bidirectional or markup', () => {
    const bad = ['', ' a ', 'x'.repeat(31), 'ab\u0000', 'ab\ncd', '\u200b\u200b', '<b>ab</b>', '{{brand}}'];
    expect(bad.map(name)).toEqual(bad.map(() => null));
  });

  it('requires a six-digit hex colour and an image as logo', () => {
    expect([takes({}), takes({ accent: '#7a1f5c' })]).toEqual([true, true]);
    for (const accent of ['7a1f5c', '#7A1F5C', '#abc', 'red', '#7a1f5c;}', 'url(x)'])
      expect(takes({ accent })).toBe(false);
    for (const logo of ['x', 'https://example.org/a.svg', '<svg>']) expect(takes({ logo })).toBe(false);
    expect(takes({ more: 1 })).toBe(false);
  });
});
