import type { Location } from '@lendring/contracts/place/location.js';
import { addressOf, type Address, type List } from './list.js';
import { placeFields } from './where.js';

/** The parts of a list that say whether its address names a place. */
type Placed = Readonly<{
  route: List['route'];
  term: string | null;
  category: Readonly<{ id: number; url: string }> | null;
  fields: List['fields'];
}>;

/**
 * The same list at the place kept on this device, when the address names none: the chosen place stays from page to page
 * (spec §9). A category keeps its own page.
 */
export const atStoredPlace = ({ route, term, category, fields }: Placed, stored: Location): Address | null => {
  const named =
    route === 'city' ||
    fields.city !== undefined ||
    fields.place !== undefined ||
    fields.lat !== undefined ||
    fields.box !== undefined;
  if (named || stored.mode === 'none') return null;
  if (route !== 'category' || !category) return addressOf({ term, category, location: stored, fields });
  const town = stored.mode === 'city' ? { city: stored.city.cityUrl } : {};
  return {
    to: '/category/$',
    params: { _splat: category.url },
    search: { ...fields, ...town, ...placeFields(stored) },
  };
};
