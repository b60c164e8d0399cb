import type { CityShape } from '@lendring/contracts/http/reference.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import type { PostalEntry } from '@lendring/contracts/place/queries.js';

/** What a typed place means; `several`: no town bears just this name and more than one begins with it. */
export type TypedPlace =
  | Readonly<{ ok: true; city: CityShape; postal: PostalEntry | null }>
  | Readonly<{ ok: false; problem: PlaceProblem }>;
export type PlaceProblem = 'unknown' | 'several';

const startsWithCode = /^\d{4,5}(\s|$)/;

/** The town or postal code among the towns found for `typed`, best first; the town that bears this very name wins. */
export const placeIn = (typed: string, cities: readonly CityShape[]): TypedPlace => {
  const name = fold(typed);
  const byCode = startsWithCode.test(typed.trim());
  const city = cities.find((one) => fold(one.city) === name) ?? (byCode || cities.length === 1 ? cities[0] : undefined);
  if (!city) return { ok: false, problem: cities.length ? 'several' : 'unknown' };
  return { ok: true, city, postal: byCode && city.postal.length === 1 ? city.postal[0] ?? null : null };
};
