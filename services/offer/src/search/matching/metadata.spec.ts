import { describe, expect, it } from 'vitest';
import { facetsOf, metadataKey, metadataText } from './metadata.js';

const pair = (name: string, value: string) => ({ name, value });
const counted = (name: string, value: string, count: number) => ({ name, value, count });

describe('the key of a metadata entry', () => {
  it.each([
    ['Spannung', '230 V', 'spannung', '230V'],
    ['Größe', 'XL', 'GROESSE', ' xl '],
    ['Länge', '1,5 m', 'Laenge', '1.5m'],
    ['Rot', '½', 'rot', '½'],
  ])('is the same for %s: %s and %s: %s', (name, value, otherName, otherValue) =>
    expect(metadataKey(pair(name, value))).toBe(metadataKey(pair(otherName, otherValue))),
  );
  it.each([
    ['1,5 m', '15 m'],
    ['2-3', '23'],
    ['-20 °C', '20 °C'],
    ['A+', 'A'],
    ['ja', 'nein'],
  ])('differs for %s and %s', (value, other) =>
    expect(metadataKey(pair('x', value))).not.toBe(metadataKey(pair('x', other))),
  );
});

it('a number is searchable with and without a space before its unit', () => {
  expect(metadataText(pair('Spannung', '230 V'))).toBe('Spannung: 230 V, 230V');
  expect(metadataText(pair('Spannung', '230V'))).toBe('Spannung: 230V, 230 V');
  expect(metadataText(pair('Farbe', 'rot'))).toBe('Farbe: rot');
});

describe('the facets of a result', () => {
  it('merge spellings and list values in natural order', () =>
    expect(
      facetsOf([
        counted('Spannung', '400 V', 1),
        counted('Spannung', '230 V', 2),
        counted('spannung', '230V', 1),
        counted('Spannung', '36 V', 1),
        counted('Farbe', 'rot', 2),
      ]),
    ).toEqual([
      {
        name: 'Spannung',
        values: [counted('Spannung', '36 V', 1), counted('Spannung', '230 V', 3), counted('Spannung', '400 V', 1)],
      },
      { name: 'Farbe', values: [counted('Farbe', 'rot', 2)] },
    ]));
  it('leave out names of one offer, and of many offers that all differ', () =>
    expect(
      facetsOf([
        counted('Lager', 'A', 1),
        ...Array.from({ length: 11 }, (_, n) => counted('Seriennummer', `N-${n}`, 1)),
      ]),
    ).toEqual([]));
  it('are at most 8 names of 10 values, the most frequent ones', () => {
    const all = Array.from({ length: 1_000 }, (_, n) => counted(`Name ${n % 100}`, `${n}`, n));
    const found = facetsOf(all);
    expect(found).toHaveLength(8);
    expect(found[0]?.name).toBe('Name 99');
    expect(found[0]?.values.map(({ count }) => count)).toEqual([99, 199, 299, 399, 499, 599, 699, 799, 899, 999]);
  });
});
