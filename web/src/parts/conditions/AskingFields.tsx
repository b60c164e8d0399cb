import { useTranslation } from 'react-i18next';
import { askLimits } from '@lendring/contracts/rules/may-ask.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { NumberField } from '../../ui/NumberField.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { TextField } from '../../ui/TextField.js';
import { TownField } from '../places/TownField.js';
import type { Asking } from './asking.js';

type Props = Readonly<{
  value: Asking;
  onChange: (value: Asking) => void;
  errorAt: (field: string) => string | undefined;
}>;

/** Greatest distance of people who ask. */
export function DistanceField({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <NumberField
      id="ask-km"
      label={t('asking.km')}
      hint={t('asking.kmHint')}
      optional
      suffix="km"
      value={value.km}
      error={errorAt('ask-km')}
      onChange={(km) => onChange({ ...value, km })}
    />
  );
}

/** Postal codes and towns of people who ask. */
export function ResidentFields({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  const { postals, towns } = value;
  return (
    <>
      <TextField
        id="ask-postals"
        label={t('asking.postals')}
        hint={t('asking.postalsHint')}
        optional
        value={postals}
        error={errorAt('ask-postals')}
        onChange={(event) => onChange({ ...value, postals: event.target.value })}
      />
      <div className="flex flex-col gap-2">
        <TownField
          id="ask-town"
          label={t('asking.town')}
          hint={t('asking.townHint')}
          optional
          town=""
          unknown={t('asking.townUnknown')}
          error={errorAt('ask-town')}
          onChoose={({ id, city }) => {
            if (towns.length < askLimits.towns && !towns.some(({ city_id: known }) => known === id))
              onChange({ ...value, towns: [...towns, { city_id: id, city }] });
          }}
        />
        {towns.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {towns.map(({ city_id: id, city }) => (
              <li key={id}>
                <RemovableChip
                  name={city}
                  onRemove={() => onChange({ ...value, towns: towns.filter((one) => one.city_id !== id) })}
                >
                  {city}
                </RemovableChip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

export function PhoneField({ value, onChange }: Omit<Props, 'errorAt'>) {
  const { t } = useTranslation('wizard');
  return (
    <Checkbox
      id="ask-phone"
      label={t('asking.phone')}
      checked={value.phone}
      onChange={(event) => onChange({ ...value, phone: event.target.checked })}
    />
  );
}

/** Number of good ratings as a borrower. */
export function RatingsField({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <NumberField
      id="ask-ratings"
      label={t('asking.ratings')}
      hint={t('asking.ratingsHint')}
      optional
      value={value.ratings}
      error={errorAt('ask-ratings')}
      onChange={(ratings) => onChange({ ...value, ratings })}
    />
  );
}
