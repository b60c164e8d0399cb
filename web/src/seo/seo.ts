import type { ComponentProps } from 'react';
import { localeCodes, locales, type Locale } from '../i18n/locale.js';
import { toLocal } from '../i18n/rewrite.js';

type PageMatch = Readonly<{
  pathname: string;
  status?: string;
  search?: object;
  context: Readonly<{ locale: Locale; origin: string; t: (key: 'brand' | 'notFound.title') => string }>;
}>;
export type PageFacts = Readonly<{
  title: string;
  description?: string | undefined;
  /** Image as an absolute URL or absolute path. */
  image?: string | undefined;
  /** Excludes the page from search engines, for example free-text results. */
  noindex?: boolean | undefined;
  /** URL per language where slugs differ; default: the same route in every language. */
  alternates?: Partial<Record<Locale, string>> | undefined;
  /**
   * JSON-LD, written by the server only: prefix the value with `BUILT_FOR_SERVER` to keep it out of the browser
   * bundle.
   */
  jsonLd?: readonly object[] | false | null | undefined;
}>;

/** Maximum page number (`readFields`). */
const MOST_PAGES = 500;

/** Canonical URLs include the page number, but no filters, days or other parameters. */
const pageOf = (search: object = {}): string => {
  const { page } = search as Readonly<{ page?: unknown }>;
  return Number.isInteger(page) && Number(page) > 1 && Number(page) <= MOST_PAGES ? `?page=${page}` : '';
};

/** Head of a page: title, description, canonical, hreflang, Open Graph, JSON-LD. Call in a route's `head`. */
export const seo = ({ pathname, status, search, context }: PageMatch, page: PageFacts) => {
  if (status === 'notFound')
    return { meta: [{ title: context.t('notFound.title') }, { name: 'robots', content: 'noindex' }], links: [] };
  const title = page.title ? `${page.title} · ${context.t('brand')}` : context.t('brand');
  const address = (locale: Locale) =>
    context.origin + (page.alternates?.[locale] ?? toLocal(pathname, locale)) + pageOf(search);
  const own = address(context.locale);
  const meta: ComponentProps<'meta'>[] = [
    { title },
    ...(page.description
      ? [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]
      : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: page.title || title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: locales[context.locale].iso.replace('-', '_') },
    ...(page.image ? [{ property: 'og:image', content: new URL(page.image, context.origin).href }] : []),
    ...(page.jsonLd || []).map((value) => ({ 'script:ld+json': value }) as ComponentProps<'meta'>),
  ];
  return {
    meta,
    links: [
      { rel: 'canonical', href: own },
      ...localeCodes.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: address(locale) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address('de') },
    ],
  };
};
