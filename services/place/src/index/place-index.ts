import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Country, Point } from '@lendring/contracts/kernel/place.js';
import { normalizePostal, outwardPart, postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import type { City, CityHit, Postal } from '@lendring/contracts/place/queries.js';
import { slug } from '@lendring/contracts/rules/fold.js';
import type { CityRow, Gazetteer, NameTable } from '../gazetteer/gazetteer.js';
import { withSharedValues } from './shared-values.js';

export type PostalPlace = Readonly<{
  id: string;
  postal: string;
  country: Country;
  point: Point;
  cities: readonly CityRow[];
}>;

export type PlaceIndex = Readonly<{
  /** Most populous city first. */
  cities: readonly CityRow[];
  byId: ReadonlyMap<string, CityRow>;
  byUrl: ReadonlyMap<string, CityRow>;
  postals: ReadonlyMap<string, PostalPlace>;
  /** Postal codes of all countries in text order, upper case without spaces. */
  codes: readonly { readonly code: string; readonly place: PostalPlace }[];
  countries: ReadonlySet<Country>;
  names: NameTable;
}>;

export const placeIndex = ({ cities: rows, names, postals: codes }: Gazetteer): PlaceIndex => {
  const cities = withSharedValues(rows);
  const towns = new Map<string, CityRow[]>();
  for (const city of cities) {
    for (const postal of city.postals) {
      const id = postalIdOf(city.country, postal);
      const list = towns.get(id);
      if (list) list.push(city);
      else towns.set(id, [city]);
    }
  }
  const postals = new Map(
    codes.map(({ country, postal, lat, lng }): [string, PostalPlace] => {
      const id = postalIdOf(country, postal);
      return [id, { id, postal, country, point: { lat, lng }, cities: towns.get(id) ?? [] }];
    }),
  );
  return {
    cities,
    postals,
    names,
    byId: new Map(cities.map((city) => [city.id, city])),
    byUrl: new Map(cities.map((city) => [city.url, city])),
    codes: [...postals.values()]
      .map((place) => ({ code: place.postal.replaceAll(' ', ''), place }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
    countries: new Set([...postals.values()].map((place) => place.country)),
  };
};

export const displayName = (city: CityRow, locale?: Locale): string => (locale && city.names[locale]) || city.name;

export const toCity = (city: CityRow, locale?: Locale): City => ({
  id: city.id,
  city: displayName(city, locale),
  cityUrl: city.url,
  country: city.country,
  region: city.region,
  point: { lat: city.lat, lng: city.lng },
  population: city.population,
  postalCount: city.postals.length,
});

export const toHit = (
  city: CityRow,
  locale?: Locale,
  district: string | null = null,
  postals = city.postals,
): CityHit => ({
  ...toCity(city, locale),
  district,
  postals: postals.map((postal) => ({ id: postalIdOf(city.country, postal), postal })),
});

export const cityById = (index: PlaceIndex, cityId: string): CityRow | null => index.byId.get(cityId) ?? null;
/** Accepts the slug or a typed name: `Köln` and `Koeln` both match `koeln`. */
export const cityByUrl = (index: PlaceIndex, cityUrl: string): CityRow | null =>
  index.byUrl.get(cityUrl) ?? index.byUrl.get(slug(cityUrl)) ?? null;
export const postalById = (index: PlaceIndex, postalId: string): PostalPlace | null =>
  index.postals.get(postalId) ?? null;

/** Looks up a typed code, else its outward part (`1012 AB` → `1012`); null when malformed or unknown. */
export const postalByCode = (index: PlaceIndex, country: Country, text: string): PostalPlace | null => {
  const postal = normalizePostal(country, text);
  if (postal === null) return null;
  return (
    postalById(index, postalIdOf(country, postal)) ??
    postalById(index, postalIdOf(country, outwardPart(country, postal)))
  );
};

export const toPostal = (place: PostalPlace, locale?: Locale): Postal => ({
  id: place.id,
  postal: place.postal,
  country: place.country,
  point: place.point,
  cities: place.cities.map((city) => toCity(city, locale)),
});
