import type { TFunction } from 'i18next';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import type { Locale } from '../../../i18n/locale.js';
import type { Api } from '../../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/csv-file.js';
import { personText } from '../../../parts/people/person-text.js';

export const invoiceColumns = ['status', 'issued', 'paid', 'buyer', 'customer', 'net', 'vat', 'gross'] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

export const usualColumns: readonly InvoiceColumn[] = ['status', 'issued', 'buyer', 'customer', 'gross'];

export const everyInvoice = (api: Api, asked: Body<'allInvoices'>, told: (done: number) => void) =>
  everyRow<AnyInvoiceRow, number>(async (place) => {
    const { invoices, paging } = await api.post('/invoice_search', {
      body: { ...asked, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: invoices, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{
  t: TFunction<'bookkeeping'>;
  status: TFunction<'billing'>;
  office: TFunction<'backoffice'>;
  locale: Locale;
}>;

const columns = [
  'number',
  'status',
  'other',
  'issued',
  'paid',
  'buyer',
  'vatId',
  'country',
  'customer',
  'customerId',
  'net',
  'rate',
  'vat',
  'gross',
] as const;

/** One row per invoice. Amounts in euros with the decimal separator of the language, for spreadsheets. */
export const invoiceFile = ({ t, status, office, locale }: Words) => {
  const written = (figure: string): string => (locale === 'en' ? figure : figure.replace('.', ','));
  const amount = (cents: number): string => written((cents / 100).toFixed(2));
  const rate = (hundredths: number): string => written(String(hundredths / 100));
  return {
    heads: columns.map((name) => t(`invoices.${name}`)),
    cells: (one: AnyInvoiceRow) => [
      one.number,
      status(`status.${one.status}`),
      one.other_number ?? '',
      one.issued_on,
      one.paid_on ?? '',
      one.buyer ? (one.buyer.company ?? one.buyer.name) : '',
      one.buyer?.vatId ?? '',
      one.buyer?.country ?? '',
      personText(office, one.owner),
      one.owner.user_id,
      amount(one.net),
      [...new Set(one.lines.map((line) => rate(line.vat_rate)))].join('; '),
      amount(one.vat),
      amount(one.gross),
    ],
  };
};
