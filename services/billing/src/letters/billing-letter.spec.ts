import { expect, it } from 'vitest';
import { formats } from '../document/wording.js';
import { written } from './billing-letter.js';

it.each([
  ['de', '1.234,56\u00a0€', '19\u00a0%'],
  ['en', '€1,234.56', '19%'],
  ['nl', '€\u00a01.234,56', '19%'],
] as const)('writes amounts in mails and on invoices the way of %s', (locale, amount, rate) => {
  expect(written(locale).amount(123_456)).toBe(amount);
  expect(formats(locale).money(123_456)).toBe(amount);
  expect(formats(locale).rate(1900)).toBe(rate);
});
