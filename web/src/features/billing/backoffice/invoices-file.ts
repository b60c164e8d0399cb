import type { AnyInvoiceShape } from '@lendring/contracts/http/billing.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../../i18n/locale.js';
import type { Api } from '../../../lib/api.js';

/** Of one page of the API. */
const SIZE = 100;

/** Everything that a question finds, a page after the other. `told`: how many are read. */
export const everyInvoice = async (
  api: Api,
  query: Query<'allInvoices'>,
  told: (done: number, total: number) => void,
): Promise<readonly AnyInvoiceShape[]> => {
  const found: AnyInvoiceShape[] = [];
  for (let page = 1; ; page += 1) {
    const { invoices, paging } = await api.get('/invoice_all', {
      query: { ...query, purpose: 'file', page, size: SIZE },
    });
    found.push(...invoices);
    told(found.length, paging.total);
    if (!paging.hasNextPage) return found;
  }
};

type Words = Readonly<{ t: TFunction<'backoffice'>; status: TFunction<'billing'>; locale: Locale }>;

/** A row for each invoice; amounts in euro, as spreadsheets of the language read them. */
export const invoicesFile = (invoices: readonly AnyInvoiceShape[], { t, status, locale }: Words): string => {
  const amount = (cents: number): string | number => {
    const euro = cents / 100;
    return locale === 'en' ? euro : euro.toFixed(2).replace('.', ',');
  };
  const heads = ['number', 'status', 'issued', 'paid', 'buyer', 'customer', 'net', 'vat', 'gross'] as const;
  return csvOf(
    [
      heads.map((name) => t(`invoices.${name}`)),
      ...invoices.map((one) => [
        one.number,
        status(`status.${one.status}`),
        one.issued_on,
        one.paid_on ?? '',
        one.buyer ? (one.buyer.company ?? one.buyer.name) : '',
        one.owner.user_id,
        amount(one.net),
        amount(one.vat),
        amount(one.gross),
      ]),
    ],
    locale === 'en' ? ',' : ';',
  );
};
