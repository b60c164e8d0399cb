import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { paymentIds } from '../model/fields.js';
import { payWords } from '../model/filters.js';

type Payments = readonly PaymentTypeId[];

export function PaymentChoice({
  value,
  onChange,
}: Readonly<{ value: Payments; onChange: (chosen: Payments) => void }>) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <fieldset>
      <legend className="mb-1 text-base font-bold">{t('filter.paymentLegend')}</legend>
      {paymentIds.map((id) => (
        <Checkbox
          key={id}
          label={
            <span className="inline-block first-letter:uppercase">
              {t(id === 5 ? 'filter.nothing' : `common:payment.${id}`)}
            </span>
          }
          checked={value.includes(id)}
          onChange={() => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
        />
      ))}
    </fieldset>
  );
}

export function PaymentFilter({
  value,
  onChange,
}: Readonly<{ value: Payments; onChange: (words: string | undefined) => void }>) {
  const { t } = useTranslation('search');
  const [chosen, setChosen] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(payWords(chosen));
      }}
    >
      <PaymentChoice value={chosen} onChange={setChosen} />
      <div className="mt-2 flex justify-end gap-2">
        {value.length > 0 && (
          <Button variant="quiet" small onClick={() => onChange(undefined)}>
            {t('filter.anyPayment')}
          </Button>
        )}
        <Button type="submit" small>
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  );
}
