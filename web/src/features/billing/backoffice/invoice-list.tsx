import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { AnyInvoiceRow, InvoiceShape } from '@lendring/contracts/http/invoices.js';
import { day, moneyExact } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { isAddress, isUuid, readPage, sought } from '../../../lib/links/search-params.js';
import { personText } from '../../../parts/people/person-text.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../../parts/table/list.js';
import { InvoiceStanding } from '../invoice-details.js';
import { Customer } from './Customer.js';

export const invoiceStatuses = [
  'paid',
  'open',
  'cancelled',
  'credit_note',
] as const satisfies readonly InvoiceShape['status'][];

type InvoiceSort = NonNullable<Body<'allInvoices'>['sort']>;

export type InvoiceSearch = TableSearch<InvoiceSort> &
  Readonly<{ text?: string; user?: string; status?: InvoiceShape['status']; month?: string; page?: number }>;

type Words = Readonly<{
  t: TFunction<'bookkeeping'>;
  status: TFunction<'billing'>;
  office: TFunction<'backoffice'>;
  locale: Locale;
}>;

const buyerOf = ({ buyer }: AnyInvoiceRow): string => (buyer ? (buyer.company ?? buyer.name) : '');
const buyerText = (invoice: AnyInvoiceRow, { t }: Words): string =>
  invoice.buyer ? buyerOf(invoice) : t('invoices.forgotten');

/** Spreadsheets read numbers with the decimal separator of the language. */
const written = (figure: string, { locale }: Words): string => (locale === 'en' ? figure : figure.replace('.', ','));

const amount = (of: (invoice: AnyInvoiceRow) => number) => ({
  right: true,
  cell: (invoice: AnyInvoiceRow) => <span className="whitespace-nowrap">{moneyExact({ minor: of(invoice) })}</span>,
  /** Euros. */
  value: (invoice: AnyInvoiceRow, words: Words) => written((of(invoice) / 100).toFixed(2), words),
});

type NumberProps = Words & Readonly<{ invoice: AnyInvoiceRow; withStatus: boolean }>;

function InvoiceNumber({ invoice, withStatus, ...words }: NumberProps) {
  return (
    <>
      <Link
        to="/backoffice/invoices/$invoiceId"
        params={{ invoiceId: invoice.invoice_id }}
        className="font-bold whitespace-nowrap"
      >
        {invoice.number}
      </Link>
      {withStatus && (
        <span className="block md:hidden">
          <InvoiceStanding invoice={invoice} />
        </span>
      )}
      <span className="block md:hidden">{buyerText(invoice, words)}</span>
    </>
  );
}

function TableDay({ value }: Readonly<{ value: string }>) {
  const locale = useLocale();
  return (
    <span className="whitespace-nowrap">
      <span className="lg:hidden">{day(value, locale, 'figures')}</span>
      <span className="max-lg:hidden">{day(value, locale, 'year')}</span>
    </span>
  );
}

export const invoiceList = listOf<AnyInvoiceRow, Words, InvoiceSearch, InvoiceSort>()({
  title: ({ t }) => t('invoices.title'),
  keyOf: (invoice) => invoice.invoice_id,
  head: ({ t }, name) => t(`invoices.${name}`),
  usualSort: () => '-issued',
  columns: {
    number: {
      order: 'descending',
      cell: (invoice, words, { shown }) => (
        <InvoiceNumber invoice={invoice} withStatus={shown.includes('status')} {...words} />
      ),
      value: (invoice) => invoice.number,
    },
    // Show the status below the number on phones, because amounts next to the number would overflow.
    status: {
      order: 'ascending',
      roomy: true,
      cell: (invoice) => <InvoiceStanding invoice={invoice} />,
      value: (invoice, { status }) => status(`status.${invoice.status}`),
    },
    other: { value: (invoice) => invoice.other_number ?? '' },
    issued: {
      order: 'descending',
      cell: (invoice) => <TableDay value={invoice.issued_on} />,
      value: (invoice) => invoice.issued_on,
    },
    paid: {
      roomy: true,
      rare: true,
      cell: ({ paid_on: paid }) => paid && <TableDay value={paid} />,
      value: (invoice) => invoice.paid_on ?? '',
    },
    buyer: { order: 'ascending', roomy: true, cell: buyerText, value: buyerOf },
    vatId: { value: ({ buyer }) => buyer?.vatId ?? '' },
    country: { value: ({ buyer }) => buyer?.country ?? '' },
    customer: {
      roomy: true,
      cell: ({ owner }) => <Customer owner={owner} />,
      value: ({ owner }, { office }) => personText(office, owner),
    },
    customerId: { value: ({ owner }) => owner.user_id },
    net: { roomy: true, rare: true, ...amount(({ net }) => net) },
    rate: {
      value: ({ lines }, words) =>
        [...new Set(lines.map((line) => written(String(line.vat_rate / 100), words)))].join('; '),
    },
    vat: { roomy: true, rare: true, ...amount(({ vat }) => vat) },
    gross: { order: 'descending', ...amount(({ gross }) => gross) },
  },
});

const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

const MOST = 200;

/**
 * Parses the list's URL. `kept` is an e-mail address held outside the URL. The router may have parsed `text` as a
 * number.
 */
export const readInvoiceSearch = (raw: RawSearch, kept?: string): InvoiceSearch => {
  const { user, month } = raw;
  const text = kept ?? (typeof raw['text'] === 'number' ? String(raw['text']) : raw['text']);
  const status = invoiceStatuses.find((one) => one === raw['status']);
  return {
    ...(typeof text === 'string' && text.length > 0 && text.length <= MOST && { text }),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...(status && { status }),
    ...(isMonth(month) && { month }),
    ...readTable(raw, invoiceList.sorts),
    ...readPage(raw),
  };
};

/** A UUID filters by account, any other text is a full-text search. */
export const readWanted = (text: string): Pick<InvoiceSearch, 'text' | 'user'> => {
  const wanted = text.trim();
  if (wanted === '') return {};
  return isUuid(wanted) ? { user: wanted.toLowerCase() } : { text: wanted };
};

export const wantedIn = ({ text, user }: InvoiceSearch): string => text ?? user ?? '';

/** Navigation target of a search; e-mail addresses are kept out of the URL. */
export const invoicesTarget = ({ text, ...search }: InvoiceSearch) => ({
  to: '/backoffice/invoices' as const,
  ...sought(search, text, isAddress(text)),
});

export const invoiceQuestion = ({ user, columns: _, page = 1, ...rest }: InvoiceSearch): Body<'allInvoices'> => ({
  ...rest,
  ...(user && { user_id: user }),
  page,
});
