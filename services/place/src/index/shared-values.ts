import type { CityRow } from '../gazetteer/gazetteer.js';

const none: readonly string[] = Object.freeze([]);
const untranslated: CityRow['names'] = Object.freeze({});

/**
 * Replaces equal regions, countries and postal codes, and the empty lists of most towns, by one value each. Parsed JSON
 * contains an object for each occurrence, which makes the index of 23,000 towns 18 instead of 13 MB.
 */
export const withSharedValues = (cities: readonly CityRow[]): readonly CityRow[] => {
  const values = new Map<string, string>();
  const one = <Text extends string>(text: Text): Text => {
    const known = values.get(text);
    if (known === undefined) values.set(text, text);
    return (known as Text | undefined) ?? text;
  };
  return cities.map((city) => ({
    ...city,
    names: Object.keys(city.names).length === 0 ? untranslated : city.names,
    country: one(city.country),
    region: city.region === null ? null : one(city.region),
    postals: city.postals.length === 0 ? none : city.postals.map(one),
    districts: city.districts.length === 0 ? none : city.districts,
  }));
};
