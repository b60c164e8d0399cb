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

/** Offer chosen by the page that links to the entry form. */
type EntrySearch = Readonly<{ offer?: string }>;

export const parseEntrySearch = ({ offer }: Readonly<Record<string, unknown>>): EntrySearch =>
  typeof offer === 'string' && /^[0-9a-hjkmnp-tv-z]{10}$/.test(offer) ? { offer } : {};
