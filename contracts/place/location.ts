import type { Point } from '../kernel/place.js';
import { GPS_RADIUS, NO_RADIUS, type radiusSteps } from '../rules/distance.js';
import type { City, CityHit, PostalEntry } from './queries.js';

type Chosen = Readonly<Pick<City, 'id' | 'city' | 'cityUrl'>>;

/** State of the location field (spec §3 and §4 "Location mode"); `radius` in km, -1 for none. */
export type Location =
  | Readonly<{ mode: 'none'; radius: typeof NO_RADIUS }>
  | Readonly<{ mode: 'gps'; point: Point; accuracy: number; radius: number }>
  | Readonly<{ mode: 'city'; city: Chosen; postal: PostalEntry | null; entireCity: boolean; radius: number }>;

export const noLocation: Location = { mode: 'none', radius: NO_RADIUS };

/**
 * Device position, `accuracy` in metres: starts with 50 km unless a radius was chosen, and clears town and postal code.
 */
export const locatedByGps = (before: Location, point: Point, accuracy: number): Location => ({
  mode: 'gps',
  point,
  accuracy,
  radius: before.radius > 0 ? before.radius : GPS_RADIUS,
});

/**
 * Location at a town or one of its postal codes; clears the device position. A town's only postal code is stored as
 * null, because it equals the town.
 */
export const chosenCity = (before: Location, city: CityHit, postal: PostalEntry | null = null): Location => ({
  mode: 'city',
  city: { id: city.id, city: city.city, cityUrl: city.cityUrl },
  postal: city.postalCount > 1 ? postal : null,
  entireCity: false,
  radius: before.mode === 'city' ? before.radius : NO_RADIUS,
});

/** `radius` null: the whole place, or no restriction. A device position always keeps a radius. */
export const chosenRadius = (before: Location, radius: (typeof radiusSteps)[number] | null): Location => {
  if (before.mode === 'none' || !radiusAllowed(before, radius)) return before;
  if (radius !== null) return before.mode === 'city' ? { ...before, entireCity: false, radius } : { ...before, radius };
  return before.mode === 'city' ? { ...before, entireCity: true, radius: NO_RADIUS } : before;
};

/** False for options disabled in the current mode (spec §5). */
export const radiusAllowed = (location: Location, radius: (typeof radiusSteps)[number] | null): boolean =>
  radius !== null || location.mode !== 'gps';
