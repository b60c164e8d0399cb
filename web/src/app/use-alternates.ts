import { useRouterState } from '@tanstack/react-router';
import { localeCodes, type Locale } from '../i18n/locale.js';
import { toLocal } from '../i18n/rewrite.js';

type HeadLink = Readonly<{ rel?: string; hrefLang?: string; href?: string }>;

export const useAlternates = (): Record<Locale, string> => {
  const { pathname, query, links } = useRouterState({
    select: (state) => ({
      pathname: state.location.pathname,
      query: state.location.searchStr,
      links: state.matches
        .flatMap((match) => (match.links ?? []) as HeadLink[])
        .filter((link) => link?.rel === 'alternate'),
    }),
    structuralSharing: true,
  });
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const named = links.find((link) => link.hrefLang === locale)?.href;
      return [locale, (named ? new URL(named).pathname : toLocal(pathname, locale)) + query];
    }),
  ) as Record<Locale, string>;
};
