import { limits } from '@lendring/contracts/kernel/limits.js';
import { priceKind } from '@lendring/contracts/rules/price-kind.js';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../../i18n/format.js';
import { DurationFields } from '../../../parts/conditions/DurationFields.js';
import { cx } from '../../../ui/cx.js';
import { IconButton } from '../../../ui/IconButton.js';
import { NumberField } from '../../../ui/NumberField.js';
import { Select } from '../../../ui/Select.js';
import { TextField } from '../../../ui/TextField.js';
import { FurtherPrices } from './FurtherPrices.js';
import { fieldOf, rentTypes, type PriceEntry } from '../model/pricing.js';

type Props = Readonly<{
  entry: PriceEntry;
  name: string;
  several: boolean;
  /** The price of the weekend can never apply. */
  idle: boolean;
  errorAt: (id: string) => string | undefined;
  onChange: (entry: PriceEntry) => void;
  onRemove: () => void;
}>;

export function PriceEntryCard({ entry, name, several, idle, errorAt, onChange, onRemove }: Props) {
  const { t } = useTranslation('wizard');
  const kind = priceKind[entry.paymenttype_id];
  const at = (field: Parameters<typeof fieldOf>[1]) => ({
    id: fieldOf(entry, field),
    error: errorAt(fieldOf(entry, field)),
  });
  const change = (part: Partial<PriceEntry>) => onChange({ ...entry, ...part });
  const amount = {
    ...at('amount'),
    value: entry.amount,
    onChange: (value: number | null) => change({ amount: value }),
  };
  return (
    <div
      role="group"
      aria-label={name}
      className={cx(
        'grid grid-cols-2 items-start gap-x-3.5 gap-y-4 rounded-md border border-line bg-paper p-5',
        kind === 'nothing' ? 'md:grid-cols-[1fr_1.2fr_44px]' : 'md:grid-cols-[1fr_1fr_1.3fr_44px]',
      )}
    >
      {kind === 'money' && (
        <NumberField
          {...amount}
          kind="money"
          label={t('pricing.amount')}
          suffix="€"
          says={(minor) => `${moneyExact({ minor })} ${t('pricing.per')} ${t(`pricing.rent.${entry.renttype_id}`)}`}
        />
      )}
      {kind === 'things' && (
        <NumberField {...amount} label={t(entry.paymenttype_id === 2 ? 'pricing.crates' : 'pricing.sixpacks')} />
      )}
      <Select
        {...at('renttype_id')}
        label={t(kind === 'nothing' ? 'pricing.durationIn' : 'pricing.per')}
        className={kind === 'nothing' ? 'max-md:col-span-2' : ''}
        value={entry.renttype_id}
        onChange={(event) => change({ renttype_id: Number(event.target.value) as RentTypeId })}
        options={rentTypes.map((rent) => ({
          value: String(rent),
          label: t(kind === 'nothing' ? `pricing.rentIn.${rent}` : `pricing.rent.${rent}`),
        }))}
      />
      <div className="col-span-2 flex items-start gap-2 md:contents">
        <DurationFields
          value={{ min: entry.duration_min, max: entry.duration_max }}
          rentType={entry.renttype_id}
          min={at('duration_min')}
          max={at('duration_max')}
          onChange={({ min, max }) => change({ duration_min: min, duration_max: max })}
        />
        <IconButton icon={Trash} label={t('pricing.removeEntry', { name })} onClick={onRemove} className="mt-[29px]" />
      </div>
      {entry.paymenttype_id === 1 && <FurtherPrices {...{ entry, name, several, idle, errorAt, onChange }} />}
      {entry.paymenttype_id === 4 && (
        <TextField
          {...at('donation_target')}
          label={t('pricing.target')}
          hint={t('pricing.targetHint')}
          maxLength={limits.donationTarget}
          value={entry.donation_target}
          className="col-span-full"
          onChange={(event) => change({ donation_target: event.target.value })}
        />
      )}
    </div>
  );
}
