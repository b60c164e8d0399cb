import { redirect } from '@tanstack/react-router';
import { locationStore } from '../features/search/model/location-store.js';
import { atStoredPlace } from '../features/search/model/stored-place.js';

/** For `beforeLoad` of lists: the place kept on this device applies where the address names none. The server knows none. */
export const goToStoredPlace = (list: Parameters<typeof atStoredPlace>[0]): void => {
  const there = atStoredPlace(list, locationStore.get());
  if (there) throw redirect({ ...there, replace: true });
};
