import type { Point } from '@lendring/contracts/kernel/place.js';
import { postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import type { PostalEntry } from '@lendring/contracts/place/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { CityRow } from '../gazetteer/gazetteer.js';
import { postalById, type PlaceIndex } from './place-index.js';

const FAR_KM = 50;
/** Approximate inhabitants per square kilometre, used to estimate a town's radius. */
const DENSITY = 3000;

export const reachKm = (population: number): number => Math.max(1, Math.sqrt(population / (Math.PI * DENSITY)));

const CELL = 0.1;
/** Kilometres per degree of latitude, rounded down so that a town is indexed in every cell it reaches. */
const DEGREE_KM = 111;

const cellOf = (degrees: number): number => Math.floor(degrees / CELL);
const keyOf = (row: number, column: number): number => row * 10_000 + column;

type Grid = ReadonlyMap<number, readonly CityRow[]>;

const gridOf = (cities: readonly CityRow[]): Grid => {
  const grid = new Map<number, CityRow[]>();
  for (const city of cities) {
    const tall = reachKm(city.population) / DEGREE_KM;
    const wide = tall / Math.cos((Math.min(89, Math.abs(city.lat) + tall) * Math.PI) / 180);
    for (let row = cellOf(city.lat - tall); row <= cellOf(city.lat + tall); row += 1)
      for (let column = cellOf(city.lng - wide); column <= cellOf(city.lng + wide); column += 1) {
        const cell = grid.get(keyOf(row, column));
        if (cell) cell.push(city);
        else grid.set(keyOf(row, column), [city]);
      }
  }
  return grid;
};

const grids = new WeakMap<PlaceIndex, Grid>();
const gridIn = (index: PlaceIndex): Grid => {
  const grid = grids.get(index) ?? gridOf(index.cities);
  grids.set(index, grid);
  return grid;
};

type Found = Readonly<{ city: CityRow; distanceKm: number }>;

const townAround = (index: PlaceIndex, point: Point): Found | null => {
  let inside: (Found & { readonly share: number }) | null = null;
  for (const city of gridIn(index).get(keyOf(cellOf(point.lat), cellOf(point.lng))) ?? []) {
    const km = distanceKm(city, point);
    const share = km / reachKm(city.population);
    if (share <= 1 && share < (inside?.share ?? Infinity)) inside = { city, distanceKm: km, share };
  }
  return inside && { city: inside.city, distanceKm: inside.distanceKm };
};

const northward = new WeakMap<PlaceIndex, readonly CityRow[]>();
/** Towns from south to north, so that only those of a narrow band are measured. */
const fromSouthToNorth = (index: PlaceIndex): readonly CityRow[] => {
  const cities = northward.get(index) ?? index.cities.toSorted((a, b) => a.lat - b.lat);
  northward.set(index, cities);
  return cities;
};

/** Number of towns south of a latitude. */
const countSouthOf = (cities: readonly CityRow[], lat: number): number => {
  let [low, high] = [0, cities.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cities[middle]?.lat ?? Infinity) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
};

const townNear = (index: PlaceIndex, point: Point): Found | null => {
  const cities = fromSouthToNorth(index);
  let near: Found | null = null;
  /** False beyond the nearest town so far, after which no town of this direction is nearer. */
  const measure = (city: CityRow | undefined): boolean => {
    if (!city || Math.abs(city.lat - point.lat) * DEGREE_KM > (near?.distanceKm ?? FAR_KM)) return false;
    const km = distanceKm(city, point);
    if (km <= FAR_KM && km < (near?.distanceKm ?? Infinity)) near = { city, distanceKm: km };
    return true;
  };
  const first = countSouthOf(cities, point.lat);
  for (let north = first; measure(cities[north]); north += 1);
  for (let south = first - 1; measure(cities[south]); south -= 1);
  return near;
};

/**
 * Town of a position. Among the towns whose radius covers the position, the one with the smallest distance relative
 * to its radius, so that a village does not absorb a suburb nor a city a village; otherwise the nearest town. Null
 * beyond 50 km.
 */
export const nearestCity = (index: PlaceIndex, point: Point): Found | null =>
  townAround(index, point) ?? townNear(index, point);

/** Postal code of a town whose location is nearest to a position; null when no code of the town is known. */
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
