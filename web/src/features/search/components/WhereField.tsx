import type { TFunction } from 'i18next';
import Building2 from 'lucide-react/icons/building-2';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityShape, PlaceMeantShape } from '@lendring/contracts/http/reference.js';
import {
  chosenCity,
  chosenRadius,
  locatedByGps,
  type Location,
  noLocation,
} from '@lendring/contracts/place/location.js';
import { postalCountries } from '@lendring/contracts/place/postal-codes.js';
import { NO_RADIUS } from '@lendring/contracts/rules/distance.js';
import { citiesQuery, placeQuery } from '../../../api/places.js';
import { distance, exactNumber } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { askDevice } from '../../../lib/places/gps.js';
import { codeOf } from '../../../lib/places/place-problem.js';
import { least } from '../../../lib/places/place.js';
import { Combobox, type Suggestion } from '../../../ui/Combobox.js';
import { Icon } from '../../../ui/Icon.js';
import { Spinner } from '../../../ui/Spinner.js';
import { cx } from '../../../ui/cx.js';
import { toasts } from '../../../ui/toasts.js';
import { useDebounced } from '../../../ui/use-typed-text.js';
import { placeName, type Radius, radiusOptions, toHit } from '../model/where.js';

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

/** `postal` null: the whole town. */
type CityOption = Suggestion & Readonly<{ city: CityShape; postal: CityShape['postal'][number] | null }>;

const townText = (city: CityShape): string =>
  city.district && city.district !== city.city ? `${city.city} (${city.district})` : city.city;
const details = (city: CityShape): Pick<Suggestion, 'detail'> => (city.region ? { detail: city.region } : {});

/** A town with one postcode is one option. Others list the whole town, the most common choice, and each postcode. */
const optionsOf = (cities: readonly CityShape[]): readonly CityOption[] =>
  cities.flatMap((city): CityOption[] => {
    const only = city.postal[0];
    if (city.postal_count <= 1)
      return [
        {
          id: city.id,
          label: [only?.postal, townText(city)].filter(Boolean).join(' '),
          ...details(city),
          city,
          postal: null,
        },
      ];
    return [
      { id: city.id, label: townText(city), ...details(city), icon: Building2, city, postal: null },
      ...city.postal.map((postal) => ({
        id: `${city.id} ${postal.id}`,
        label: `${postal.postal} ${city.city}`,
        city,
        postal,
      })),
    ];
  });

const meantOptions = (places: PlaceMeantShape['places']): readonly CityOption[] =>
  places.map((city) => {
    const postal = codeOf(city);
    return {
      id: `${city.id} ${postal?.id ?? ''}`,
      label: [postal?.postal, townText(city)].filter(Boolean).join(' '),
      ...details(city),
      city,
      postal,
    };
  });

/** Postcodes on the left, whole towns on the right (spec §2 "Location bar"). */
const arrangeCities = (
  options: readonly Readonly<{ item: CityOption; option: ReactNode }>[],
  t: TFunction,
): ReactNode =>
  [...Map.groupBy(options, ({ item }) => item.city.id)].map(([id, group]) => {
    const codes = group.filter(({ item }) => item.postal);
    const whole = group.filter(({ item }) => !item.postal);
    return codes.length === 0 ? (
      whole.map(({ option }) => option)
    ) : (
      <li key={id} role="presentation" className="border-b border-line py-1 last:border-b-0">
        <ul role="group" aria-label={group[0]?.item.city.city} className="grid grid-cols-2 gap-x-1">
          <li role="presentation" className="order-2">
            <p aria-hidden className="px-3 pt-1 text-fine wrap-anywhere font-bold text-muted">
              {t('search.wholePlace')}
            </p>
            <ul role="presentation">{whole.map(({ option }) => option)}</ul>
          </li>
          <li role="presentation" className="order-1">
            <ul role="presentation">{codes.map(({ option }) => option)}</ul>
          </li>
        </ul>
      </li>
    );
  });

/** Whole place, or the radius steps of spec §5; steps that are not available with GPS are disabled. */
function RadiusSelect({ location, onRadius }: Readonly<{ location: Location; onRadius: (radius: Radius) => void }>) {
  const { t } = useTranslation();
  const open = t(location.mode === 'city' && !location.postal ? 'search.wholePlace' : 'search.noLimit');
  return (
    <span className="relative inline-flex shrink-0">
      <select
        name="radius"
        aria-label={t('search.radius')}
        value={location.radius > 0 ? String(location.radius) : ''}
        onChange={(event) => onRadius(event.target.value ? (Number(event.target.value) as Radius) : null)}
        className="h-9 max-w-[150px] appearance-none rounded-full border border-edge bg-paper pr-7 pl-3 text-small font-semibold text-ink"
      >
        {radiusOptions(location).map(({ radius, disabled }) => (
          <option key={radius ?? ''} value={radius ?? ''} disabled={disabled}>
            {radius === null ? open : t('search.km', { km: radius })}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={16} className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2" />
    </span>
  );
}

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
