import CalendarHeart from 'lucide-react/icons/calendar-heart';
import CalendarRange from 'lucide-react/icons/calendar-range';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { hasSeasonRoom, mayHaveWeekend, newSeason, type PriceEntry } from '../model/pricing.js';
import { DatedPriceFields } from './DatedPriceFields.js';
import { AddDiscount, DiscountFields } from '../../../parts/conditions/DiscountFields.js';

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
  const discounted = { discounts, name, onChange: (next: typeof discounts) => change({ discounts: next }) };
  return (
    <>
      <DiscountFields {...discounted} rentType={entry.renttype_id} errorAt={errorAt} />
      <DatedPriceFields
        {...{ entry, name, idle, errorAt }}
        onChange={change}
        onNoWeekend={() => {
          const { weekend: _weekend, ...rest } = entry;
          onChange(rest);
        }}
      />
      <div className="col-span-full flex flex-wrap gap-2">
        <AddDiscount of="duration" {...discounted} />
        {several && <AddDiscount of="count" {...discounted} />}
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
