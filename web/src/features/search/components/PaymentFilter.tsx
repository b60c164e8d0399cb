import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentTypeId } from '@lendring/contracts/offer/terms.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { paymentIds, payWords } from '../model/fields.js';

/** Which return services are fine; none chosen: all. */
export function PaymentFilter({ value, onChange }: Readonly<{ value: readonly PaymentTypeId[]; onChange: (words: string | undefined) => void }>) {
  const { t } = useTranslation(['search', 'common']);
  const [chosen, setChosen] = useState(value);
  return (
    <form onSubmit={(event) => { event.preventDefault(); onChange(payWords(chosen)); }}>
      <fieldset>
        <legend className="mb-1 text-[15px] font-bold">{t('filter.paymentLegend')}</legend>
        {paymentIds.map((id) => (
          <Checkbox key={id} label={t(`common:payment.${id}`)} checked={chosen.includes(id)} onChange={() => setChosen((now) => now.includes(id) ? now.filter((one) => one !== id) : [...now, id])} />
        ))}
      </fieldset>
      <div className="mt-2 flex justify-end gap-2">
        {value.length > 0 && <Button variant="quiet" small onClick={() => onChange(undefined)}>{t('filter.anyPayment')}</Button>}
        <Button type="submit" small>{t('filter.apply')}</Button>
      </div>
    </form>
  );
}
