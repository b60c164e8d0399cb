import { describe, expect, it } from 'vitest';
import { day, dayRange, distance, exactNumber, instant, money, moneyAs, moneyExact, number } from './format.js';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('number and date formats', () => {
  it.each([
    [900, '9 €'],
    [950, '9,50 €'],
    [0, '0 €'],
    [1_234_567_890, '12.345.678,90 €'],
  ])('writes %i cents as %s', (minor, text) => {
    expect(plain(money({ minor }))).toBe(text);
  });
  it('writes another currency by its code', () =>
    expect([moneyAs(30000, 'eur'), moneyAs(30000, 'usd')].map(plain)).toEqual(['300,00 €', '300,00 USD']));
  it('writes both decimals in line items', () => expect(plain(moneyExact({ minor: 2700 }))).toBe('27,00 €'));
  it('writes numbers with German separators', () =>
    expect([number(12345), number(4.56, 1)]).toEqual(['12.345', '4,6']));
  it('writes averages and map positions with all decimals', () =>
    expect([exactNumber(4.66, 1), exactNumber(5, 1), exactNumber(1234.5, 2)]).toEqual(['4,7', '5,0', '1.234,50']));
  it('writes distances', () =>
    expect([distance(3), distance(0.84), distance(12.6), distance(0.01)]).toEqual(['3 km', '800 m', '13 km', '100 m']));
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
