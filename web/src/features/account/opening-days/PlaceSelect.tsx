import { useTranslation } from 'react-i18next';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { addressLine } from '../../../api/own-offers.js';
import { Select } from '../../../ui/Select.js';

type Props = Readonly<{
  id: string;
  places: readonly OwnPlaceShape[];
  value: string;
  onChange: (place: string) => void;
}>;

/** Choice of the place of an exception; nothing without other places. */
export function PlaceSelect({ id, places, value, onChange }: Props) {
  const { t } = useTranslation('openingDays');
  if (places.length === 0) return null;
  return (
    <Select
      id={id}
      label={t('exceptions.where')}
      value={value}
      options={[
        { value: 'all', label: t('exceptions.everywhere') },
        { value: 'main', label: t('main') },
        ...places.map((place) => ({ value: place.place_id, label: addressLine(place) })),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
