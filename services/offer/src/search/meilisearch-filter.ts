import { callingOf, type Calling } from './matching/called.js';
import { dayNumber, scarceDay } from './matching/facts.js';
import { wantedKeys } from './matching/metadata.js';
import type { Asked, Way } from './matching/ways.js';
import { hashOf, keyOf, plain } from './meilisearch-document.js';
import { totalField } from './meilisearch-settings.js';
import type { SearchQuery } from './search.port.js';

const OFFERS = 'kind = offer';
const NOTHING = 'kind = nothing';

const oneOf = (attribute: string, values: readonly (string | number)[]): string =>
  `${attribute} IN [${values.map((value) => (typeof value === 'number' ? value : `"${value}"`)).join(', ')}]`;

export const withKeys = (keys: readonly string[]): string => oneOf('key', keys);

const priceField = ({ days }: SearchQuery): string => (days === undefined ? 'price' : totalField(days));

export const filtersOf = (query: SearchQuery): readonly string[] => {
  const { near, box } = query;
  const equal = (attribute: string, value: string | number | boolean | undefined): readonly string[] =>
    value === undefined ? [] : [`${attribute} = ${typeof value === 'string' ? `"${plain(value)}"` : value}`];
  const some = (attribute: string, values: readonly number[] | undefined): readonly string[] =>
    values?.length ? [oneOf(attribute, values)] : [];
  const days = query.freeOn?.filter((day) => !Number.isNaN(dayNumber(day))) ?? [];
  return [
    OFFERS,
    ...equal('commercial', query.commercial),
    ...equal('free', query.free),
    ...(query.includeCommercialOnly ? [] : ['commercialOnly = false']),
    query.askersGroups.length === 0
      ? 'membersOnly = false'
      : `(membersOnly = false OR ${oneOf('groups', query.askersGroups.map(plain))})`,
    ...equal('groups', query.groupId),
    ...equal('ownerId', query.ownerId),
    ...equal('cityId', query.cityId),
    ...equal('categories', query.categoryId),
    ...some('paymentTypes', query.paymentTypes),
    ...some('rentTypes', query.rentTypes),
    ...wantedKeys(query.metadata ?? []).map((keys) => oneOf('metadataKeys', [...keys].map(hashOf))),
    ...(query.maxPrice === undefined ? [] : [`${priceField(query)} <= ${query.maxPrice}`]),
    ...(days.length > 0 ? [`NOT ${oneOf('busyDays', days)}`] : []),
    ...forSeveral(query, days),
    ...equal('takesDays', query.takesDays),
    ...(query.onlyIds ? [withKeys(query.onlyIds.map((id) => keyOf('offer', id)))] : []),
    ...(query.excludeIds?.length ? [`NOT ${withKeys(query.excludeIds.map((id) => keyOf('offer', id)))}`] : []),
    ...(box ? [inBox(box)] : []),
    ...(near && near.radiusKm !== null
      ? [near.radiusKm < 0 ? NOTHING : `_geoRadius(${near.lat}, ${around(near.lng)}, ${near.radiusKm * 1000})`]
      : []),
  ];
};

/** Offers with as many units, none of whose days has fewer free ones. */
const forSeveral = ({ quantity = 1 }: SearchQuery, days: readonly string[]): readonly string[] => {
  if (quantity <= 1) return [];
  const scarce = days.map((day) => {
    const [none, most] = [scarceDay(dayNumber(day), 0), scarceDay(dayNumber(day), quantity - 1)];
    return `scarceDays ${none} TO ${most}`;
  });
  return [`quantity >= ${quantity}`, ...(scarce.length > 0 ? [`NOT (${scarce.join(' OR ')})`] : [])];
};

/** A box with west greater than east crosses the date line. */
const inBox = ({ south, north, west, east }: NonNullable<SearchQuery['box']>): string => {
  if (north < south) return NOTHING;
  const box = (from: number, to: number): string =>
    `_geoBoundingBox([${Math.min(90, north)}, ${Math.min(180, to)}], [${Math.max(-90, south)}, ${Math.max(-180, from)}])`;
  return west <= east ? box(west, east) : `(${box(west, 180)} OR ${box(-180, east)})`;
};

const around = (lng: number): number => (Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180);

export const sortOf = (query: SearchQuery, withText: boolean): string[] | null => {
  const { sort, near } = query;
  const newest = ['publishedAt:desc', 'key:asc'];
  if (sort === 'price') return [`${priceField(query)}:asc`, ...newest];
  if (sort === 'newest') return newest;
  if (sort === 'relevance' && withText) return null;
  return near ? [`_geoPoint(${near.lat}, ${around(near.lng)}):asc`, ...newest] : newest;
};

type Words = 'words' | Calling;

const holding = ({ stemmed, prefix }: Asked, words: Words = 'words'): string =>
  prefix ? `${words} STARTS WITH "${stemmed}"` : `${words} = "${stemmed}"`;

export const counting = (asked: readonly Asked[]): string[] => [OFFERS, ...asked.map((each) => holding(each))];

const inOneWay = (ways: readonly Way[], words: Words): readonly string[] => {
  const alone = ways.flatMap(({ asked: [first, second] }) => (first && !second ? [first] : []));
  const exact = alone.filter(({ prefix }) => !prefix).map(({ stemmed }) => stemmed);
  return [
    ...(exact.length > 0 ? [oneOf(words, [...new Set(exact)])] : []),
    ...alone.filter(({ prefix }) => prefix).map((each) => holding(each, words)),
    ...ways
      .filter(({ asked }) => asked.length > 1)
      .map(({ asked }) => `(${asked.map((each) => holding(each, words)).join(' AND ')})`),
  ];
};

export const satisfying = (ways: readonly Way[]): string => `(${inOneWay(ways, 'words').join(' OR ')})`;

export const calledBy = (slots: readonly (readonly Way[])[], names: ReadonlySet<string>): string => {
  const kinds = Map.groupBy(slots.flat(), ({ asked }) => callingOf(asked, names));
  return `(${[...kinds].flatMap(([kind, ways]) => inOneWay(ways, kind)).join(' OR ')})`;
};
