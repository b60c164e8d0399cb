import { radiusSteps } from '@lendring/contracts/rules/distance.js';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { citiesQuery } from '../../../api/places.js';
import { useApi } from '../../../lib/api-context.js';
import { least, placeTerm } from '../../../lib/place.js';
import type { Profile } from '../../../lib/session.js';
import { useSessionStore } from '../../../lib/session-context.js';
import { useAction } from '../../../lib/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Combobox } from '../../../ui/Combobox.js';
import { Select } from '../../../ui/Select.js';
import { useDebounced } from '../../../ui/use-debounced.js';

type Start = Profile['search_start'];
type Sent = Readonly<{ city_id: string | null; radius: Start['radius'] }>;

/** The town and radius in which searches begin; saved at once. */
export function SearchStart({ search_start: { region, radius }, address }: Pick<Profile, 'search_start' | 'address'>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const api = useApi();
  const store = useSessionStore();
  const [typed, setTyped] = useState<string | null>(null);
  const change = useAction({
    send: (next: Sent, options) => api.patch('/profile', { body: { search_start: next } }, options),
    done: async () => {
      await store.refresh();
      setTyped(null);
    },
    said: () => t('saved'),
    loud: true,
  });
  const text = (typed ?? '').trim();
  const settled = useDebounced(text);
  const asked = settled === text && settled.length >= least ? placeTerm(settled) : '';
  const { data: cities = [], isSuccess } = useQuery(citiesQuery(api, asked));
  const towns = asked
    ? cities.map(({ id, city, district, region: around }) => ({
        id,
        label: city,
        detail: [district, around].filter(Boolean).join(', '),
        icon: MapPin,
      }))
    : [];
  const choose = ({ id, label }: Readonly<{ id: string; label: string }>) => {
    setTyped(label);
    void change.run({ city_id: id, radius });
  };
  const city_id = region?.city_id ?? null;
  const kept = change.busy ? (change.input?.radius ?? null) : radius;
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_200px] sm:items-end">
      {/* What was typed and not picked is not kept: the field shows what holds. */}
      <div onBlur={() => setTyped(null)}>
        <Combobox
          id="start-town"
          label={t('settings.start.town')}
          value={typed ?? region?.city ?? ''}
          field={{ hint: address ? t('settings.start.home', { city: address.city }) : t('settings.start.homeless') }}
          suggestions={towns}
          empty={asked && isSuccess && towns.length === 0 ? t('settings.start.unknown') : undefined}
          onChange={setTyped}
          onChoose={choose}
          onSubmit={() => {
            if (towns[0] && towns.length === 1) choose(towns[0]);
          }}
        />
      </div>
      <Select
        id="start-radius"
        label={common('search.radius')}
        value={kept ?? ''}
        disabled={change.busy || !(region ?? address)}
        onChange={({ target }) =>
          void change.run({ city_id, radius: radiusSteps.find((step) => String(step) === target.value) ?? null })
        }
        options={[
          { value: '', label: common('search.wholePlace') },
          ...radiusSteps.map((km) => ({ value: String(km), label: common('search.km', { km }) })),
        ]}
      />
      {region && (
        <div className="sm:col-span-2">
          <Button
            small
            variant="ghost"
            busy={change.busy && change.input?.city_id === null}
            onClick={() => void change.run({ city_id: null, radius })}
          >
            {t('settings.start.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
