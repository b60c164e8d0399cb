import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/NumberField.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import type { Deposit } from '../model/deposit.js';
import { FormSection } from './FormSection.js';

type Props = Readonly<{ value: Deposit; onChange: (value: Deposit) => void; error: string | undefined }>;

export function DepositFields({ value: { wanted, amount }, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <FormSection id="part-deposit" title={t('deposit.title')} intro={t('deposit.intro')}>
      <RadioCards
        legend={t('deposit.title')}
        hideLegend
        value={wanted ? 'yes' : 'no'}
        onChange={(choice) => onChange({ wanted: choice === 'yes', amount })}
        className="max-w-[640px]"
        options={[
          { value: 'no', label: t('deposit.no'), detail: t('deposit.noDetail') },
          { value: 'yes', label: t('deposit.yes'), detail: t('deposit.yesDetail') },
        ]}
      />
      {wanted && (
        <NumberField
          id="deposit"
          kind="money"
          label={t('deposit.amount')}
          hint={t('deposit.hint')}
          suffix="€"
          value={amount}
          error={error}
          className="max-w-[440px]"
          onChange={(next) => onChange({ wanted, amount: next })}
        />
      )}
    </FormSection>
  );
}
