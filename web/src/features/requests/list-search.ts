import type { Side } from '@lendring/contracts/request/events.js';
import type { RequestTab } from '../../api/requests.js';

/** The tabs of the list; the archive has its own page. */
export const tabs = ['open', 'agreed', 'running', 'done'] as const satisfies readonly RequestTab[];
export type ListTab = (typeof tabs)[number];

/**
 * What the address of the list says. Without a side the page chooses the livelier one, without a tab the first that
 * holds something.
 */
export type ListSearch = Readonly<{ side?: Side | undefined; tab?: ListTab | undefined; page: number }>;
export const listDefaults = { page: 1 } as const;

const pageOf = (value: unknown): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1;
};
const sideOf = (value: unknown): Side | undefined => (value === 'vendor' || value === 'creator' ? value : undefined);

/** Each name is said, be it undefined: the router hands on what a parser leaves out. */
export const parseListSearch = (search: Record<string, unknown>): ListSearch => ({
  side: sideOf(search['side']),
  tab: tabs.find((tab) => tab === search['tab']),
  page: pageOf(search['page']),
});

export type ArchiveSearch = Readonly<{ side?: Side | undefined; page: number }>;
export const parseArchiveSearch = (search: Record<string, unknown>): ArchiveSearch => ({
  side: sideOf(search['side']),
  page: pageOf(search['page']),
});
