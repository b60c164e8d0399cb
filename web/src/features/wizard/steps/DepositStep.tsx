import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/NumberField.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { depositModel } from '../model/deposit.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';

export function DepositStep() {
  const { t } = useTranslation('wizard');
  const form = useStepForm(depositModel);
  const { wanted, amount } = form.values;
  return (
    <StepFrame title={t('deposit.title')} intro={t('deposit.intro')} form={form}>
      <RadioCards
        legend={t('deposit.title')} hideLegend value={wanted ? 'yes' : 'no'} onChange={(choice) => form.change({ wanted: choice === 'yes', amount })} className="max-w-[640px]"
        options={[{ value: 'no', label: t('deposit.no'), detail: t('deposit.noDetail') }, { value: 'yes', label: t('deposit.yes'), detail: t('deposit.yesDetail') }]}
      />
      {wanted && (
        <NumberField
          id="deposit" kind="money" label={t('deposit.amount')} hint={t('deposit.hint')} suffix="€" value={amount} error={form.errorAt('deposit')} className="max-w-[440px]"
          onChange={(value) => form.change({ wanted, amount: value })}
        />
      )}
    </StepFrame>
  );
}
