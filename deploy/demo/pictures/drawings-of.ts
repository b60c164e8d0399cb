import { placeOfCategory } from '../content/places.js';
import type { DemoOffer } from '../content/schema.js';
import type { Drawing } from './compose.js';

/**
 * Pictures of an offer: the main picture with its objects in their scene, then further views, and finally all parts
 * side by side, or a close-up of a single object. @throws if the category has no scene
 */
export const drawingsOf = ({
  key,
  categoryId,
  pictures,
}: Pick<DemoOffer, 'key' | 'categoryId' | 'pictures'>): readonly Drawing[] => {
  const usual = placeOfCategory.get(categoryId);
  if (!usual)
    throw new Error(
      `Category ${categoryId} of ${key} has no scene for its pictures. Add one to deploy/demo/content/places.json.`,
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
