import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { normalizePostal, postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import { MOST_AROUND, type Point } from '@lendring/contracts/kernel/place.js';
import type { AddressAnswer } from '@lendring/contracts/place/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { CityRow } from '../gazetteer/gazetteer.js';
import { cityById, displayName, type PlaceIndex, postalByCode, postalById } from './place-index.js';

/**
 * Distance from a town within which a code not listed for the town is accepted, because neighbouring villages often
 * share a code.
 */
const NEAR_KM = 20;
/**
 * Twice the maximum distance between a published approximate position and the true one; a code farther away cannot
 * match.
 */
const AROUND_KM = 2.4;

/**
 * Town and postal code of an address. In countries with known codes (Germany and imported ones) the code must exist and
 * be in or near the town; elsewhere a valid format suffices and the town's centre is the location.
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
 * Locations of the town's codes compatible with an approximate position. They derive from the town, so they disclose
 * nothing about the address.
 */
const around = (index: PlaceIndex, city: CityRow, point: Point): Point[] => {
  const codes = city.postals.flatMap((postal) => postalById(index, postalIdOf(city.country, postal))?.point ?? []);
  const distinct = [...new Map([point, ...codes].map((one) => [`${one.lat} ${one.lng}`, one])).values()];
  return distinct.filter((one) => distanceKm(one, point) <= AROUND_KM).slice(0, MOST_AROUND);
};
