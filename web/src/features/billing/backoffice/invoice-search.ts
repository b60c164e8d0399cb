import type { InvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/read-page.js';
import { readTable, type TableSearch } from '../../../ui/table/table-search.js';
import { isUuid } from '../../../lib/uuid.js';

export const invoiceStatuses = [
  'paid',
  'open',
  'cancelled',
  'credit_note',
] as const satisfies readonly InvoiceShape['status'][];

type InvoiceSort = NonNullable<Query<'allInvoices'>['sort']>;
const sorts = ['issued', '-issued', 'gross', '-gross'] as const satisfies readonly InvoiceSort[];

export type InvoiceSearch = TableSearch<InvoiceSort> &
  Readonly<{
    number?: string;
    buyer?: string;
    user?: string;
    status?: InvoiceShape['status'];
    month?: string;
    page?: number;
  }>;

const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** Which invoices the address of the list asks for. */
export const readInvoiceSearch = (raw: Readonly<Record<string, unknown>>): InvoiceSearch => {
  const { number, buyer, user, month } = raw;
  const status = invoiceStatuses.find((one) => one === raw['status']);
  return {
    ...(typeof number === 'string' && number.length > 0 && number.length <= 60 && { number }),
    ...(typeof buyer === 'string' && buyer.length > 0 && buyer.length <= 200 && { buyer }),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...(status && { status }),
    ...(isMonth(month) && { month }),
    ...readTable(raw, sorts),
    ...readPage(raw),
  };
};

/** What somebody looks for: one invoice, or those of an account or a name. */
export const readWanted = (text: string): Pick<InvoiceSearch, 'number' | 'buyer' | 'user'> => {
  const wanted = text.trim();
  if (wanted === '') return {};
  if (isUuid(wanted)) return { user: wanted.toLowerCase() };
  // Copied from elsewhere a number may bear hyphens that do not break, or dashes.
  const number = wanted.replace(/[\u2010-\u2015\u2212]/g, '-').toUpperCase();
  return /^[A-Z][A-Z\d]*-\d{4}-\d{1,9}$/.test(number) ? { number } : { buyer: wanted };
};

/** What they wrote for that. */
export const wantedIn = ({ number, buyer, user }: InvoiceSearch): string => number ?? buyer ?? user ?? '';

/** What that asks the API for. */
export const invoiceQuestion = ({ user, columns: _, page = 1, ...rest }: InvoiceSearch): Query<'allInvoices'> => ({
  ...rest,
  ...(user && { user_id: user }),
  page,
});
