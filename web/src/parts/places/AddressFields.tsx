import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { postalExample } from '@lendring/contracts/place/postal-codes.js';
import { citiesQuery, placeQuery } from '../../api/places.js';
import { number } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { askDevice, roughly } from '../../lib/places/gps.js';
import {
  type AddressValues,
  chosen,
  least,
  type PlaceItem,
  placeItems,
  placeTerm,
  type PlaceValue,
  postalKind,
  postalsFrom,
  understoodPlace,
} from '../../lib/places/place.js';
import { Button } from '../../ui/Button.js';
import { Combobox, type Suggestion } from '../../ui/Combobox.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { useDebounced } from '../../ui/use-typed-text.js';

/**
 * Finds town and postcode from the device's position, rounded to some hundred metres. Only town and postcode are
 * stored. Needs the namespace `address`.
 */
function FromPosition({ onPlace }: Readonly<{ onPlace: (place: PlaceValue) => void }>) {
  const { t } = useTranslation('address');
  const api = useApi();
  const [said, setSaid] = useState('');
  const find = useAction({
    send: async (): Promise<string> => {
      const answer = await askDevice(navigator.geolocation);
      if (!answer.ok) return t(answer.code === 1 ? 'position.denied' : 'position.failed');
      const city = await api.get('/city', { query: roughly(answer.point) });
      const near = city.postal.filter(({ id }) => id === city.postal_id);
      const [item] = placeItems([{ ...city, postal: near }], '');
      if (!item) return t('position.nowhere');
      onPlace(chosen(item));
      const metres = number(Math.round(answer.accuracy));
      return t('position.found', { place: item.label, metres });
    },
    done: setSaid,
  });
  return (
    <div className="noscript:hidden">
      <Button variant="quiet" small busy={find.busy} onClick={() => void find.run()}>
        <Icon icon={LocateFixed} size={18} />
        {t('position.use')}
      </Button>
      <p role="status" className="mt-1 text-small text-muted empty:hidden">
        {find.problem ?? said}
      </p>
    </div>
  );
}

type Props = Readonly<{
  values: AddressValues;
  onChange: (part: Partial<AddressValues>) => void;
  errorAt: (id: string) => string | undefined;
  street?: 'needed' | 'optional' | 'later';
}>;

/**
 * Street and place of an address. Places come from the index, so that distances are correct. Needs the namespace
 * `address`.
 */
export function AddressFields({ values, onChange, errorAt, street = 'needed' }: Props) {
  const { t } = useTranslation('address');
  return (
    <>
      {street !== 'later' && (
        <TextField
          id="street"
          name="street"
          label={t('street')}
          error={errorAt('street')}
          value={values.street}
          onChange={(event) => onChange({ street: event.target.value })}
          autoComplete="street-address"
          maxLength={limits.street}
          optional={street === 'optional'}
          required={street === 'needed'}
        />
      )}
      <PlaceField value={values.place} onChange={(place) => onChange({ place })} errorAt={errorAt} />
      {street === 'later' && <p className="-mt-3 text-small text-muted">{t('streetLater')}</p>}
      <FromPosition onPlace={(place) => onChange({ place })} />
    </>
  );
}

function PlaceField({
  value,
  onChange,
  errorAt,
}: Readonly<{ value: PlaceValue; onChange: (place: PlaceValue) => void; errorAt: Props['errorAt'] }>) {
  const { t } = useTranslation('address');
  const text = value.typed.trim();
  const settled = useDebounced(text);
  const asked = !value.town && settled === text ? placeTerm(settled) : '';
  const api = useApi();
  const { data: cities = [], isSuccess } = useQuery(citiesQuery(api, asked));
  const enough = asked.length >= least;
  const items = enough ? placeItems(cities, asked) : [];
  // Skip the selection for a postcode with exactly one town.
  const { data: meant } = useQuery({ ...placeQuery(api, settled), enabled: enough && /\d/.test(text) });
  const whole = enough && meant ? understoodPlace(meant, settled) : null;
  useEffect(() => {
    if (whole?.postal) onChange(whole);
  });
  const kind = value.town && postalKind(value.town);
  const postal = {
    id: 'place-postal',
    name: 'postal',
    label: t('postal'),
    error: errorAt('place-postal'),
    value: value.postal,
    autoComplete: 'postal-code',
  } as const;
  return (
    <div className={kind && kind !== 'fixed' ? 'grid gap-5 sm:grid-cols-[minmax(0,1fr)_200px] sm:items-start' : ''}>
      <Combobox<Suggestion & PlaceItem>
        id="place"
        label={t('place')}
        value={value.typed}
        field={{ hint: t('placeHint'), error: errorAt('place') }}
        suggestions={items.map((item) => ({ ...item, icon: MapPin }))}
        empty={enough && isSuccess && items.length === 0 ? t('placeUnknown') : undefined}
        onChange={(typed) => onChange({ typed, town: null, postal: '' })}
        onChoose={(item) => onChange(chosen(item))}
        onSubmit={() => {
          if (items[0] && items.length === 1) onChange(chosen(items[0]));
        }}
      />
      {kind === 'choose' && value.town && (
        <Select
          {...postal}
          hint={t('postalChoose')}
          onChange={(event) => onChange({ ...value, postal: event.target.value })}
          options={[
            { value: '', label: t('postalNone') },
            ...value.town.postals.map((code) => ({ value: code, label: code })),
          ]}
        />
      )}
      {kind === 'find' && value.town && (
        <Combobox
          id={postal.id}
          name={postal.name}
          label={postal.label}
          value={value.postal}
          minLength={1}
          field={{ hint: t('postalFind', { count: value.town.postals.length }), error: postal.error }}
          suggestions={postalsFrom(value.town, value.postal).map((code) => ({ id: code, label: code }))}
          empty={
            value.town.postals.some((code) => code.startsWith(value.postal.trim())) ? undefined : t('postalUnknown')
          }
          onChange={(typed) => onChange({ ...value, postal: typed })}
          onChoose={({ id }) => onChange({ ...value, postal: id })}
        />
      )}
      {kind === 'type' && value.town && (
        <TextField
          {...postal}
          hint={t('postalExample', { example: postalExample[value.town.country] })}
          onChange={(event) => onChange({ ...value, postal: event.target.value })}
          maxLength={12}
          required
          inputMode={/^\d+$/.test(postalExample[value.town.country]) ? 'numeric' : 'text'}
          autoCapitalize="characters"
        />
      )}
    </div>
  );
}
