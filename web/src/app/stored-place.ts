import { redirect } from '@tanstack/react-router';
import { readFields, type Raw } from '../features/search/model/fields.js';
import type { atStoredPlace } from '../features/search/model/stored-place.js';

/** The key of `location-store`: without a place kept there nothing need be loaded. */
const key = 'location';

/**
 * For `beforeLoad` of lists: the place kept on this device applies where the address names none. The server knows none.
 */
export const goToStoredPlace = async ({
  search,
  ...list
}: Omit<Parameters<typeof atStoredPlace>[0], 'fields'> & Readonly<{ search: Raw }>): Promise<void> => {
  if (typeof localStorage === 'undefined' || !localStorage.getItem(key)) return;
  const [{ locationStore }, place] = await Promise.all([
    import('../features/search/model/location-store.js'),
    import('../features/search/model/stored-place.js'),
  ]);
  const there = place.atStoredPlace({ ...list, fields: readFields(search) }, locationStore.get());
  if (there) throw redirect({ ...there, replace: true });
};
