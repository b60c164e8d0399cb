import { useTranslation } from 'react-i18next';
import { depositKinds } from '@lendring/contracts/rules/deposit-kinds.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { NumberField } from '../../ui/NumberField.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { type Deposit, type DepositEntry, isMoney } from './deposit.js';

type Props = Readonly<{
  value: DepositEntry;
  onChange: (value: Deposit) => void;
  error: string | undefined;
  /** Error of a kind that is not chosen. */
  kindError?: string | undefined;
}>;

/** Kind and amount of the deposit. */
export function DepositFields({ value, onChange, error, kindError }: Props) {
  const { t } = useTranslation('wizard');
  const { kind, amount, perUnit } = value;
  return (
    <>
      <RadioCards
        id="deposit_kind"
        error={kindError}
        legend={t('deposit.title')}
        hideLegend
        value={kind}
        onChange={(choice) => onChange({ ...value, kind: choice })}
        className="max-w-[720px]"
        options={(['no', ...depositKinds] as const).map((one) => ({
          value: one,
          label: t(`deposit.${one}`),
          detail: t(`deposit.${one}Detail`),
        }))}
      />
      {isMoney(kind) && (
        <NumberField
          id="deposit"
          kind="money"
          label={t('deposit.amount')}
          hint={t('deposit.hint')}
          suffix="€"
          value={amount}
          error={error}
          className="max-w-[440px]"
          onChange={(next) => onChange({ ...value, kind, amount: next })}
        />
      )}
      {isMoney(kind) && (
        <Checkbox
          label={t('deposit.perUnit')}
          checked={perUnit}
          onChange={(event) => onChange({ ...value, kind, perUnit: event.target.checked })}
        />
      )}
      {(kind === 'document' || kind === 'either') && (
        <p className="max-w-[64ch] text-small text-muted">{t('deposit.documentNote')}</p>
      )}
    </>
  );
}
