import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../../i18n/format.js';
import { NumberField } from '../../../ui/NumberField.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { priceIn, priceSteps, rentTypesOf, type TypedPrice } from './prices.js';
import { PricePreview } from './PricePreview.js';
import type { Chosen } from './use-selection.js';

type Props = Readonly<{
  targets: readonly Chosen[];
  typed: TypedPrice;
  onChange: (typed: TypedPrice) => void;
  problem: string | undefined;
}>;

/** Change of prices by percent or to one amount, with a preview of the selected offers. */
export function PriceFields({ targets, typed, onChange, problem }: Props) {
  const { t } = useTranslation('offerTable');
  const rentTypes = rentTypesOf(targets);
  const read = priceIn(typed);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label={t('bulk.direction')}
        value={typed.direction}
        options={(['up', 'down', 'fixed'] as const)
          .filter((direction) => direction !== 'fixed' || rentTypes.length > 0)
          .map((value) => ({ value, label: t(`bulk.${value}`) }))}
        onChange={({ target }) => {
          const direction = target.value as TypedPrice['direction'];
          onChange({ ...typed, direction, per: typed.per ?? rentTypes[0] ?? null });
        }}
      />
      {typed.direction === 'fixed' ? (
        <>
          <NumberField
            kind="money"
            label={t('bulk.amount')}
            suffix="€"
            value={typed.amount}
            error={problem}
            onChange={(amount) => onChange({ ...typed, amount })}
          />
          <Select
            label={t('bulk.per')}
            value={String(typed.per)}
            options={rentTypes.map((per) => ({ value: String(per), label: t(`bulk.perUnit.${per}`) }))}
            onChange={({ target }) => onChange({ ...typed, per: Number(target.value) })}
          />
        </>
      ) : (
        <>
          <TextField
            label={t('bulk.percent')}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            value={typed.percent}
            error={problem}
            onChange={({ target }) => onChange({ ...typed, percent: target.value })}
          />
          <Select
            label={t('bulk.step')}
            value={String(typed.step)}
            options={priceSteps.map((cents) => ({ value: String(cents), label: moneyExact({ minor: cents }) }))}
            onChange={({ target }) => onChange({ ...typed, step: Number(target.value) })}
          />
        </>
      )}
      <p className="text-small text-muted sm:col-span-3">
        {t(typed.direction === 'fixed' ? 'bulk.text.fixedPrice' : 'bulk.text.price')}
      </p>
      {!('missing' in read) && <PricePreview targets={targets} change={read} />}
    </div>
  );
}
