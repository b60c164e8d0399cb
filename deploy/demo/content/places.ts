import { readContent } from './read.js';
import { files, type Place } from './schema.js';

/** Scene in the pictures of a category. */
export const placeOfCategory: ReadonlyMap<number, Place> = new Map(
  Object.entries(readContent('places', files.places)).flatMap(([place, ids]) =>
    (ids ?? []).map((id) => [id, place as Place] as const),
  ),
);
