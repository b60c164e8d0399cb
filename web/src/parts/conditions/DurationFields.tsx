import { useTranslation } from 'react-i18next';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import { NumberField } from '../../ui/NumberField.js';
import type { Durations } from './durations.js';

type Field = Readonly<{ id: string; error: string | undefined }>;
type Props = Readonly<{
  value: Durations;
  rentType: RentTypeId;
  min: Field;
  max: Field;
  onChange: (value: Durations) => void;
}>;

/** Shortest and longest loan by a price. */
export function DurationFields({ value, rentType, min, max, onChange }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <fieldset className="flex min-w-0 flex-1 flex-col gap-1.5">
      <legend className="mb-1.5 text-base font-bold">{t('pricing.duration')}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,2fr)] items-start gap-2">
        <NumberField
          {...min}
          label={t('pricing.min')}
          hideLabel
          value={value.min}
          onChange={(next) => onChange({ ...value, min: next })}
        />
        <span aria-hidden className="pt-2.5">
          –
        </span>
        <NumberField
          {...max}
          label={t('pricing.max')}
          hideLabel
          placeholder={t('pricing.noMax')}
          value={value.max}
          onChange={(next) => onChange({ ...value, max: next })}
          suffix={<span className="text-small">{t(`pricing.units.${rentType}`)}</span>}
        />
      </div>
    </fieldset>
  );
}
