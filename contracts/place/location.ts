import type { Point } from '../kernel/place.js';
import { GPS_RADIUS, NO_RADIUS, type radiusSteps } from '../rules/distance.js';
import type { City, CityHit, PostalEntry } from './queries.js';

type Chosen = Readonly<Pick<City, 'id' | 'city' | 'cityUrl'>>;

/** What the location field holds (spec §3 and §4 "Location mode"); `radius` in km, -1 when none is chosen. */
export type Location =
  | Readonly<{ mode: 'none'; radius: typeof NO_RADIUS }>
  | Readonly<{ mode: 'gps'; point: Point; accuracy: number; radius: number }>
  | Readonly<{ mode: 'city'; city: Chosen; postal: PostalEntry | null; entireCity: boolean; radius: number }>;

export const noLocation: Location = { mode: 'none', radius: NO_RADIUS };

/**
 * A position of the device, `accuracy` in metres: starts with 50 km if no radius was chosen; town and postal code go.
 */
export const locatedByGps = (before: Location, point: Point, accuracy: number): Location => ({
  mode: 'gps',
  point,
  accuracy,
  radius: before.radius > 0 ? before.radius : GPS_RADIUS,
});

/** A town, or one of its postal codes: the position of the device goes. A town's only postal code is the town. */
export const chosenCity = (before: Location, city: CityHit, postal: PostalEntry | null = null): Location => ({
  mode: 'city',
  city: { id: city.id, city: city.city, cityUrl: city.cityUrl },
  postal: city.postalCount > 1 ? postal : null,
  entireCity: false,
  radius: before.mode === 'city' ? before.radius : NO_RADIUS,
});

/** Null is "whole place or no restriction"; a position of the device always keeps a radius. */
export const chosenRadius = (before: Location, radius: (typeof radiusSteps)[number] | null): Location => {
  if (before.mode === 'none' || !radiusAllowed(before, radius)) return before;
  if (radius !== null) return before.mode === 'city' ? { ...before, entireCity: false, radius } : { ...before, radius };
  return before.mode === 'city' ? { ...before, entireCity: true, radius: NO_RADIUS } : before;
};

/** Options that are disabled for the present mode (spec §5). */
export const radiusAllowed = (location: Location, radius: (typeof radiusSteps)[number] | null): boolean =>
  radius !== null || location.mode !== 'gps';
