import { fold, foldPlain } from '@lendring/contracts/rules/fold.js';
import { type CityRow, type Kind, kinds, type NameTable } from './gazetteer.js';
import { shortName } from './municipality-names.js';

type Entry = readonly [key: string, city: number, kind: Kind, district: number];

/**
 * All searchable names per town: umlauts in both forms, "St" and "Sankt", other languages, names without additions,
 * names starting at a later word, and districts.
 */
export const nameTable = (cities: readonly CityRow[]): NameTable => {
  const entries: Entry[] = [];
  for (const [at, city] of cities.entries()) {
    const seen = new Set<string>();
    const add = (key: string, kind: Kind, district: number) => {
      if (key === '' || seen.has(key)) return;
      seen.add(key);
      entries.push([key, at, kind, district]);
    };
    const names = [city.name, shortName(city.name), ...Object.values(city.names)].flatMap(typings);
    for (const key of names) add(key, kinds.name, -1);
    for (const key of names.flatMap(laterWords)) add(key, kinds.inner, -1);
    for (const [district, name] of city.districts.entries()) {
      for (const key of [name, `${city.name} ${name}`].flatMap(typings)) add(key, kinds.district, district);
    }
  }
  entries.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
  return {
    keys: entries.map((entry) => entry[0]),
    cities: entries.map((entry) => entry[1]),
    kinds: entries.map((entry) => entry[2]),
    districts: entries.map((entry) => entry[3]),
  };
};

const typings = (name: string): string[] => {
  if (/^[A-Za-z]+$/.test(name)) return [name.toLowerCase()];
  const folded = /[^\x20-\x7e]/.test(name) ? [fold(name), foldPlain(name)] : [fold(name)];
  return folded.flatMap((key) => {
    if (/^(?:st|sankt|saint) /.test(key)) return ['st', 'sankt', 'saint'].map((word) => key.replace(/^\w+/, word));
    return [key];
  });
};

/**
 * Name tails that start at a later word: `bad nauheim` → `nauheim`. A word of up to three letters (am, an, der)
 * starts no tail.
 */
const laterWords = (key: string): string[] => {
  const words = key.split(' ');
  return words.slice(1).flatMap((word, i) => (word.length > 3 ? [words.slice(i + 1).join(' ')] : []));
};
