import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { normalizePostal, postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import { MOST_AROUND, type Point } from '@lendring/contracts/kernel/place.js';
import type { AddressAnswer } from '@lendring/contracts/place/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { CityRow } from '../gazetteer/gazetteer.js';
import { cityById, displayName, type PlaceIndex, postalByCode, postalById } from './place-index.js';

/**
 * A code that is not listed for a town is taken if it lies within this: villages often share the code of their
 * neighbour.
 */
const NEAR_KM = 20;
/** Twice as far as a rough place lies from the true one: beyond it no other code fits. */
const AROUND_KM = 2.4;

/**
 * Town and postal code of an address. Where we know the codes of a country (Germany, imported ones) the code must exist
 * and lie in or near the town; elsewhere its form is enough and the town's middle is the place.
 */
export const addressPlace = (index: PlaceIndex, cityId: string, text: string, locale?: Locale): AddressAnswer => {
  const city = cityById(index, cityId);
  if (!city) return { ok: false, problem: 'city_unknown' };
  const { country } = city;
  const postal = normalizePostal(country, text);
  if (postal === null) return { ok: false, problem: 'postal_malformed' };
  const known = postalByCode(index, country, postal);
  if (!known && index.countries.has(country)) return { ok: false, problem: 'postal_unknown' };
  if (known && !known.cities.includes(city) && distanceKm(known.point, city) > NEAR_KM)
    return { ok: false, problem: 'postal_elsewhere' };
  const point = known?.point ?? { lat: city.lat, lng: city.lng };
  return {
    ok: true,
    place: {
      postalId: postalIdOf(country, postal),
      postal,
      city: displayName(city, locale),
      cityId,
      cityUrl: city.url,
      country,
      point,
      around: around(index, city, point),
    },
  };
};

/**
 * The town's codes that a rough place of this one could be taken for. They follow from the town, so they give nothing
 * away.
 */
const around = (index: PlaceIndex, city: CityRow, point: Point): Point[] => {
  const codes = city.postals.flatMap((postal) => postalById(index, postalIdOf(city.country, postal))?.point ?? []);
  const distinct = [...new Map([point, ...codes].map((one) => [`${one.lat} ${one.lng}`, one])).values()];
  return distinct.filter((one) => distanceKm(one, point) <= AROUND_KM).slice(0, MOST_AROUND);
};
