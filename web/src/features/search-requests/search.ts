const tabs = ['everybody', 'groups', 'own'] as const;
export type Tab = (typeof tabs)[number];

export type WantedSearch = Readonly<{
  tab?: Exclude<Tab, 'everybody'>;
  group?: string;
  query?: string;
  near?: string;
  all?: true;
  page?: number;
}>;

export const readWantedSearch = (raw: Readonly<Record<string, unknown>>): WantedSearch => {
  const { tab, group, query, near, all, page } = raw;
  return {
    ...((tab === 'groups' || tab === 'own') && { tab }),
    ...(typeof group === 'string' && /^[0-9a-hjkmnp-tv-z]{10}$/.test(group) && { group }),
    ...(typeof query === 'string' && query.trim() && { query: query.trim().slice(0, 100) }),
    ...(typeof near === 'string' && /^[\w-]{1,40}$/.test(near) && { near }),
    ...(all === true && { all }),
    ...(Number.isInteger(page) && Number(page) > 1 && Number(page) <= 500 && { page: Number(page) }),
  };
};

/** Prefills a new search request with the group and the search words that found nothing. */
export const readNewSearchRequest = (
  raw: Readonly<Record<string, unknown>>,
): Readonly<{ group?: string; title?: string }> => {
  const { group } = readWantedSearch(raw);
  const { title } = raw;
  return {
    ...(group && { group }),
    ...(typeof title === 'string' && title.trim() && { title: title.trim().slice(0, 80) }),
  };
};
