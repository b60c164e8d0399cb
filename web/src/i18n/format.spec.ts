import { describe, expect, it } from 'vitest';
import { parseCents } from '@lendring/contracts/rules/decimal.js';
import {
  day,
  dayRange,
  distance,
  exactNumber,
  instant,
  money,
  moneyAs,
  moneyExact,
  moneyInput,
  number,
} from './format.js';
import { writeNumbersIn } from './number-locale.js';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('number and date formats', () => {
  it.each([
    ['de', ['9 €', '9,50 €', '0 €', '12.345.678,90 €', '\u22124,90 €']],
    ['en', ['€9', '€9.50', '€0', '€12,345,678.90', '\u2212€4.90']],
    ['nl', ['€ 9', '€ 9,50', '€ 0', '€ 12.345.678,90', '€ \u22124,90']],
  ] as const)('writes amounts the way of %s', (locale, texts) => {
    writeNumbersIn(() => locale);
    expect([900, 950, 0, 1_234_567_890, -490].map((minor) => plain(money({ minor })))).toEqual(texts);
  });
  it.each([
    ['de', ['27,00 €', '300,00 €', '300,00 USD'], ['12.345', '4,6', '4,7', '5,0', '1.234,50', '3,7 km', '800 m']],
    ['en', ['€27.00', '€300.00', '300.00 USD'], ['12,345', '4.6', '4.7', '5.0', '1,234.50', '3.7 km', '800 m']],
    ['nl', ['€ 27,00', '€ 300,00', '300,00 USD'], ['12.345', '4,6', '4,7', '5,0', '1.234,50', '3,7 km', '800 m']],
  ] as const)('writes line items, numbers and distances the way of %s', (locale, amounts, numbers) => {
    writeNumbersIn(() => locale);
    expect([moneyExact({ minor: 2700 }), moneyAs(30_000, 'eur'), moneyAs(30_000, 'usd')].map(plain)).toEqual(amounts);
    expect([
      number(12_345),
      number(4.56, 1),
      exactNumber(4.66, 1),
      exactNumber(5, 1),
      exactNumber(1234.5, 2),
      distance(3.7),
      distance(0.84),
    ]).toEqual(numbers);
  });
  it.each(['de', 'en', 'nl'] as const)('fills inputs with amounts that are read back, in %s', (locale) => {
    writeNumbersIn(() => locale);
    expect([900, 950, 5, 123_450].map((minor) => parseCents(moneyInput(minor)))).toEqual([900, 950, 5, 123_450]);
    expect([moneyInput(900), moneyInput(950)]).toEqual(['9', locale === 'en' ? '9.50' : '9,50']);
  });
  it('writes days in the language of the page without time zone shifts', () => {
    expect(plain(day('2027-07-04', 'de', 'plain'))).toBe('4. Juli');
    expect(plain(day('2027-07-04', 'en', 'full'))).toBe('Sunday, 4 July 2027');
    expect(plain(day('2027-07-04', 'nl', 'plain'))).toBe('4 juli');
    expect(plain(dayRange('2027-07-04', '2027-07-06', 'de'))).toBe('4.–6. Juli');
    expect([
      dayRange('2027-07-04', '2027-07-06', 'en'),
      dayRange('2027-07-30', '2027-08-02', 'en').replaceAll(/\s/g, ' '),
    ]).toEqual(['4–6 July', '30 July – 2 August']);
    expect(dayRange('2027-07-04', '2027-07-04', 'de')).toBe(day('2027-07-04', 'de', 'plain'));
  });
  it('writes instants in UTC by default', () => {
    expect(instant('2027-07-04T22:30:00.000Z', 'de')).toContain('22:30');
    expect(instant('2027-07-04T22:30:00.000Z', 'de', 'Europe/Berlin')).toContain('00:30');
  });
});
