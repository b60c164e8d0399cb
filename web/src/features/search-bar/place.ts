/** Kilometres around a place; -1 is no limit, or the whole place for a town (spec §9). */
export const radii = [-1, 1, 2, 5, 10, 15, 20, 25, 50] as const;
export const noRadius = -1;
export const gpsRadius = 50;

/** Where somebody searches (spec §4, location mode). */
export type Place = Readonly<
  | { kind: 'none' }
  | { kind: 'gps'; lat: number; lng: number; /** Metres. */ accuracy: number }
  | { kind: 'city'; city: string; cityId: string; cityUrl: string; /** Null: the whole place. */ postal: Readonly<{ id: string; postal: string }> | null }
>;
export type Where = Readonly<{ place: Place; radius: number }>;
export const nowhere: Where = { place: { kind: 'none' }, radius: noRadius };

/** The device's position: it takes the place of a town, and looks 50 km around if no radius was chosen. */
export const withGps = (where: Where, at: Readonly<{ lat: number; lng: number; accuracy: number }>): Where =>
  ({ place: { kind: 'gps', ...at }, radius: where.radius > 0 ? where.radius : gpsRadius });

export type FoundCity = Readonly<{ id: string; city: string; city_url: string; postal: readonly Readonly<{ id: string; postal: string }>[] }>;

/** A town, whole or by one of its postal codes. A town with a single postal code is taken whole. */
export const withCity = (where: Where, found: FoundCity, postalId?: string): Where => ({
  place: {
    kind: 'city', city: found.city, cityId: found.id, cityUrl: found.city_url,
    postal: found.postal.length > 1 ? found.postal.find(({ id }) => id === postalId) ?? null : null,
  },
  radius: where.place.kind === 'city' ? where.radius : noRadius,
});

/** Around a position there must be a limit. */
export const radiusAllowed = (place: Place, radius: number): boolean => place.kind !== 'gps' || radius > 0;
export const withRadius = (where: Where, radius: number): Where => radiusAllowed(where.place, radius) ? { ...where, radius } : where;

const isWhere = (value: unknown): value is Where => {
  const { place, radius } = (value ?? {}) as Partial<Where>;
  if (typeof radius !== 'number' || !radii.some((one) => one === radius) || !place) return false;
  if (place.kind === 'gps') return [place.lat, place.lng, place.accuracy].every((one) => Number.isFinite(one));
  return place.kind === 'none' || (place.kind === 'city' && typeof place.cityUrl === 'string' && typeof place.city === 'string' && typeof place.cityId === 'string');
};

/** Reads what a device remembered; anything unknown is nowhere. */
export const parseWhere = (text: string | null): Where => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isWhere(value) ? value : nowhere;
  } catch {
    return nowhere;
  }
};
