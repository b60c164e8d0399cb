import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Country } from '@lendring/contracts/kernel/place.js';
import { postalCountries } from '@lendring/contracts/place/postal-codes.js';
import { CITY_SEARCH_LEAST, type CityHit } from '@lendring/contracts/place/queries.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { type CityRow, kinds } from '../gazetteer/gazetteer.js';
import { namesFrom } from './names-from.js';
import { type PlaceIndex, postalByCode, type PostalPlace, toHit } from './place-index.js';
import { afterStreet } from './typed-address.js';

export type SearchOptions = Readonly<{ limit?: number; country?: Country; locale?: Locale }>;

/**
 * Towns for a location field (spec §5), by name, by postal code, or by both ("80331 München"); no results below three
 * letters or digits. Order: exact names, prefixes of names, prefixes of later words, districts; ties by population. For
 * an address, the part after the street counts.
 */
export const searchCities = (
  index: PlaceIndex,
  query: string,
  { limit = 10, country, locale }: SearchOptions = {},
): CityHit[] => {
  const found = typedCities(index, query, country);
  const beside = found.length > 0 ? null : afterStreet(query);
  const hits = beside === null ? found : typedCities(index, beside, country);
  return hits.slice(0, limit).map((hit) => toHit(hit.city, locale, hit.district, hit.postals));
};

const typedCities = (index: PlaceIndex, query: string, country?: Country): Hit[] => {
  if ((query.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < CITY_SEARCH_LEAST) return [];
  return /\d/.test(query) ? byPostal(index, query, country) : byName(index, fold(query), country);
};

type Hit = Readonly<{ city: CityRow; rank: number; district: string | null; postals?: readonly string[] }>;

const inOrder = (hits: Iterable<Hit>): Hit[] =>
  [...hits].sort(
    (a, b) => a.rank - b.rank || b.city.population - a.city.population || (a.city.id < b.city.id ? -1 : 1),
  );

/** Rank: exact name 0, exact district 1, prefix 2, prefix of a later word 3, prefix of a district 4. */
const rankOf = (kind: number, exact: boolean): number => {
  if (exact) return kind === kinds.district ? 1 : kind === kinds.inner ? 3 : 0;
  return 2 + kind;
};

const byName = (index: PlaceIndex, text: string, country?: Country): Hit[] => {
  const best = new Map<CityRow, Hit>();
  if (text === '') return [];
  for (const { city, kind, exact, district } of namesFrom(index, text)) {
    if (country && city.country !== country) continue;
    const rank = rankOf(kind, exact);
    if ((best.get(city)?.rank ?? Infinity) > rank) best.set(city, { city, rank, district });
  }
  return inOrder(best.values());
};

const byPostal = (index: PlaceIndex, query: string, country?: Country): Hit[] => {
  const readings = codesIn(query);
  for (const { code, name } of readings) {
    const hits = byKnownCode(index, code, name, country);
    if (hits.length > 0) return hits;
  }
  for (const { code, name } of readings) {
    const countries = countriesWithoutCodes(index, code);
    const hits = byName(index, name, country).filter(({ city }) => countries.includes(city.country));
    if (hits.length > 0) return hits;
  }
  return [];
};

const byKnownCode = (index: PlaceIndex, code: string, name: string, country?: Country): Hit[] => {
  const places = code.length >= CITY_SEARCH_LEAST ? placesFrom(index, code, country) : [];
  const matched = new Map<CityRow, { rank: number; postals: string[] }>();
  for (const { place, exact } of places) {
    for (const city of place.cities) {
      const hit = matched.get(city) ?? { rank: 1, postals: [] };
      if (exact) hit.rank = 0;
      hit.postals.push(place.postal);
      matched.set(city, hit);
    }
  }
  const hits = inOrder([...matched].map(([city, hit]): Hit => ({ city, ...hit, district: null })));
  if (name === '') return hits;
  const named = hits.filter((hit) => fold(hit.city.name).startsWith(name));
  // Accept only a complete code next to other words: the 200 of a house number is not a prefix of 20095.
  return named.length > 0 ? named : hits.filter(({ rank }) => rank === 0);
};

export const countriesWithoutCodes = (index: PlaceIndex, code: string): readonly Country[] =>
  postalCountries(code).filter((country) => !index.countries.has(country));

export type TypedPostal = Readonly<{ postals: readonly PostalPlace[]; code: string; name: string }>;

export const exactPostals = (index: PlaceIndex, query: string): readonly TypedPostal[] =>
  codesIn(query).map(({ code, name }) => ({
    code,
    name,
    postals:
      code.length < CITY_SEARCH_LEAST
        ? []
        : placesFrom(index, code)
            .filter(({ exact }) => exact)
            .map(({ place }) => place),
  }));

/**
 * "D-80331 München" → code `80331`, name `muenchen`. British and Dutch codes keep their letters; two letters after four
 * digits may also begin a town name (`8434 St. Nikolai`), after three or five digits they always do.
 */
const codesIn = (query: string): readonly Readonly<{ code: string; name: string }>[] => {
  const text = query
    .trim()
    .toUpperCase()
    .replace(/^(?:D|DE|A|AT|CH|NL)[- ]?(?=\d)/, '');
  const read = (pattern: RegExp) => {
    const code = pattern.exec(text)?.[0];
    return code === undefined ? [] : [{ code: code.replaceAll(' ', ''), name: fold(text.replace(code, ' ')) }];
  };
  const found = [
    ...read(/\b\d{4} ?[A-Z]{2}(?![\p{L}\p{N}.'’-])/u),
    ...read(/\b\d{3,5}(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{0,2})?\b/),
  ];
  return found.length > 0 ? found : [{ code: '', name: fold(text) }];
};

/** Codes with this prefix; for a complete Dutch or British code without a match, its outward part. */
const placesFrom = (index: PlaceIndex, code: string, country?: Country): { place: PostalPlace; exact: boolean }[] => {
  const found: { place: PostalPlace; exact: boolean }[] = [];
  let at = 0;
  for (let to = index.codes.length; at < to;) {
    const half = (at + to) >> 1;
    if ((index.codes[half]?.code ?? '') < code) at = half + 1;
    else to = half;
  }
  for (let entry = index.codes[at]; entry?.code.startsWith(code); entry = index.codes[at]) {
    if (!country || entry.place.country === country) found.push({ place: entry.place, exact: entry.code === code });
    at += 1;
  }
  if (found.length > 0) return found;
  return (['NL', 'GB'] as const)
    .filter((one) => !country || one === country)
    .flatMap((one) => postalByCode(index, one, code) ?? [])
    .map((place) => ({ place, exact: true }));
};
