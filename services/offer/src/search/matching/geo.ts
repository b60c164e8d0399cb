import type { Point } from '@lendring/contracts/kernel/place.js';

export type Box = Readonly<{ south: number; west: number; north: number; east: number }>;

const EARTH_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceKm(fromLat: number, fromLng: number, toLat: number, toLng: number): number {
  const lat = Math.sin(radians(toLat - fromLat) / 2);
  const lng = Math.sin(radians(toLng - fromLng) / 2);
  const square = lat * lat + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * lng * lng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}

type Vector = Readonly<{ x: number; y: number; z: number }>;

/** Point as a vector to the unit sphere. */
export function vectorTo({ lat, lng }: Point): Vector {
  const radius = Math.cos(radians(lat));
  return { x: radius * Math.cos(radians(lng)), y: radius * Math.sin(radians(lng)), z: Math.sin(radians(lat)) };
}

/**
 * Square of the straight line between two points on the unit sphere. It grows with their distance and takes no
 * trigonometry, but is rounded: {@link chordError}.
 */
export const squaredChord = (from: Vector, x: number, y: number, z: number): number =>
  (from.x - x) * (from.x - x) + (from.y - y) * (from.y - y) + (from.z - z) * (from.z - z);

/** Square of the straight line that belongs to a distance, at most half of the Earth's circumference. */
export const squaredChordOf = (km: number): number => (2 * Math.sin(Math.min(Math.PI, km / EARTH_KM) / 2)) ** 2;

/** Bound of the error of a squared chord: a millionth of it, or that of six millimetres. */
export const chordError = (squared: number): number => 1e-6 * squared + 1e-18;

/** Bounding box of a circle; all longitudes when it reaches a pole or the date line. */
export function boxAround(point: Point, radiusKm: number): Box {
  const lat = (radiusKm / EARTH_KM) * (180 / Math.PI) + 1e-6;
  const [south, north] = [Math.max(-90, point.lat - lat), Math.min(90, point.lat + lat)];
  const widest = Math.sin(Math.min(Math.PI / 2, radiusKm / EARTH_KM)) / Math.cos(radians(point.lat));
  const lng = widest >= 1 ? 360 : (Math.asin(widest) * 180) / Math.PI + 1e-6;
  const [west, east] = [point.lng - lng, point.lng + lng];
  return west < -180 || east > 180 ? { south, north, west: -180, east: 180 } : { south, north, west, east };
}

export const inBox = (box: Box, lat: number, lng: number): boolean =>
  lat >= box.south &&
  lat <= box.north &&
  (box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east);
