import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { CategoryShape, CityShape } from '@lendring/contracts/http/reference.js';
import { type Location, noLocation } from '@lendring/contracts/place/location.js';
import { quotedIn } from '@lendring/contracts/rules/quoted.js';
import { resultsQuery } from '../../api/offer-search.js';
import { cityQuery, placeQuery, resolvePlace } from '../../api/places.js';
import { categoriesQuery, childrenOf } from '../../api/reference.js';
import { type Locale, localeCodes } from '../../i18n/locale.js';
import type { Namespace } from '../../i18n/namespaces.js';
import { toLocal } from '../../i18n/rewrite.js';
import type { Api } from '../../lib/api-client/api.js';
import { load, loadUnlessAway } from '../../lib/api-client/queries.js';
import { readPlainForm } from './components/plain-form.js';
import { type Raw, readFields } from './model/fields.js';
import { freeWordsIn } from './model/free-words.js';
import { type Address, addressOf, changed, type List, questionOf, upcoming } from './model/list.js';
import { atRadius, placeOf, understood } from './model/where.js';
import { loadParts } from './parts.js';

type Context = Readonly<{
  api: Api;
  queries: QueryClient;
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
}>;

/**
 * Result list of a form submit before hydration or without JavaScript; null for other URLs. An unknown place stays in
 * the URL, so that its field shows an error.
 */
const plainAddress = async ({ api, queries }: Omit<Context, 'texts'>, query: string): Promise<Address | null> => {
  const sent = readPlainForm(query);
  if (!sent) return null;
  const { term, typedPlace, fields } = sent;
  const category =
    fields.category === undefined
      ? null
      : ((await queries.ensureQueryData(categoriesQuery(api))).find(({ id }) => id === fields.category) ?? null);
  const to = (location: Location, place?: string) => {
    const address = addressOf({ term, category, location, fields });
    return place === undefined ? address : ({ ...address, search: changed(address.search, { place }) } as Address);
  };
  if (typedPlace === null)
    return to(
      placeOf(fields, fields.city === undefined ? null : await queries.ensureQueryData(cityQuery(api, fields.city))) ??
        noLocation,
    );
  if (typedPlace === '') return to(noLocation);
  const there = understood(noLocation, await resolvePlace(queries, api, typedPlace));
  return there ? to(atRadius(there, fields.radius)) : to(noLocation, typedPlace);
};

/** Parse `search` again: the router passes unparsed values through for keys that the parser omitted. */
type Asked = Readonly<{ term?: string; cityUrl?: string; categoryUrl?: string; search: Raw }>;

export type ListData = Readonly<{
  list: List;
  trail: readonly CategoryShape[];
  below: readonly CategoryShape[];
  alternates: Partial<Record<Locale, string>>;
}>;

const onServer = typeof document === 'undefined';

const alternatesOf = ({ urls }: CategoryShape): Partial<Record<Locale, string>> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, toLocal(`/category/${urls[locale]}`, locale)]));

/** Category at an unknown URL: a new one, or a former slug, which redirects permanently. */
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

export const followPlainForm = async (context: Context, query: string): Promise<void> => {
  const there = await plainAddress(context, query);
  if (there) throw redirect({ ...there, replace: true });
};

/** Redirects permanently to the canonical URL of a town (`Köln` and `Koeln` alike). */
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

/** Redirects words that mean "free of charge" to the filter, whose chip can undo the redirect. */
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
 * Resolves a URL to its list. An unknown town or category throws not-found. The server waits for the results; in the
 * browser they load afterwards, so that a filter keeps its position and focus.
 */
export const loadList = async (context: Context, { term, cityUrl, categoryUrl, search }: Asked): Promise<ListData> => {
  const { api, queries, texts } = context;
  const free = term === undefined || quotedIn(term) !== null ? null : freeWordsIn(term);
  if (free) throw toFreeThings(free, cityUrl, search);
  const fields = upcoming(readFields(search));
  const town = cityUrl ?? fields.city;
  const [all, city] = await Promise.all([
    // On the server skip the query cache, so that the page does not embed all categories.
    onServer ? api.get('/category') : load(queries, { ...categoriesQuery(api), revalidateIfStale: true }),
    town === undefined ? null : load(queries, cityQuery(api, town)),
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
    // Answer "not found" for a page past the end, so that search engines do not index it.
    if (page > 1 && queries.getQueryData(results.queryKey)?.offers.length === 0) throw notFound();
  } else void queries.prefetchQuery(results);
  return {
    list,
    trail: category ? category.hierarchy.flatMap((id) => all.find((one) => one.id === id) ?? []) : [],
    below: category ? childrenOf(all, category.id) : [],
    alternates: category && categoryUrl !== undefined ? alternatesOf(category) : {},
  };
};
