import { useEffect } from 'react';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';
import { NO_RADIUS } from '@lendring/contracts/rules/distance.js';
import { locationStore } from '../features/search/model/location-store.js';
import { useSession } from '../lib/session/session-context.js';
import type { Profile } from '../lib/session/session.js';

export const ownTown = ({ address, search_start }: Pick<Profile, 'address' | 'search_start'>): Location => {
  const town = search_start.region ?? address;
  const radius = search_start.radius ?? NO_RADIUS;
  return town
    ? {
        mode: 'city',
        city: { id: town.city_id, city: town.city, cityUrl: town.city_url },
        postal: null,
        entireCity: radius === NO_RADIUS,
        radius,
      }
    : noLocation;
};

/** Sets the search place to the user's own until they choose another; never while they are typing. */
export const useOwnPlace = (): void => {
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'in' || document.activeElement?.closest('[role=search]')) return;
    locationStore.suggest(ownTown(session.profile));
  }, [session]);
};
