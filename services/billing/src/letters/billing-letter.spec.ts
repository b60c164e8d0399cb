import { expect, it } from 'vitest';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import { formats } from '../document/wording.js';
import { written } from './billing-letter.js';

it('amounts look the same in mails, on invoices and on pages, in each language', () => {
  for (const locale of Locale.options) {
    expect(written(locale).amount(123_456)).toBe('1.234,56\u00a0€');
    expect(formats(locale).money(123_456)).toBe('1.234,56\u00a0€');
    expect(formats(locale).rate(1900)).toBe('19\u00a0%');
  }
});
