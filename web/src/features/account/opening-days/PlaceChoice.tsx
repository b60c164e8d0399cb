import { useTranslation } from 'react-i18next';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { placeLabel } from '../../../api/own-offers.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Select } from '../../../ui/Select.js';

type Props = Readonly<{
  id: string;
  places: readonly OwnPlaceShape[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (places: readonly string[]) => void;
}>;

/** Choice of all or some places of an exception; nothing without other places. */
export function PlaceChoice({ id, places, value, error, onChange }: Props) {
  const { t } = useTranslation('openingDays');
  if (places.length === 0) return null;
  const isEverywhere = value.includes('all');
  const options = [
    { value: 'main', label: t('main') },
    ...places.map((place) => ({ value: place.place_id, label: placeLabel(place) })),
  ];
  return (
    <div className="flex flex-col gap-2">
      <Select
        id={isEverywhere ? id : `${id}-which`}
        label={t('exceptions.where')}
        value={isEverywhere ? 'all' : 'some'}
        options={[
          { value: 'all', label: t('exceptions.everywhere') },
          { value: 'some', label: t('exceptions.somewhere') },
        ]}
        onChange={(event) => onChange(event.target.value === 'all' ? ['all'] : [])}
      />
      {!isEverywhere && (
        <fieldset id={id} tabIndex={-1} className="m-0 flex min-w-0 flex-col border-0 p-0">
          <legend className="sr-only">{t('exceptions.somewhere')}</legend>
          {options.map((one) => (
            <Checkbox
              key={one.value}
              label={one.label}
              checked={value.includes(one.value)}
              onChange={() =>
                onChange(
                  value.includes(one.value) ? value.filter((place) => place !== one.value) : [...value, one.value],
                )
              }
            />
          ))}
          {error && <p className="text-small font-semibold text-rose-ink">{error}</p>}
        </fieldset>
      )}
    </div>
  );
}
