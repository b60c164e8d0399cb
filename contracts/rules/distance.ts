import type { Point } from '../kernel/place.js';

/** Mean radius of the earth (IUGG), kilometres. */
const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine formula). */
export const distanceKm = (a: Point, b: Point): number => {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** Radius options of the location field in km (spec §5), shown after "whole place or no restriction". */
export const radiusSteps = [1, 2, 5, 10, 15, 20, 25, 50] as const;
export const NO_RADIUS = -1;
/** Initial radius in km of a GPS position (spec §9). */
export const GPS_RADIUS = 50;
