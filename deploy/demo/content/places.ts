import { readContent } from './read.js';
import { files, type Place } from './schema.js';

export const placeOfCategory: ReadonlyMap<number, Place> = new Map(
  Object.entries(readContent('places', files.places)).flatMap(([place, ids]) =>
    (ids ?? []).map((id) => [id, place as Place] as const),
  ),
);
