import type { InvoiceShape } from '@lendring/contracts/http/invoices.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/read-page.js';
import { readTable, type TableSearch } from '../../../ui/table/table-search.js';
import { isAddress, sought } from '../../../lib/sought.js';
import { isUuid } from '../../../lib/uuid.js';

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

/** Which invoices the address of the list asks for; `kept`: an e-mail address. A number may have been read as one. */
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

/** The search: the invoices of an account by its id, else those that a text finds. */
export const readWanted = (text: string): Pick<InvoiceSearch, 'text' | 'user'> => {
  const wanted = text.trim();
  if (wanted === '') return {};
  return isUuid(wanted) ? { user: wanted.toLowerCase() } : { text: wanted };
};

/** What they wrote for that. */
export const wantedIn = ({ text, user }: InvoiceSearch): string => text ?? user ?? '';

/** Where a search leads; an e-mail address is no part of it. */
export const invoicesTarget = ({ text, ...search }: InvoiceSearch) => ({
  to: '/backoffice/invoices' as const,
  ...sought(search, text, isAddress(text)),
});

/** What that asks the API for. */
export const invoiceQuestion = ({ user, columns: _, page = 1, ...rest }: InvoiceSearch): Body<'allInvoices'> => ({
  ...rest,
  ...(user && { user_id: user }),
  page,
});
