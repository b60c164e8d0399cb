import type { Point } from '@lendring/contracts/kernel/place.js';
import { postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import type { PostalEntry } from '@lendring/contracts/place/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { CityRow } from '../gazetteer/gazetteer.js';
import { postalById, type PlaceIndex } from './place-index.js';

/** A position farther than this from every known town is in none. */
const FAR_KM = 50;
/** Inhabitants of a square kilometre of town, roughly; only to guess how far a town reaches. */
const DENSITY = 3000;

/** How far a town reaches from its middle, guessed from its population, kilometres. */
export const reachKm = (population: number): number => Math.max(1, Math.sqrt(population / (Math.PI * DENSITY)));

/**
 * The town a position lies in: of those that reach so far the one whose middle is relatively nearest, so that neither a
 * village swallows a suburb nor a city a village; if none does, the nearest. Null beyond 50 km.
 */
export const nearestCity = (
  index: PlaceIndex,
  point: Point,
): Readonly<{ city: CityRow; distanceKm: number }> | null => {
  let inside: { city: CityRow; km: number; share: number } | null = null;
  let near: { city: CityRow; km: number } | null = null;
  for (const city of index.cities) {
    if (Math.abs(city.lat - point.lat) > 0.5) continue;
    const km = distanceKm(city, point);
    const share = km / reachKm(city.population);
    if (share <= 1 && share < (inside?.share ?? Infinity)) inside = { city, km, share };
    if (km <= FAR_KM && km < (near?.km ?? Infinity)) near = { city, km };
  }
  const found = inside ?? near;
  return found && { city: found.city, distanceKm: found.km };
};

/** The postal code of a town whose middle is nearest to a position; null where we know none of the town. */
export const nearestPostal = (
  index: PlaceIndex,
  { country, postals }: Pick<CityRow, 'country' | 'postals'>,
  point: Point,
): PostalEntry | null => {
  let near: { postal: PostalEntry; km: number } | null = null;
  for (const code of postals) {
    const place = postalById(index, postalIdOf(country, code));
    if (!place) continue;
    const km = distanceKm(place.point, point);
    if (km < (near?.km ?? Infinity)) near = { postal: { id: place.id, postal: place.postal }, km };
  }
  return near?.postal ?? null;
};
