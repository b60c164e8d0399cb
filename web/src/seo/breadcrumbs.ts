import type { Locale } from '../i18n/locale.js';
import { toLocal } from '../i18n/rewrite.js';

/** Breadcrumbs for search engines, outermost first. Paths are internal; the last item may have none. */
export const breadcrumbJsonLd = (
  items: readonly Readonly<{ name: string; path?: string }>[],
  origin: string,
  locale: Locale,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: origin + toLocal(path, locale) } : {}),
  })),
});
