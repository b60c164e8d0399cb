import type { CityShape, PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import type { PostalEntry } from '@lendring/contracts/place/queries.js';

/** A place that was typed and not chosen. */
export type TypedPlace =
  | Readonly<{ ok: true; city: CityShape; postal: PostalEntry | null }>
  | Readonly<{ ok: false; problem: 'unknown' | 'several' }>;

/** What the server understood: only where it is one place nobody needs to choose. */
export const typedPlace = ({ kind, places: [place] }: PlaceMeantShape): TypedPlace => {
  if (kind !== 'one' || !place) return { ok: false, problem: kind === 'several' ? 'several' : 'unknown' };
  return { ok: true, city: place, postal: place.postal.find(({ id }) => id === place.postal_id) ?? null };
};
