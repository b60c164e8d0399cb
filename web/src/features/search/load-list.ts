import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { CategoryShape, CityShape } from '@lendring/contracts/http/reference.js';
import { localeCodes, type Locale } from '../../i18n/locale.js';
import type { Namespace } from '../../i18n/namespaces.js';
import { toLocal } from '../../i18n/rewrite.js';
import type { Api } from '../../lib/api.js';
import { load, loadUnlessAway } from '../../lib/load.js';
import { cityQuery, placeQuery } from '../../api/places.js';
import { categoriesQuery, childrenOf } from '../../api/reference.js';
import { quotedIn } from '@lendring/contracts/rules/quoted.js';
import { readFields, type Raw } from './model/fields.js';
import { changed } from './model/filters.js';
import { freeWordsIn } from './model/free-words.js';
import { upcoming } from './model/upcoming.js';
import { questionOf, type List } from './model/list.js';
import { loadParts } from './parts.js';
import { plainAddress } from './plain-address.js';
import { resultsQuery } from '../../api/offer-search.js';

type Context = Readonly<{
  api: Api;
  queries: QueryClient;
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
}>;
/** `search` is read again: the router hands on what a parser left out. */
type Asked = Readonly<{ term?: string; cityUrl?: string; categoryUrl?: string; search: Raw }>;

/** What a list's page shows besides the offers. */
export type ListData = Readonly<{
  list: List;
  /** The categories above the list's, outermost first. */
  trail: readonly CategoryShape[];
  below: readonly CategoryShape[];
  /** A category's address per language, since its slugs differ. */
  alternates: Partial<Record<Locale, string>>;
}>;

const onServer = typeof document === 'undefined';

const alternatesOf = ({ urls }: CategoryShape): Partial<Record<Locale, string>> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, toLocal(`/category/${urls[locale]}`, locale)]));

/**
 * The category at an address that the known ones do not have: a new one's, or an earlier one, which leads on for good.
 */
const categoryAt = async ({ api, queries }: Context, path: string, search: Raw): Promise<CategoryShape> => {
  const category = await load(queries, {
    queryKey: ['category at', path],
    queryFn: ({ signal }) => api.get('/category_at', { query: { path } }, { signal }),
  });
  if (category.url !== path)
    throw redirect({ to: '/category/$', params: { _splat: category.url }, search, statusCode: 301, replace: true });
  if (!onServer) await queries.invalidateQueries({ queryKey: categoriesQuery(api).queryKey });
  return category;
};

/** Leads a search that the browser sent by itself to its list. */
export const followPlainForm = async (context: Context, query: string): Promise<void> => {
  const there = await plainAddress(context, query);
  if (there) throw redirect({ ...there, replace: true });
};

/** Leads a town that is written otherwise than in its address (`Köln`, `Koeln`) to that, for good. */
const toItsAddress = (city: CityShape, term: string | undefined, search: Raw) =>
  term === undefined
    ? redirect({ to: '/citysearch/$city', params: { city: city.city_url }, search, statusCode: 301, replace: true })
    : redirect({
        to: '/citysearch/$city/$term',
        params: { city: city.city_url, term },
        search,
        statusCode: 301,
        replace: true,
      });

/** Leads words that ask for what costs nothing to the filter of that name, whose chip shows and undoes it. */
const toFreeThings = (
  { asking, rest: term }: NonNullable<ReturnType<typeof freeWordsIn>>,
  city: string | undefined,
  fields: Raw,
) => {
  const search = changed(readFields(fields), { free: true, freeWords: asking });
  const on = { search, replace: true } as const;
  if (city === undefined)
    return term === null
      ? redirect({ to: '/search', ...on })
      : redirect({ to: '/search/$term', params: { term }, ...on });
  return term === null
    ? redirect({ to: '/citysearch/$city', params: { city }, ...on })
    : redirect({ to: '/citysearch/$city/$term', params: { city, term }, ...on });
};

/**
 * Resolves an address to its list. An unknown town or category is not found. The server waits for the offers; in the
 * browser the page shows at once and they follow, so that a filter keeps its place and focus.
 */
export const loadList = async (context: Context, { term, cityUrl, categoryUrl, search }: Asked): Promise<ListData> => {
  const { api, queries, texts } = context;
  const free = term === undefined || quotedIn(term) !== null ? null : freeWordsIn(term);
  if (free) throw toFreeThings(free, cityUrl, search);
  const fields = upcoming(readFields(search));
  const town = cityUrl ?? fields.city;
  const [all, city] = await Promise.all([
    // Not through the cache on the server: a page need not carry all categories.
    onServer ? api.get('/category') : load(queries, { ...categoriesQuery(api), revalidateIfStale: true }),
    town === undefined ? null : load(queries, cityQuery(api, town)),
    // What may have been meant by a place that is none, for its field to say so.
    fields.place === undefined ? null : loadUnlessAway(queries, placeQuery(api, fields.place)),
    texts('search', 'searches', 'ads'),
    loadParts(),
  ]);
  if (city && cityUrl !== undefined && city.city_url !== cityUrl) throw toItsAddress(city, term, search);
  const category =
    all.find((one) => (categoryUrl === undefined ? one.id === fields.category : one.url === categoryUrl)) ??
    (categoryUrl === undefined ? null : await categoryAt(context, categoryUrl, search));
  const list: List = {
    route: categoryUrl !== undefined ? 'category' : cityUrl !== undefined ? 'city' : 'search',
    term: term ?? null,
    category,
    city,
    fields,
  };
  const results = resultsQuery(api, questionOf(list));
  if (onServer) {
    await loadUnlessAway(queries, results);
    const { page = 1 } = fields;
    // Behind the last page is nothing, and nothing for a search engine to keep.
    if (page > 1 && queries.getQueryData(results.queryKey)?.offers.length === 0) throw notFound();
  } else void queries.prefetchQuery(results);
  return {
    list,
    trail: category ? category.hierarchy.flatMap((id) => all.find((one) => one.id === id) ?? []) : [],
    below: category ? childrenOf(all, category.id) : [],
    alternates: category && categoryUrl !== undefined ? alternatesOf(category) : {},
  };
};
