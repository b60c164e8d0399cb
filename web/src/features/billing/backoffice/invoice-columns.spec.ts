import { expect, it } from 'vitest';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { testTexts } from '../../../testing/texts.js';
import { invoiceFile } from './invoice-columns.js';

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
] as const)('exports amounts with two decimals, the VAT rate and the related invoice in %s', (locale, amounts) => {
  const texts = testTexts(locale);
  const [t, status] = [texts.getFixedT(locale, 'bookkeeping'), texts.getFixedT(locale, 'billing')];
  const { heads, cells } = invoiceFile({ t, status, office: texts.getFixedT(locale, 'backoffice'), locale });
  const [net, rate, vat, gross] = cells(invoice).slice(-4);
  expect([net, vat, gross]).toEqual(amounts);
  expect([rate, cells(invoice)[2], heads.length]).toEqual(['19', 'MUSTER-2026-10', cells(invoice).length]);
  const other = { ...invoice, lines: [{ vat_rate: 810 }] } as unknown as AnyInvoiceRow;
  expect(cells(other)).toContain(locale === 'en' ? '8.1' : '8,1');
});

it.each([
  ['de', ['USt-IdNr. des Empfängers', 'Land des Empfängers', 'Konto', 'Kennung des Kontos']],
  ['en', ['Recipient’s VAT ID', 'Recipient’s country', 'Account', 'Account ID']],
  ['nl', ['Btw-nummer van de ontvanger', 'Land van de ontvanger', 'Account', 'Kenmerk van het account']],
] as const)('exports recipient, VAT id, country and account in %s', (locale, names) => {
  const texts = testTexts(locale);
  const { heads, cells } = invoiceFile({
    t: texts.getFixedT(locale, 'bookkeeping'),
    status: texts.getFixedT(locale, 'billing'),
    office: texts.getFixedT(locale, 'backoffice'),
    locale,
  });
  const buyer = { company: 'Ofner Verleih e.U.', name: 'Ida Ofner', vatId: 'ATU12345675', country: 'AT' };
  const owner = { user_id: 'u', user: { former: false, company: null, nickname: 'ida' } };
  const row = cells({ ...invoice, buyer, owner } as unknown as AnyInvoiceRow);
  const from = heads.indexOf(names[0]);
  expect(heads.slice(from, from + names.length)).toEqual(names);
  expect(row.slice(from - 1, from + names.length)).toEqual(['Ofner Verleih e.U.', 'ATU12345675', 'AT', 'ida', 'u']);
});
