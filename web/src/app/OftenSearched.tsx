import type { Location } from '@lendring/contracts/place/location.js';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../features/search/model/list.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { ChipLink } from '../ui/Chip.js';

/** Default radius in km: few towns have offers for every frequent search. */
const AROUND = 50;

const wide = (location: Location): Location =>
  location.mode === 'city' && location.entireCity ? { ...location, entireCity: false, radius: AROUND } : location;

export function OftenSearched() {
  const { t } = useTranslation('home');
  const location = wide(useStoredLocation());
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <span className="text-small text-muted max-md:w-full">{t('oftenTitle')}</span>
      {([1, 2, 3, 4, 5] as const).map((one) => {
        const term = t(`often.${one}`);
        return (
          <ChipLink key={one} {...addressOf({ term, category: null, location, fields: {} })}>
            {term}
          </ChipLink>
        );
      })}
    </div>
  );
}
