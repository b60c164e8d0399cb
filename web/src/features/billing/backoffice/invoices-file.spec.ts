import { expect, it } from '@jest/globals';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { testTexts } from '../../../testing/texts.js';
import { invoiceFile } from './invoices-file.js';

const invoice = {
  number: 'MUSTER-2026-8',
  status: 'paid',
  issued_on: '2026-11-28',
  paid_on: null,
  buyer: null,
  owner: { user_id: 'u', user: null },
  lines: [{ vat_rate: 1900 }, { vat_rate: 1900 }],
  other_number: 'MUSTER-2026-10',
  net: 900,
  vat: 171,
  gross: 34_510,
} as unknown as AnyInvoiceRow;

it.each([
  ['de', ['9,00', '1,71', '345,10']],
  ['en', ['9.00', '1.71', '345.10']],
] as const)('writes both decimals of amounts, the rate and what an invoice belongs to in %s', (locale, amounts) => {
  const texts = testTexts(locale);
  const [t, status] = [texts.getFixedT(locale, 'bookkeeping'), texts.getFixedT(locale, 'billing')];
  const { heads, cells } = invoiceFile({ t, status, locale });
  const [net, rate, vat, gross] = cells(invoice).slice(-4);
  expect([net, vat, gross]).toEqual(amounts);
  expect([rate, cells(invoice)[2], heads.length]).toEqual(['19', 'MUSTER-2026-10', cells(invoice).length]);
  const other = { ...invoice, lines: [{ vat_rate: 810 }] } as unknown as AnyInvoiceRow;
  expect(cells(other)).toContain(locale === 'en' ? '8.1' : '8,1');
});
