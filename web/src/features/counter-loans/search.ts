import type { Side } from '@lendring/contracts/kernel/side.js';
import type { CounterTab } from '@lendring/contracts/request/counter-loan.js';
import { readPage } from '../../lib/links/search-params.js';

export type LoansSearch = Readonly<{ side: Side; tab: CounterTab; page: number }>;
export const loansDefaults: LoansSearch = { side: 'vendor', tab: 'current', page: 1 };

export const parseLoansSearch = (search: Readonly<Record<string, unknown>>): LoansSearch => ({
  side: search['side'] === 'creator' ? 'creator' : 'vendor',
  tab: search['tab'] === 'done' ? 'done' : 'current',
  page: readPage(search).page ?? 1,
});

/** Offer and days chosen by the page that links to the entry form. */
export type EntrySearch = Readonly<{ offer?: string; from?: string; to?: string }>;

const readDay = (value: unknown): value is string => typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value);

export const parseEntrySearch = ({ offer, from, to }: Readonly<Record<string, unknown>>): EntrySearch => ({
  ...(typeof offer === 'string' && /^[0-9a-hjkmnp-tv-z]{10}$/.test(offer) && { offer }),
  ...(readDay(from) && readDay(to) && from <= to && { from, to }),
});
