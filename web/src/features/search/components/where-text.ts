import type { TFunction } from 'i18next';
import type { Location } from '@lendring/contracts/place/location.js';
import { NO_RADIUS } from '@lendring/contracts/rules/distance.js';
import { distance } from '../../../i18n/format.js';
import { placeName } from '../model/where.js';

/** `50823 Köln`, `Mein Standort`; empty without a place. */
export const fieldName = (t: TFunction, location: Location): string =>
  location.mode === 'gps' ? t('search.myPlace') : placeName(location);

/** `50823 Köln · 10 km`, `Mein Standort · 50 km`; empty without a place. */
export const whereText = (t: TFunction, location: Location): string => {
  if (location.mode === 'none') return '';
  return [fieldName(t, location), location.radius === NO_RADIUS ? '' : distance(location.radius)]
    .filter(Boolean)
    .join(' · ');
};
