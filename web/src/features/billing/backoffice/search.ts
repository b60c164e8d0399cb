import type { Body, Query } from '@lendring/contracts/http/calls.js';
import type { InvoiceShape } from '@lendring/contracts/http/invoices.js';
import { isAddress, isUuid, readPage, sought } from '../../../lib/links/search-params.js';
import { readTable, type TableSearch } from '../../../parts/table/table-search.js';

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

type TransferState = NonNullable<Body<'transfers'>['state']>;
export const transferStates = [
  'waiting',
  'given_up',
  'unmatched',
  'owed',
  'disputed',
] as const satisfies readonly TransferState[];

/** States that payments through a provider can have, too. */
export const refundStates = ['unmatched', 'owed', 'disputed'] as const satisfies readonly TransferState[];

/** Transfers are a part of the invoices page: a route of their own would add to every page's route tree. */
export type TransferSearch = Readonly<{ part: 'transfers'; state?: TransferState; text?: string; page?: number }>;

const MOST_CHARACTERS = 100;

/** Parses the URL; null if it is about invoices. */
export const readTransferSearch = (raw: Readonly<Record<string, unknown>>): TransferSearch | null => {
  if (raw['part'] !== 'transfers') return null;
  const state = transferStates.find((one) => one === raw['state']);
  // The router parses an all-digit reference as a number.
  const text = typeof raw['text'] === 'number' ? String(raw['text']) : raw['text'];
  return {
    part: 'transfers',
    ...(state && state !== 'waiting' && { state }),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, MOST_CHARACTERS) }),
    ...readPage(raw),
  };
};

type Asked = Query<'shownAds'>;
type ShownSort = NonNullable<Asked['sort']>;
const shownSorts = ['from', '-from', 'views', '-views', 'clicks', '-clicks'] as const satisfies readonly ShownSort[];

/** `current` is the default, and is omitted from the URL. */
export const shownStates = ['current', 'running', 'planned', 'paused', 'stopped', 'over', 'all'] as const;
type ShownState = (typeof shownStates)[number];
export const adKinds = ['house', 'booked'] as const satisfies readonly NonNullable<Asked['kind']>[];

export const shownColumns = ['state', 'owner', 'from', 'until', 'views', 'clicks'] as const;
export type ShownColumn = (typeof shownColumns)[number];

export const usualShown: readonly ShownColumn[] = ['state', 'owner', 'from', 'views', 'clicks'];

export type ShownSearch = TableSearch<ShownSort> &
  Readonly<{ state?: Exclude<ShownState, 'current'>; kind?: (typeof adKinds)[number]; page?: number }>;

export const readShownSearch = (raw: Readonly<Record<string, unknown>>): ShownSearch => {
  const state = shownStates.filter((one) => one !== 'current').find((one) => one === raw['state']);
  const kind = adKinds.find((one) => one === raw['kind']);
  return { ...(state && { state }), ...(kind && { kind }), ...readTable(raw, shownSorts), ...readPage(raw) };
};

export const shownQuestion = ({ columns: _, page = 1, ...rest }: ShownSearch): Asked => ({ ...rest, page });
