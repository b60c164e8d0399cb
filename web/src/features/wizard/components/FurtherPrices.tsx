import CalendarHeart from 'lucide-react/icons/calendar-heart';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Percent from 'lucide-react/icons/percent';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import {
  hasDiscountRoom,
  hasSeasonRoom,
  mayHaveWeekend,
  newDiscount,
  newSeason,
  type PriceEntry,
} from '../model/pricing.js';
import { DatedPriceFields } from './DatedPriceFields.js';
import { DiscountFields } from './DiscountFields.js';

type Props = Readonly<{
  entry: PriceEntry;
  name: string;
  /** Several units are lent, so that many of them may cost less. */
  several: boolean;
  /** The price of the weekend can never apply. */
  idle: boolean;
  errorAt: (id: string) => string | undefined;
  onChange: (entry: PriceEntry) => void;
}>;

/** Discounts, weekend price and season prices of a price in money, and buttons to add them. */
export function FurtherPrices({ entry, name, several, idle, errorAt, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const { discounts = [], seasons = [], weekend } = entry;
  const change = (part: Partial<PriceEntry>) => onChange({ ...entry, ...part });
  const add = (icon: LucideIcon, label: string, part: () => Partial<PriceEntry>) => (
    <Button variant="ghost" small onClick={() => change(part())}>
      <Icon icon={icon} size={18} />
      {label}
      <span className="sr-only">{t('pricing.discount.addFor', { name })}</span>
    </Button>
  );
  const discount = (of: 'duration' | 'count') => () => ({
    discounts: [...discounts, newDiscount(of, crypto.randomUUID())],
  });
  return (
    <>
      <DiscountFields {...{ entry, name, errorAt }} onChange={(next) => change({ discounts: next })} />
      <DatedPriceFields
        {...{ entry, name, idle, errorAt }}
        onChange={change}
        onNoWeekend={() => {
          const { weekend: _weekend, ...rest } = entry;
          onChange(rest);
        }}
      />
      <div className="col-span-full flex flex-wrap gap-2">
        {hasDiscountRoom(entry) && add(Percent, t('pricing.discount.add.duration'), discount('duration'))}
        {hasDiscountRoom(entry) && several && add(Percent, t('pricing.discount.add.count'), discount('count'))}
        {mayHaveWeekend(entry) &&
          weekend === undefined &&
          add(CalendarHeart, t('pricing.dated.addWeekend'), () => ({ weekend: null }))}
        {hasSeasonRoom(entry) &&
          add(CalendarRange, t('pricing.dated.addSeason'), () => ({
            seasons: [...seasons, newSeason(crypto.randomUUID())],
          }))}
      </div>
    </>
  );
}
