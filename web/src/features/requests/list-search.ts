import type { Side } from '@lendring/contracts/kernel/side.js';
import type { RequestTab } from '../../api/requests.js';

export const tabs = ['open', 'agreed', 'running', 'done'] as const satisfies readonly RequestTab[];
export type ListTab = (typeof tabs)[number];

/** URL parameters. `side` defaults to the side with more activity, `tab` to the first non-empty tab. */
export type ListSearch = Readonly<{ side?: Side | undefined; tab?: ListTab | undefined; page: number }>;
export const listDefaults = { page: 1 } as const;

const pageOf = (value: unknown): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1;
};
const sideOf = (value: unknown): Side | undefined => (value === 'vendor' || value === 'creator' ? value : undefined);

/** Return every key, even when undefined: the router passes unparsed values through for missing keys. */
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
