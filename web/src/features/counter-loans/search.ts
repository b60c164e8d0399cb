import type { Side } from '@lendring/contracts/kernel/side.js';
import type { CounterTab } from '@lendring/contracts/request/counter-loan.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { readPage } from '../../lib/links/search-params.js';

/** `q`: searched words; `from`, `to`: days, or empty. */
export type LoansSearch = Readonly<{ side: Side; tab: CounterTab; q: string; from: string; to: string; page: number }>;
export const loansDefaults: LoansSearch = { side: 'vendor', tab: 'current', q: '', from: '', to: '', page: 1 };

const readDay = (value: unknown): value is string => typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value);

const daysOf = ({ from, to }: Readonly<Record<string, unknown>>): Pick<LoansSearch, 'from' | 'to'> => {
  const days = { from: readDay(from) ? from : '', to: readDay(to) ? to : '' };
  return days.from && days.to && days.from > days.to ? { ...days, to: '' } : days;
};

export const parseLoansSearch = (search: Readonly<Record<string, unknown>>): LoansSearch => ({
  side: search['side'] === 'creator' ? 'creator' : 'vendor',
  tab: search['tab'] === 'done' ? 'done' : 'current',
  // The router parses a numeric `q` as a number.
  q: ['string', 'number'].includes(typeof search['q']) ? String(search['q']).trim().slice(0, limits.searchTerm) : '',
  ...daysOf(search),
  page: readPage(search).page ?? 1,
});

/** Numbered piece of the offer, preselected for the handover. */
export type PieceSearch = Readonly<{ piece?: number }>;

/** Offer, days and piece chosen by the page that links to the entry form. */
export type EntrySearch = Readonly<{ offer?: string; from?: string; to?: string }> & PieceSearch;

export const parsePieceSearch = ({ piece }: Readonly<Record<string, unknown>>): PieceSearch =>
  typeof piece === 'number' && Number.isInteger(piece) && piece >= 1 ? { piece } : {};

export const parseEntrySearch = ({ offer, from, to, ...rest }: Readonly<Record<string, unknown>>): EntrySearch => ({
  ...(typeof offer === 'string' && /^[0-9a-hjkmnp-tv-z]{10}$/.test(offer) && { offer }),
  ...(readDay(from) && readDay(to) && from <= to && { from, to }),
  ...parsePieceSearch(rest),
});
