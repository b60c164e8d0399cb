import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import type { MeantPlace, PlaceMeant } from '@lendring/contracts/place/queries.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { isQuality, withoutRenting } from '@lendring/contracts/rules/renting-words.js';
import { type CityRow, kinds } from '../gazetteer/gazetteer.js';
import { namesFrom } from './names-from.js';
import { cityById, type PlaceIndex, type PostalPlace, toHit } from './place-index.js';
import { countriesWithoutCodes, exactPostals, searchCities, type TypedPostal } from './search-cities.js';
import { afterStreet } from './typed-address.js';

/**
 * Population ratio from which the largest of several namesakes is the unambiguous match: Köln, not a village of that
 * name.
 */
const MUCH_LARGER = 10;
const MOST = 10;
const LONGEST_NAME = 4;

const plain = (
  place: CityRow,
  locale: Locale | undefined,
  district: string | null = null,
  postal: PostalPlace | null = null,
): MeantPlace => ({
  ...toHit(place, locale, district),
  postal: postal && { id: postalIdOf(postal.country, postal.postal), postal: postal.postal },
});

const meant = (places: readonly MeantPlace[]): PlaceMeant => {
  const [first, second] = places;
  if (!first) return { kind: 'none', places: [] };
  if (!second || first.population >= MUCH_LARGER * second.population) return { kind: 'one', places: [first] };
  return { kind: 'several', places: places.slice(0, MOST) };
};

/** Exact matches, most populous first: towns, else districts, else towns by a later word of their name. */
const calledSo = (index: PlaceIndex, name: string, locale?: Locale): readonly MeantPlace[] => {
  const found = [...namesFrom(index, name)].filter(({ exact }) => exact);
  for (const kind of [kinds.name, kinds.district, kinds.inner]) {
    const places = new Map(found.filter((match) => match.kind === kind).map(({ city, district }) => [city, district]));
    if (places.size > 0)
      return [...places]
        .toSorted(([a], [b]) => b.population - a.population)
        .map(([city, district]) => plain(city, locale, district));
  }
  return [];
};

/**
 * Resolves a typed place written in full, optionally after a street: a town, a known district, a postal code, or code
 * and town ("50823 Köln"). For a postal code with several towns, the first is the place and the others follow. `none`
 * lists suggestions: the town before an unknown district, the towns of a code located elsewhere, longer names.
 */
export const resolvePlace = (index: PlaceIndex, text: string, locale?: Locale): PlaceMeant => {
  const whole = placeAlone(index, text, locale);
  const beside = whole.kind === 'none' ? afterStreet(text) : null;
  return beside ? placeAlone(index, beside, locale) : whole;
};

/** Accept the town typed next to the code in countries without known codes, because nothing contradicts it. */
const placeByPostal = (
  index: PlaceIndex,
  { postals, code, name }: TypedPostal,
  locale: Locale | undefined,
): PlaceMeant => {
  const places = postals.flatMap((postal) => postal.cities.map((city) => plain(city, locale, null, postal)));
  const named = name === '' ? places : places.filter(({ id }) => calledSo(index, name).some((town) => town.id === id));
  if (places.length === 0 && name !== '') {
    const countries = countriesWithoutCodes(index, code);
    const town = meant(calledSo(index, name, locale).filter(({ country }) => countries.includes(country)));
    if (town.kind !== 'none') return town;
  }
  return named.length > 0
    ? { kind: 'one', places: named.slice(0, name === '' ? MOST : 1) }
    : { kind: 'none', places: [...places, ...calledSo(index, name, locale)].slice(0, MOST) };
};

const placeAlone = (index: PlaceIndex, text: string, locale?: Locale): PlaceMeant => {
  if (/\d/.test(text)) {
    const readings = exactPostals(index, text).map((typed) => placeByPostal(index, typed, locale));
    return readings.find(({ kind }) => kind !== 'none') ?? readings[0] ?? { kind: 'none', places: [] };
  }
  const whole = fold(text);
  const answer = meant(calledSo(index, whole, locale));
  if (answer.kind !== 'none') return answer;
  const words = whole.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const town = meant(calledSo(index, words.slice(0, length).join(' '), locale));
    const [place] = town.kind === 'one' ? town.places : [];
    const district =
      place && cityById(index, place.id)?.districts.find((part) => fold(part) === words.slice(length).join(' '));
    if (place)
      return district === undefined
        ? { kind: 'none', places: [place] }
        : { kind: 'one', places: [{ ...place, district }] };
  }
  return {
    kind: 'none',
    places: searchCities(index, text, { limit: MOST, ...(locale ? { locale } : {}) }).map((hit) => ({
      ...hit,
      postal: null,
    })),
  };
};

/** True if the words name an item; rental terms and adjectives of quality do not. */
const namesThing = (words: readonly string[]): boolean => withoutRenting(words).some((word) => !isQuality(word));

const leading = new Set('in im bei nahe um rund near around nabij rondom te'.split(' '));

/**
 * Splits a text into a place at its beginning or end and the remaining search terms. Null without a place, or when
 * the remaining terms name no item: `große Halle` and `Halle mieten` search for a hall, not in the town of Halle.
 */
export const placeInText = (
  index: PlaceIndex,
  text: string,
  locale?: Locale,
): Readonly<{ place: MeantPlace; rest: string }> | null => {
  const words = text.trim().split(/\s+/);
  const take = (
    name: readonly string[],
    rest: readonly string[],
  ): Readonly<{ place: MeantPlace; rest: string }> | null => {
    const typed = name.join(' ');
    // Accept only a complete German postal code as a place: "Zelt 4" and "Beamer 1080" contain none.
    if (fold(typed).length < 3 || (/^[\d\s]+$/.test(typed) && !/^\d{5}$/.test(typed))) return null;
    const {
      kind,
      places: [place],
    } = placeAlone(index, typed, locale);
    return kind === 'one' && place && namesThing(rest) ? { place, rest: rest.join(' ') } : null;
  };
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length -= 1) {
    const before = words.slice(0, -length);
    const rest = before.length > 1 && leading.has(fold(before.at(-1) ?? '')) ? before.slice(0, -1) : before;
    const found = take(words.slice(-length), rest) ?? take(words.slice(0, length), words.slice(length));
    if (found) return found;
  }
  return null;
};
