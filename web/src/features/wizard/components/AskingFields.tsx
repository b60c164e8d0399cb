import { useTranslation } from 'react-i18next';
import { askLimits } from '@lendring/contracts/rules/may-ask.js';
import { TownField } from '../../../parts/places/TownField.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { NumberField } from '../../../ui/NumberField.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { TextField } from '../../../ui/TextField.js';
import type { Asking } from '../model/asking.js';
import { FormSection } from '../StepFrame.js';

type Props = Readonly<{
  value: Asking;
  onChange: (value: Asking) => void;
  errorAt: (field: string) => string | undefined;
}>;

export function AskingFields({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  const { km, postals, towns, phone, ratings } = value;
  return (
    <FormSection id="part-asking" title={t('asking.title')} intro={t('asking.intro')}>
      <div className="flex max-w-[440px] flex-col gap-5">
        <NumberField
          id="ask-km"
          label={t('asking.km')}
          hint={t('asking.kmHint')}
          optional
          suffix="km"
          value={km}
          error={errorAt('ask-km')}
          onChange={(next) => onChange({ ...value, km: next })}
        />
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
        <Checkbox
          id="ask-phone"
          label={t('asking.phone')}
          checked={phone}
          onChange={(event) => onChange({ ...value, phone: event.target.checked })}
        />
        <NumberField
          id="ask-ratings"
          label={t('asking.ratings')}
          hint={t('asking.ratingsHint')}
          optional
          value={ratings}
          error={errorAt('ask-ratings')}
          onChange={(next) => onChange({ ...value, ratings: next })}
        />
      </div>
    </FormSection>
  );
}
