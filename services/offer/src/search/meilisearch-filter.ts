import { callingOf, type Calling } from './matching/called.js';
import { dayNumber, scarceDay } from './matching/facts.js';
import { wantedKeys } from './matching/metadata.js';
import type { Asked, Way } from './matching/ways.js';
import { hashOf, keyOf, plain } from './meilisearch-document.js';
import { addDays, daysBetween, weekdayOf, dayIn } from '@lendring/contracts/kernel/days.js';
import { bookableDays, noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { startTimes } from '@lendring/contracts/rules/start-time.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { wishProblem } from '@lendring/contracts/rules/wish.js';
import { MOST_DELIVERS_KM } from './delivers-km.js';
import { NO_LIMIT, totalField, zoneKey } from './meilisearch-settings.js';
import type { SearchQuery } from './search.port.js';

const OFFERS = 'kind = offer';
const NOTHING = 'kind = nothing';

const oneOf = (attribute: string, values: readonly (string | number)[]): string =>
  `${attribute} IN [${values.map((value) => (typeof value === 'number' ? value : `"${value}"`)).join(', ')}]`;

export const withKeys = (keys: readonly string[]): string => oneOf('key', keys);

/**
 * Offers whose price depends on the first day or the number of units, so that no stored total is that of the query; null
 * if the query has no use for such prices.
 */
export const pricedApart = ({ days, firstDay, quantity = 1, maxPrice, sort }: SearchQuery): string | null => {
  if (days === undefined || (maxPrice === undefined && sort !== 'price')) return null;
  const by = [...(firstDay === undefined ? [] : ['day']), ...(quantity > 1 ? ['units'] : [])];
  return by.length > 0 ? oneOf('pricedBy', by) : null;
};

const atMost = (query: SearchQuery, apart: readonly string[] | null): readonly string[] => {
  if (query.maxPrice === undefined) return [];
  // All other totals grow with the number of units.
  const stored = `${priceField(query)} <= ${Math.floor(query.maxPrice / (query.quantity ?? 1))}`;
  const priced = pricedApart(query);
  if (apart === null || priced === null) return [stored];
  return [apart.length > 0 ? `((NOT ${priced} AND ${stored}) OR ${withKeys(apart)})` : `(NOT ${priced} AND ${stored})`];
};

export const priceField = ({ days }: SearchQuery): string => (days === undefined ? 'price' : totalField(days));

/** @param apart keys of the offers of {@link pricedApart} within the maximum price; null: none are priced apart */
export const filtersOf = (query: SearchQuery, apart: readonly string[] | null = null): readonly string[] => {
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
    ...atMost(query, apart),
    ...(days.length > 0 ? [`NOT ${oneOf('busyDays', days)}`] : []),
    ...forSeveral(query, days),
    ...beginningAndEnding(query, days),
    ...equal('takesDays', query.takesDays),
    ...(query.onlyIds ? [withKeys(query.onlyIds.map((id) => keyOf('offer', id)))] : []),
    ...(query.excludeIds?.length ? [`NOT ${withKeys(query.excludeIds.map((id) => keyOf('offer', id)))}`] : []),
    ...(box ? [inBox(box)] : []),
    ...delivering(query),
    ...(near && near.radiusKm !== null
      ? [near.radiusKm < 0 ? NOTHING : `_geoRadius(${near.lat}, ${around(near.lng)}, ${near.radiusKm * 1000})`]
      : []),
  ];
};

/** Offers that are delivered to the point: Meilisearch compares no distance with a field, so each distance is a case. */
const delivering = ({ delivers, near }: SearchQuery): readonly string[] => {
  if (!delivers) return [];
  if (!near) return ['deliversKm >= 1'];
  const within = Array.from({ length: MOST_DELIVERS_KM }, (_, before) => {
    const km = before + 1;
    return `(deliversKm = ${km} AND _geoRadius(${near.lat}, ${around(near.lng)}, ${km * 1000}))`;
  });
  return [`(${within.join(' OR ')})`];
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

/** Offers that can be requested at `at` for these days, by the booking rules in a time zone; null: none. */
const ruledIn = (zone: string, [first, last]: readonly [string, string], at: string): string | null => {
  const today = dayIn(at, zone);
  const outside = wishProblem({ kind: 'days', from: first, to: addDays(last, 1) }, today);
  if (outside === 'period_in_past' || outside === 'period_too_far') return null;
  const ahead = daysBetween(today, first);
  const over = startTimes.filter(
    (leadUntil) => bookableDays({ ...noBookingRules, leadUntil }, at, zone).earliest > today,
  );
  const until = over.length > 0 ? ` AND NOT ${oneOf('leadUntil', over)}` : '';
  const advance = `longestAdvance >= ${Math.min(daysBetween(today, last), NO_LIMIT)}`;
  return `(leadDays <= ${ahead - 1} OR leadDays <= ${ahead}${until}) AND ${advance}`;
};

/** Offers without opening days or booking rules against the first and the last day, as `timesProblem` decides. */
const beginningAndEnding = ({ at }: SearchQuery, days: readonly string[]): readonly string[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || at === undefined) return [];
  const closed = [...new Set([first, last])].map(
    (day) => `closedDays = "${day}" OR (closedWeekdays = ${weekdayOf(day)} AND NOT exceptionDays = "${day}")`,
  );
  const byRule = Map.groupBy([...new Set(Object.values(timeZones))], (zone) => ruledIn(zone, [first, last], at));
  const ruled = [...byRule].flatMap(([rule, zones]) =>
    rule === null ? [] : [`(${oneOf('zone', zones.map(zoneKey))} AND ${rule})`],
  );
  return [ruled.length > 0 ? `(${ruled.join(' OR ')})` : NOTHING, `NOT (${closed.join(' OR ')})`];
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
