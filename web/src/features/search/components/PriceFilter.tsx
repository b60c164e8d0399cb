import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../../i18n/format.js';
import { Button } from '../../../ui/Button.js';
import { NumberField } from '../../../ui/NumberField.js';

type Value = number | null;
export const isPrice = (max: Value): boolean => max === null || (!Number.isNaN(max) && max >= 1);

/** Maximum price per day, or for all selected dates, in whole euros. */
export function PriceField({
  value,
  onChange,
  forDays,
}: Readonly<{ value: Value; onChange: (max: Value) => void; forDays: boolean }>) {
  const { t } = useTranslation('search');
  return (
    <NumberField
      label={t(forDays ? 'filter.mostForDays' : 'filter.mostPerDay')}
      hint={t(forDays ? 'filter.mostForDaysHint' : 'filter.mostPerDayHint')}
      suffix="€"
      says={(euros) => moneyExact({ minor: 100 * euros })}
      value={value}
      onChange={onChange}
      error={isPrice(value) ? undefined : t('filter.wholeEuros')}
    />
  );
}

export function PriceFilter({
  value,
  onChange,
  forDays,
}: Readonly<{ value: Value; onChange: (max: Value) => void; forDays: boolean }>) {
  const { t } = useTranslation('search');
  const [max, setMax] = useState(value);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrice(max)) onChange(max);
      }}
    >
      <PriceField value={max} onChange={setMax} forDays={forDays} />
      <div className="flex justify-end gap-2">
        {value !== null && (
          <Button variant="quiet" small onClick={() => onChange(null)}>
            {t('filter.anyPrice')}
          </Button>
        )}
        <Button type="submit" small disabled={!isPrice(max)}>
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  );
}
