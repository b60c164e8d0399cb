import { useEffect } from 'react';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';
import { locationStore } from '../features/search/model/location-store.js';
import { useSession } from '../lib/session-context.js';
import type { Profile } from '../lib/session.js';

/** The town of somebody's address. */
export const ownTown = ({ address }: Pick<Profile, 'address'>): Location =>
  address
    ? {
        ...noLocation,
        mode: 'city',
        city: { id: address.city_id, city: address.city, cityUrl: address.city_url },
        postal: null,
        entireCity: true,
      }
    : noLocation;

/** Searches begin in one's own town until another place is chosen; not while somebody is typing one. */
export const useOwnPlace = (): void => {
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'in' || !session.profile.address || document.activeElement?.closest('[role=search]')) return;
    locationStore.suggest(ownTown(session.profile));
  }, [session]);
};
