import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import Percent from 'lucide-react/icons/percent';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { NumberField } from '../../ui/NumberField.js';
import { discountField, type DiscountEntry, type Discounts, hasDiscountRoom, newDiscount } from './discounts.js';

type Props = Readonly<{
  discounts: Discounts;
  /** Unit of the price, which durations are counted in. */
  rentType: RentTypeId;
  name: string;
  errorAt: (id: string) => string | undefined;
  onChange: (discounts: Discounts) => void;
}>;

/** Discounts of one price: from a duration or a number of items on, so many percent less. */
export function DiscountFields({ discounts, rentType, name, errorAt, onChange }: Props) {
  const { t } = useTranslation('wizard');
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
                {t(one.of === 'count' ? 'pricing.discount.pieces' : `pricing.units.${rentType}`)}
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

type AddProps = Pick<Props, 'discounts' | 'name' | 'onChange'> & Readonly<{ of: DiscountEntry['of'] }>;

/** Button for another discount; nothing while the price has as many as it can have. */
export function AddDiscount({ of, discounts, name, onChange }: AddProps) {
  const { t } = useTranslation('wizard');
  if (!hasDiscountRoom(discounts)) return null;
  return (
    <Button variant="ghost" small onClick={() => onChange([...discounts, newDiscount(of, crypto.randomUUID())])}>
      <Icon icon={Percent} size={18} />
      {t(`pricing.discount.add.${of}`)}
      <span className="sr-only">{t('pricing.discount.addFor', { name })}</span>
    </Button>
  );
}
