export const tabs = ['all', 'active', 'inactive', 'draft'] as const;
export type Tab = (typeof tabs)[number];
export type OwnOffersSearch = { tab: Tab; page: number };

export const ownOffersDefaults: OwnOffersSearch = { tab: 'all', page: 1 };

/** What an address may say; anything else is the default. */
export const parseOwnOffersSearch = ({ tab, page }: Readonly<{ tab?: unknown; page?: unknown }>): OwnOffersSearch => ({
  tab: tabs.find((one) => one === tab) ?? 'all',
  page: Number.isInteger(Number(page)) && Number(page) >= 1 && Number(page) <= 500 ? Number(page) : 1,
});
