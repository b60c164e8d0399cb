import type { OfferSearchQuery, OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape, CityShape } from '@lendring/contracts/http/reference.js';
import { metadataNameIn } from '@lendring/contracts/reference/metadata-names.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Location } from '@lendring/contracts/place/location.js';
import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import type { Locale } from '../../../i18n/locale.js';
import { compact, type Fields, paymentIds, paymentsIn, paymentWords, sorts } from './fields.js';
import { placeFields } from './where.js';

export const paymentsOf = (pay: string | undefined): readonly PaymentTypeId[] =>
  paymentIds.filter((id) => pay?.split('-').includes(paymentWords[id]));
export const payWords = (ids: readonly PaymentTypeId[]): string | undefined =>
  paymentsIn(ids.map((id) => paymentWords[id]).join('-'));

export const metaOf = (meta: string | undefined): readonly string[] => meta?.split('|') ?? [];

/** Metadata filter as on the offer page: `Spannung: 230 V`. */
export const metaText = (pair: string, locale: Locale): string => {
  const [name = '', ...value] = pair.split(':');
  return `${metadataNameIn(name, locale)}: ${value.join(':').trimStart()}`;
};

export const changed = (fields: Fields, change: { [Name in keyof Fields]?: Fields[Name] | undefined }): Fields => {
  const next = { ...fields, page: undefined, ...change };
  return compact({ ...next, freeWords: next.free && next.freeWords }) as Fields;
};

export const noFilters = {
  category: undefined,
  freeDays: undefined,
  count: undefined,
  free: undefined,
  delivers: undefined,
  max: undefined,
  pay: undefined,
  meta: undefined,
  by: undefined,
} as const;

export const filtersOn = (fields: Fields): readonly (keyof typeof noFilters)[] =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => fields[name] !== undefined);
export const withoutFilters = (fields: Fields): Fields => changed(fields, noFilters);

/** Whether the dates are in the past, as in an old bookmark. Uses the time zone where the day ends last. */
export const isBygone = ({ from }: Fields, now = new Date()): boolean =>
  from !== undefined && from < dayIn(now.toISOString(), 'Europe/London');

export const upcoming = (fields: Fields, now = new Date()): Fields => {
  if (!isBygone(fields, now)) return fields;
  const { from: _from, to: _to, freeDays: _free, ...rest } = fields;
  return rest;
};

export type List = Readonly<{
  route: 'search' | 'city' | 'category';
  term: string | null;
  category: CategoryShape | null;
  city: CityShape | null;
  fields: Fields;
}>;

export type Address =
  | Readonly<{ to: '/search'; search: Fields }>
  | Readonly<{ to: '/search/$term'; params: { term: string }; search: Fields }>
  | Readonly<{ to: '/citysearch/$city'; params: { city: string }; search: Fields }>
  | Readonly<{ to: '/citysearch/$city/$term'; params: { city: string; term: string }; search: Fields }>
  | Readonly<{ to: '/category/$'; params: { _splat: string }; search: Fields }>;

type Wanted = Readonly<{
  term: string | null;
  category: Pick<CategoryShape, 'id' | 'url'> | null;
  location: Location;
  fields: Fields;
}>;

/**
 * URL of a list: a town uses the city routes; without one, a category has its own page and a term uses the general
 * search (spec §4 "Location mode"). Drops fields that belong to other words, another place or page.
 */
export const addressOf = ({ term, category, location, fields }: Wanted): Address => {
  const kept = changed(fields, {
    freeWords: undefined,
    category: undefined,
    city: undefined,
    postal: undefined,
    place: undefined,
    radius: undefined,
    lat: undefined,
    lng: undefined,
    box: undefined,
  });
  const search = (withCategory: boolean): Fields =>
    compact({ ...kept, ...placeFields(location), category: withCategory ? category?.id : undefined }) as Fields;
  const words = term?.trim() || null;
  if (location.mode === 'city') {
    const city = location.city.cityUrl;
    return words
      ? { to: '/citysearch/$city/$term', params: { city, term: words }, search: search(true) }
      : { to: '/citysearch/$city', params: { city }, search: search(true) };
  }
  if (words) return { to: '/search/$term', params: { term: words }, search: search(true) };
  return category
    ? { to: '/category/$', params: { _splat: category.url }, search: search(false) }
    : { to: '/search', search: search(false) };
};

export const addressOfList = (list: List, fields: Fields): Address => {
  if (list.route === 'category' && list.category)
    return { to: '/category/$', params: { _splat: list.category.url }, search: fields };
  if (list.route === 'city' && list.city) {
    const city = list.city.city_url;
    return list.term
      ? { to: '/citysearch/$city/$term', params: { city, term: list.term }, search: fields }
      : { to: '/citysearch/$city', params: { city }, search: fields };
  }
  return list.term
    ? { to: '/search/$term', params: { term: list.term }, search: fields }
    : { to: '/search', search: fields };
};

/** Same list with other filters; updates `category` as well if the category is one of the filters. */
export const withFields = (list: List, fields: Fields): List => ({
  ...list,
  fields,
  category: list.route === 'category' || fields.category !== undefined ? list.category : null,
});

const pageSize = 24;
/** Radius in kilometres that does not limit results: only the map area filters, but distances are still returned. */
const anywhere = 500;

export const questionOf = ({ term, category, city, fields }: List): OfferSearchQuery => {
  const pays = paymentsOf(fields.pay);
  const near = city ? { lat: city.lat, lng: city.lng } : { lat: fields.lat, lng: fields.lng };
  const place = fields.box
    ? { box: fields.box.replaceAll('_', ','), ...(near.lat === undefined ? {} : { ...near, perimeter: anywhere }) }
    : city
      ? { ...(fields.postal ? { postal_id: fields.postal } : {}), city_id: city.id, perimeter: fields.radius ?? -1 }
      : near.lat === undefined
        ? {}
        : { ...near, perimeter: fields.radius ?? 50 };
  return compact({
    query: term ?? undefined,
    category_id: category?.id,
    ...place,
    date_from: fields.from,
    date_to: fields.to,
    only_free: fields.freeDays && '1',
    quantity: fields.count,
    free: fields.free && '1',
    delivers: fields.delivers && '1',
    price_max: fields.max === undefined ? undefined : fields.max * 100,
    paymenttype_id: pays.length ? pays.join(',') : undefined,
    meta: fields.meta === undefined ? undefined : metaOf(fields.meta),
    commercial: fields.by === undefined ? undefined : fields.by === 'shop' ? '1' : '0',
    group_id: fields.group,
    sort: fields.sort,
    page: fields.page ?? 1,
    size: pageSize,
    ...(category && !term ? { page_category: '1' } : {}),
  }) as OfferSearchQuery;
};

export const rowsBelow = ({ top, offers }: Pick<OfferSearchShape, 'top' | 'offers'>): OfferSearchShape['offers'] => {
  const above = new Set(top.map(({ offer_id: id }) => id));
  return offers.filter(({ offer_id: id }) => !above.has(id));
};

/** Default order; must match the server's. */
export const naturalSort = ({ term, city, fields }: List): NonNullable<Fields['sort']> =>
  term ? 'relevance' : city || fields.lat !== undefined ? 'distance' : 'newest';

/** Meaningful orders: relevance needs search words, distance needs a place. */
export const offeredSorts = ({ term, city, fields }: List): readonly NonNullable<Fields['sort']>[] => {
  const located = city !== null || fields.lat !== undefined;
  return sorts.filter((one) => (one !== 'relevance' || term) && (one !== 'distance' || located));
};

export const comparesPrices = ({ fields }: List): boolean => fields.max !== undefined || fields.sort === 'price';

export const sortName = (sort: NonNullable<Fields['sort']>, { fields }: List) =>
  sort === 'price' && fields.from === undefined ? ('sort.pricePerDay' as const) : (`sort.${sort}` as const);
