import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chosenCity,
  chosenRadius,
  locatedByGps,
  noLocation,
  type Location,
} from '@lendring/contracts/place/location.js';
import { postalCountries } from '@lendring/contracts/place/postal-codes.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { least } from '../../../lib/places/place.js';
import { citiesQuery, placeQuery } from '../../../api/places.js';
import { Combobox } from '../../../ui/Combobox.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { Spinner } from '../../../ui/Spinner.js';
import { toasts } from '../../../ui/toasts.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { exactNumber } from '../../../i18n/format.js';
import { askDevice } from '../../../lib/places/gps.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { toHit } from '../model/where.js';
import { arrangeCities, meantOptions, optionsOf, type CityOption } from './city-options.js';
import { RadiusSelect } from './RadiusSelect.js';
import { fieldName } from './where-text.js';

type Props = Readonly<{
  location: Location;
  onLocation: (location: Location) => void;
  text: string;
  onText: (text: string) => void;
  error?: string | undefined;
  name?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}>;

/** Postcode or town, GPS position, and radius (spec §2 "Location bar", §4 "Location mode"). Enter submits the form. */
export function WhereField({ location, onLocation, text, onText, error, name, className, ref }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const [locating, setLocating] = useState(false);
  const typed = text === fieldName(t, location) ? '' : text.trim();
  const settled = useDebounced(typed);
  const { data: cities, isSuccess } = useQuery(citiesQuery(api, settled));
  const { data: meant } = useQuery({ ...placeQuery(api, typed), enabled: error !== undefined && typed !== '' });
  const current = settled === typed && typed.length >= least && isSuccess;
  const found = current && cities ? optionsOf(cities) : [];
  const instead = found.length === 0 && error !== undefined && meant ? meantOptions(meant.places) : [];

  const locate = async () => {
    setLocating(true);
    const answer = await askDevice(navigator.geolocation);
    setLocating(false);
    if (answer.ok) {
      toasts.show('success', t('search.gpsFound', { metres: exactNumber(answer.accuracy, 2) }));
      onLocation(locatedByGps(location, answer.point, answer.accuracy));
    } else {
      toasts.show('error', t('search.gpsError', { code: answer.code, message: answer.message }));
      onLocation(noLocation);
    }
  };
  const chosen = location.mode !== 'none';

  return (
    <div className={cx('flex items-start gap-1 md:items-center', className)}>
      <Combobox<CityOption>
        {...(ref ? { ref } : {})}
        {...(name ? { name } : {})}
        className="min-w-0 flex-1 max-md:[&_[data-popup]]:-mr-12 max-md:noscript:[&_[data-popup]]:-mr-2"
        label={t('search.where')}
        value={text}
        onChange={onText}
        placeholder={t('search.whereHint')}
        suggestions={found.length > 0 ? found : instead}
        empty={
          current && !error
            ? postalCountries(typed).length > 0
              ? t('search.codeUnknown', { place: typed })
              : t('search.noPlace')
            : undefined
        }
        error={error}
        inputClassName="text-ellipsis outline-none"
        onChoose={({ city, postal }) => onLocation(chosenCity(location, toHit(city), postal))}
        {...(found.length > 0 ? { arrange: (options) => arrangeCities(options, t) } : {})}
      />
      {chosen && <RadiusSelect location={location} onRadius={(radius) => onLocation(chosenRadius(location, radius))} />}
      <button
        type="button"
        aria-label={t(chosen ? 'search.clearPlace' : 'search.myPlace')}
        title={t(chosen ? 'search.clearPlace' : 'search.myPlace')}
        aria-disabled={locating || undefined}
        onClick={() => {
          if (locating) return;
          if (chosen) onLocation(noLocation);
          else void locate();
        }}
        className="grid size-9 shrink-0 place-items-center rounded-full border-0 bg-transparent text-teal-deep hover:bg-tint noscript:hidden"
      >
        {locating ? <Spinner label={t('ui.busy')} /> : <Icon icon={chosen ? X : LocateFixed} size={18} />}
      </button>
    </div>
  );
}
