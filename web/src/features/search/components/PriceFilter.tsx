import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { NumberField } from '../../../ui/NumberField.js';

/** The most one day may cost, whole euros. */
export function PriceFilter({ value, onChange }: Readonly<{ value: number | null; onChange: (max: number | null) => void }>) {
  const { t } = useTranslation(['search', 'common']);
  const [max, setMax] = useState(value);
  const wrong = max !== null && (Number.isNaN(max) || max < 1);
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => { event.preventDefault(); if (!wrong) onChange(max); }}>
      <NumberField label={t('filter.mostPerDay')} suffix="€" value={max} onChange={setMax} error={wrong ? t('filter.wholeEuros') : undefined} />
      <div className="flex justify-end gap-2">
        {value !== null && <Button variant="quiet" small onClick={() => onChange(null)}>{t('filter.anyPrice')}</Button>}
        <Button type="submit" small disabled={wrong}>{t('filter.apply')}</Button>
      </div>
    </form>
  );
}
