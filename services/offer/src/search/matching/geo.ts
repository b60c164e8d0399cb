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
