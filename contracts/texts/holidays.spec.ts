import { expect, it } from 'vitest';
import { closingReasonIn } from './holidays.js';

it.each([
  ['Eerste kerstdag', 'de', '1. Weihnachtstag'],
  ['Eerste kerstdag', 'en', 'Christmas Day'],
  ['Neujahr', 'nl', 'Nieuwjaarsdag'],
  ['Betriebsferien', 'en', 'Betriebsferien'],
  ['', 'en', ''],
] as const)('shows the reason "%s" in %s as "%s"', (label, locale, shown) => {
  expect(closingReasonIn(label, locale)).toBe(shown);
});
