import { radiusSteps } from '@lendring/contracts/rules/distance.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/Select.js';
import { TownField } from '../../../parts/places/TownField.js';

type Start = Profile['search_start'];
type Sent = Readonly<{ city_id: string | null; radius: Start['radius'] }>;

export function SearchStart({ search_start: { region, radius }, address }: Pick<Profile, 'search_start' | 'address'>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const api = useApi();
  const store = useSessionStore();
  const [chosen, setChosen] = useState('');
  const change = useAction({
    send: (next: Sent, options) => api.patch('/profile', { body: { search_start: next } }, options),
    done: () => store.refresh(),
    said: () => t('saved'),
    loud: true,
  });
  const city_id = region?.city_id ?? null;
  const kept = change.busy ? (change.input?.radius ?? null) : radius;
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_200px] sm:items-end">
      <TownField
        id="start-town"
        label={t('settings.start.town')}
        town={(change.busy && chosen) || (region?.city ?? '')}
        hint={address ? t('settings.start.home', { city: address.city }) : t('settings.start.homeless')}
        unknown={t('settings.start.unknown')}
        onChoose={({ id, city }) => {
          setChosen(city);
          void change.run({ city_id: id, radius });
        }}
      />
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
