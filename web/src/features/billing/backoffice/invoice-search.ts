import type { InvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/links/read-page.js';
import { readTable, type TableSearch } from '../../../parts/table/table-search.js';
import { isAddress, sought } from '../../../lib/links/sought.js';
import { isUuid } from '../../../lib/links/uuid.js';

export const invoiceStatuses = [
  'paid',
  'open',
  'cancelled',
  'credit_note',
] as const satisfies readonly InvoiceShape['status'][];

type InvoiceSort = NonNullable<Body<'allInvoices'>['sort']>;
const sorts = [
  'number',
  '-number',
  'status',
  '-status',
  'issued',
  '-issued',
  'buyer',
  '-buyer',
  'gross',
  '-gross',
] as const satisfies readonly InvoiceSort[];

export type InvoiceSearch = TableSearch<InvoiceSort> &
  Readonly<{ text?: string; user?: string; status?: InvoiceShape['status']; month?: string; page?: number }>;

const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

const MOST = 200;

/**
 * Parses the list's URL. `kept` is an e-mail address held outside the URL. The router may have parsed `text` as a
 * number.
 */
export const readInvoiceSearch = (raw: Readonly<Record<string, unknown>>, kept?: string): InvoiceSearch => {
  const { user, month } = raw;
  const text = kept ?? (typeof raw['text'] === 'number' ? String(raw['text']) : raw['text']);
  const status = invoiceStatuses.find((one) => one === raw['status']);
  return {
    ...(typeof text === 'string' && text.length > 0 && text.length <= MOST && { text }),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...(status && { status }),
    ...(isMonth(month) && { month }),
    ...readTable(raw, sorts),
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
