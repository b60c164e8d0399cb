import { limits } from '@lendring/contracts/kernel/limits.js';
import type { OwnOrder } from '@lendring/contracts/offer/own-offers.js';

export const tabs = ['all', 'active', 'inactive', 'draft', 'locked'] as const;
export type Tab = (typeof tabs)[number];
export const orders = ['changed', 'newest', 'title', 'price', 'hits'] as const satisfies readonly OwnOrder[];

export type OwnOffersSearch = { tab: Tab; q: string; sort: OwnOrder; page: number };

export const ownOffersDefaults: OwnOffersSearch = { tab: 'all', q: '', sort: 'changed', page: 1 };

/** Parses the URL, with defaults for invalid values. The router parses a numeric `q` as a number. */
export const parseOwnOffersSearch = ({
  tab,
  q,
  sort,
  page,
}: Readonly<{ [Name in keyof OwnOffersSearch]?: unknown }>): OwnOffersSearch => ({
  tab: tabs.find((one) => one === tab) ?? 'all',
  q: typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, limits.searchTerm) : '',
  sort: orders.find((one) => one === sort) ?? 'changed',
  page: Number.isInteger(Number(page)) && Number(page) >= 1 && Number(page) <= 500 ? Number(page) : 1,
});
