import { useQuery } from '@tanstack/react-query';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-context.js';
import { Combobox, type Suggestion } from '../../../ui/Combobox.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { nowhere, radii, radiusAllowed, withCity, withGps, withRadius, type FoundCity, type Where } from '../place.js';
import { citiesQuery } from '../queries.js';
import { minLength } from '../suggest.js';

type Item = Suggestion & Readonly<{ city: FoundCity; postalId?: string }>;
type Props = Readonly<{ id: string; where: Where; onWhere: (where: Where) => void; onSearch: () => void }>;

/** GPS (spec §9): five seconds, no cached position, low accuracy. */
const gps: PositionOptions = { timeout: 5000, maximumAge: 0, enableHighAccuracy: false };
const digits = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const labelOf = ({ place }: Where, mine: string): string =>
  place.kind === 'city' ? [place.postal?.postal, place.city].filter(Boolean).join(' ') : place.kind === 'gps' ? mine : '';

/** Each town as a whole, and by its postal codes when it has several and the text is one of them. */
const itemsOf = (cities: readonly FoundCity[], text: string, whole: string): Item[] => cities.flatMap((city): Item[] => {
  const asked = /^\d/.test(text) ? city.postal.filter(({ postal }) => postal.startsWith(text)) : city.postal;
  const several = city.postal.length > 1;
  return [
    { id: city.id, label: several || !city.postal[0] ? city.city : `${city.postal[0].postal} ${city.city}`, ...(several ? { detail: whole } : {}), icon: MapPin, city },
    ...(several ? asked.slice(0, 8).map(({ id, postal }) => ({ id, label: `${postal} ${city.city}`, city, postalId: id })) : []),
  ];
}).slice(0, 24);

/** Where: a town or postal code, the device's position, and how far around (spec §2, location bar). */
export function WhereField({ id, where, onWhere, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [finding, setFinding] = useState(false);
  const asked = useDebounced((typed ?? '').trim());
  const { data: cities = [], isSuccess } = useQuery(citiesQuery(useApi(), asked));
  const enough = asked.length >= minLength;
  const choose = (city: FoundCity, postalId?: string) => { onWhere(withCity(where, city, postalId)); setTyped(null); };
  const clear = () => { onWhere(nowhere); setTyped(null); };

  const locate = () => {
    setFinding(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding(false);
        setTyped(null);
        onWhere(withGps(where, { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }));
        toasts.show('success', t('search.gpsFound', { metres: digits.format(coords.accuracy) }));
      },
      ({ code, message }) => { setFinding(false); clear(); toasts.show('error', t('search.gpsError', { code, message })); },
      gps,
    );
  };
  const somewhere = where.place.kind !== 'none';
  return (
    <div className="flex items-center gap-1">
      <Combobox<Item>
        id={id} label={t('search.where')} className="min-w-0 flex-1" value={typed ?? labelOf(where, t('search.myPlace'))} placeholder={t('search.whereHint')}
        suggestions={enough ? itemsOf(cities, asked, t('search.wholePlace')) : []} empty={enough && isSuccess && cities.length === 0 ? t('search.noPlace') : undefined}
        onChange={(text) => { setTyped(text); if (somewhere) onWhere(nowhere); }} onChoose={(item) => choose(item.city, item.postalId)}
        onSubmit={() => { if (enough && cities.length === 1 && typed !== null) choose(cities[0]!); else onSearch(); }}
      />
      {somewhere && (
        <label className="shrink-0">
          <span className="sr-only">{t('search.radius')}</span>
          <select
            value={where.radius} onChange={(event) => onWhere(withRadius(where, Number(event.target.value)))}
            className="min-h-9 max-w-24 rounded-sm border-0 bg-mist px-1.5 text-[14px]"
          >
            {radii.map((radius) => (
              <option key={radius} value={radius} disabled={!radiusAllowed(where.place, radius)}>
                {radius > 0 ? t('search.km', { km: number(radius) }) : where.place.kind === 'city' && !where.place.postal ? t('search.wholePlace') : t('search.noLimit')}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button" aria-label={somewhere ? t('search.clearPlace') : t('search.myPlace')} title={somewhere ? t('search.clearPlace') : t('search.myPlace')} onClick={somewhere ? clear : locate}
        className={cx('grid size-10 shrink-0 place-items-center rounded-full border-0 bg-transparent hover:bg-mist', finding && 'animate-pulse-soft')} {...(finding ? { 'aria-disabled': true } : {})}
      >
        <Icon icon={somewhere ? X : LocateFixed} size={18} />
      </button>
    </div>
  );
}
