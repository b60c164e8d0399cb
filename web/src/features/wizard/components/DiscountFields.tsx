import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.js';
import { NumberField } from '../../../ui/NumberField.js';
import { discountField, type DiscountEntry, type PriceEntry } from '../model/pricing.js';

type Props = Readonly<{
  entry: PriceEntry;
  name: string;
  errorAt: (id: string) => string | undefined;
  onChange: (discounts: readonly DiscountEntry[]) => void;
}>;

/** Discounts of one price: from a duration or a number of items on, so many percent less. */
export function DiscountFields({ entry, name, errorAt, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const { discounts = [] } = entry;
  const change = (next: DiscountEntry) => onChange(discounts.map((one) => (one.key === next.key ? next : one)));
  const at = (one: DiscountEntry, field: 'from' | 'percent') => ({
    id: discountField(one, field),
    error: errorAt(discountField(one, field)),
    value: one[field],
    onChange: (value: number | null) => change({ ...one, [field]: value }),
  });
  if (discounts.length === 0) return null;
  return (
    <div className="col-span-full flex flex-col gap-3">
      {discounts.map((one, index) => (
        <div
          key={one.key}
          role="group"
          aria-label={t('pricing.discount.row', { name, index: index + 1 })}
          className="flex items-start gap-3"
        >
          <NumberField
            {...at(one, 'from')}
            label={t(`pricing.discount.${one.of}`)}
            suffix={
              <span className="text-small">
                {t(one.of === 'count' ? 'pricing.discount.pieces' : `pricing.units.${entry.renttype_id}`)}
              </span>
            }
            className="min-w-0 flex-1"
          />
          <NumberField
            {...at(one, 'percent')}
            label={t('pricing.discount.percent')}
            suffix="%"
            className="min-w-0 flex-1"
          />
          <IconButton
            icon={Trash}
            label={t('pricing.discount.remove', { index: index + 1 })}
            onClick={() => onChange(discounts.filter(({ key }) => key !== one.key))}
            className="mt-[29px]"
          />
        </div>
      ))}
      {discounts.length > 1 && <p className="text-small text-muted">{t('pricing.discount.highest')}</p>}
    </div>
  );
}
