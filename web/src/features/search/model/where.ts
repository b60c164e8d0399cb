import type { CityShape, PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import {
  chosenCity,
  chosenRadius,
  noLocation,
  radiusAllowed,
  type Location,
} from '@lendring/contracts/place/location.js';
import type { CityHit, PostalEntry } from '@lendring/contracts/place/queries.js';
import { NO_RADIUS, radiusSteps } from '@lendring/contracts/rules/distance.js';
import type { NearFields } from '../../../lib/places/place.js';
import { codeOf } from '../../../lib/places/place-problem.js';
import { compact, type Fields } from './fields.js';

export type Radius = (typeof radiusSteps)[number] | null;

export const toHit = (city: CityShape): CityHit => ({
  id: city.id,
  city: city.city,
  cityUrl: city.city_url,
  country: city.country as CityHit['country'],
  region: city.region,
  district: city.district,
  point: { lat: city.lat, lng: city.lng },
  population: 0,
  postalCount: city.postal_count,
  postals: city.postal,
});

/** Place recognised by the server, keeping the radius of `before`; null if unknown or ambiguous. */
export const understood = (before: Location, { kind, places: [place] }: PlaceMeantShape): Location | null =>
  kind === 'one' && place ? chosenCity(before, toHit(place), codeOf(place)) : null;

const stepOf = (km: number | undefined): Radius => radiusSteps.find((step) => step === km) ?? null;

/** Place with the radius from the URL; values that are not a step of spec §5 count as none. */
export const atRadius = (location: Location, km: number | undefined): Location => chosenRadius(location, stepOf(km));

export const placeOf = (fields: Fields, city: CityShape | null): Location | null => {
  if (city) {
    const postal: PostalEntry | null = city.postal.find(({ id }) => id === fields.postal) ?? null;
    return atRadius(chosenCity(noLocation, toHit(city), postal), fields.radius);
  }
  if (fields.lat === undefined || fields.lng === undefined) return null;
  return { mode: 'gps', point: { lat: fields.lat, lng: fields.lng }, accuracy: 0, radius: fields.radius ?? 50 };
};

export const placeFields = (location: Location): Pick<Fields, 'postal' | 'radius' | 'lat' | 'lng'> =>
  compact({
    postal: location.mode === 'city' ? location.postal?.id : undefined,
    radius: location.radius === NO_RADIUS ? undefined : location.radius,
    lat: location.mode === 'gps' ? Math.round(location.point.lat * 1000) / 1000 : undefined,
    lng: location.mode === 'gps' ? Math.round(location.point.lng * 1000) / 1000 : undefined,
  });

export const categoryFields = (location: Location): NearFields => ({
  ...(location.mode === 'city' ? { city: location.city.cityUrl } : {}),
  ...placeFields(location),
});

/** `50823 Köln`, `Köln`; empty for GPS and without a place. */
export const placeName = (location: Location): string =>
  location.mode === 'city' ? [location.postal?.postal, location.city.city].filter(Boolean).join(' ') : '';

/** Radius options in order; those not available in the current mode are disabled (spec §5). */
export const radiusOptions = (location: Location): readonly Readonly<{ radius: Radius; disabled: boolean }>[] =>
  [null, ...radiusSteps].map((radius) => ({ radius, disabled: !radiusAllowed(location, radius) }));

/** Smallest radius step that is larger than `radius` and covers the distance; null if none does. */
export const radiusAround = (km: number, radius: number): Radius =>
  radiusSteps.find((step) => step > km && step > radius) ?? null;

export const placeQuestion = (
  location: Location,
): Readonly<{ lat?: number; lng?: number; city_id?: string; postal_id?: string; perimeter?: number }> => {
  if (location.mode === 'none') return {};
  const around = { perimeter: location.radius };
  if (location.mode === 'gps') return { ...location.point, ...around };
  return { city_id: location.city.id, ...(location.postal ? { postal_id: location.postal.id } : {}), ...around };
};
