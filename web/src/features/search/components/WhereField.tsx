import { useQuery } from '@tanstack/react-query';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenCity, chosenRadius, locatedByGps, noLocation, onlyCity, type Location } from '@lendring/contracts/place/location.js';
import type { CityShape } from '@lendring/contracts/http/reference.js';
import { useApi } from '../../../lib/api-context.js';
import { Combobox } from '../../../ui/Combobox.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { Spinner } from '../../../ui/Spinner.js';
import { toasts } from '../../../ui/toasts.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { accuracyText, askDevice } from '../model/gps.js';
import { leastCharacters } from '../model/suggest.js';
import { useFollowing } from '../model/use-following.js';
import { placeName, toHit } from '../model/where.js';
import { citySuggestionsQuery } from '../queries.js';
import { arrangeCities, optionsOf } from './city-options.js';
import { RadiusSelect } from './RadiusSelect.js';

type Props = Readonly<{ location: Location; onLocation: (location: Location) => void; /** Enter with nothing to choose. */ onEnter: () => void; className?: string }>;

/** Postal code or town, the device's position, and the radius (spec §2 "Location bar", §4 "Location mode"). */
export function WhereField({ location, onLocation, onEnter, className }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const name = location.mode === 'gps' ? t('search.myPlace') : placeName(location);
  const [text, setText] = useFollowing(name);
  const [entered, setEntered] = useState(false);
  const [locating, setLocating] = useState(false);
  const typed = text === name ? '' : text.trim();
  const settled = useDebounced(typed);
  const { data: cities, isSuccess } = useQuery(citySuggestionsQuery(api, settled));
  const current = settled === typed && typed.length >= leastCharacters && isSuccess;

  const choose = (city: CityShape, postal: CityShape['postal'][number] | null) => { setEntered(false); onLocation(chosenCity(location, toHit(city), postal)); };
  // Enter before the suggestions came: they decide when they are here.
  useEffect(() => {
    if (!entered || !current || !cities) return;
    setEntered(false);
    const only = onlyCity(cities.map(toHit));
    // A typed postal code is the one that is meant.
    if (only) onLocation(chosenCity(location, only, only.postals.length === 1 ? only.postals[0] : null));
  }, [entered, current, cities, location, onLocation]);

  const locate = async () => {
    setLocating(true);
    const answer = await askDevice(navigator.geolocation);
    setLocating(false);
    if (answer.ok) {
      toasts.show('success', t('search.gpsFound', { metres: accuracyText(answer.accuracy) }));
      onLocation(locatedByGps(location, answer.point, answer.accuracy));
    } else {
      toasts.show('error', t('search.gpsError', { code: answer.code, message: answer.message }));
      onLocation(noLocation);
    }
  };
  const chosen = location.mode !== 'none';

  return (
    <div className={cx('flex items-center gap-1', className)}>
      <Combobox
        className="min-w-0 flex-1" label={t('search.where')} value={text} onChange={(value) => { setText(value); setEntered(false); }} placeholder={t('search.whereHint')}
        suggestions={current && cities ? optionsOf(cities) : []} empty={current ? t('search.noPlace') : undefined} inputClassName="text-ellipsis outline-none"
        onChoose={({ city, postal }) => choose(city, postal)} arrange={(options) => arrangeCities(options, t)}
        onSubmit={() => { if (typed) setEntered(true); else onEnter(); }}
      />
      {chosen && <RadiusSelect location={location} onRadius={(radius) => onLocation(chosenRadius(location, radius))} />}
      <button
        type="button" aria-label={t(chosen ? 'search.clearPlace' : 'search.myPlace')} title={t(chosen ? 'search.clearPlace' : 'search.myPlace')} aria-disabled={locating || undefined}
        onClick={() => { if (locating) return; if (chosen) { setText(''); onLocation(noLocation); } else void locate(); }}
        className="grid size-9 shrink-0 place-items-center rounded-full border-0 bg-transparent text-teal-deep hover:bg-tint"
      >
        {locating ? <Spinner label={t('ui.busy')} /> : <Icon icon={chosen ? X : LocateFixed} size={18} />}
      </button>
    </div>
  );
}
