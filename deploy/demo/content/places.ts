import { readContent } from './read.js';
import { files, type Place } from './schema.js';

/** Where the things of a category are used: the place its pictures show. */
export const placeOfCategory: ReadonlyMap<number, Place> = new Map(
  Object.entries(readContent('places', files.places)).flatMap(([place, ids]) =>
    (ids ?? []).map((id) => [id, place as Place] as const),
  ),
);
