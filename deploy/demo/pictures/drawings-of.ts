import { placeOfCategory } from '../content/places.js';
import type { DemoOffer } from '../content/schema.js';
import type { Drawing } from './compose.js';

/**
 * The pictures of an offer, the main one first: its things where one uses them, then whatever else its owner shows, at
 * last all parts beside each other, or the thing from near when it comes alone. @throws when its category has no place
 */
export const drawingsOf = ({
  key,
  categoryId,
  pictures,
}: Pick<DemoOffer, 'key' | 'categoryId' | 'pictures'>): readonly Drawing[] => {
  const usual = placeOfCategory.get(categoryId);
  if (!usual)
    throw new Error(
      `Category ${categoryId} of ${key} has no place for its pictures: name one in deploy/demo/content/places.json`,
    );
  const shown = pictures.map(({ thing, extras = [], hue, place = usual }, index): Drawing => ({
    things: [thing, ...extras],
    hue,
    place,
    look: index > 0 && extras.length === 0 ? 'close' : 'place',
  }));
  const parts = shown[0];
  return parts ? [...shown, { ...parts, look: parts.things.length > 1 ? 'parts' : 'close' }] : [];
};
