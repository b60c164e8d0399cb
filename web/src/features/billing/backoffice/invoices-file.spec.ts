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
  net: 900,
  vat: 171,
  gross: 34_510,
} as unknown as AnyInvoiceRow;

it.each([
  ['de', ['9,00', '1,71', '345,10']],
  ['en', ['9.00', '1.71', '345.10']],
] as const)('writes both decimals of each amount in %s', (locale, amounts) => {
  const texts = testTexts(locale);
  const [t, status] = [texts.getFixedT(locale, 'bookkeeping'), texts.getFixedT(locale, 'billing')];
  expect(invoiceFile({ t, status, locale }).cells(invoice).slice(-3)).toEqual(amounts);
});
