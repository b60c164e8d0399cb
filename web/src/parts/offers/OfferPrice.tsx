import type { TFunction } from 'i18next';
import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import { money } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { amountText, donationText, PriceText } from './PriceText.js';
import { countedPerDay } from './offer-facts.js';

type Card = Pick<OfferCardShape, 'pricing' | 'days_price'>;
/** Total for the requested days by one price of the offer, or the reason why that price does not apply. */
type DaysPrice =
  | Readonly<{ pricing: PricingShape; problem: null; amount: number; units: number; quantity: number }>
  | Readonly<{ pricing: PricingShape; problem: NonNullable<NonNullable<OfferCardShape['days_price']>['problem']> }>;

export const daysPriceOf = ({ pricing: all, days_price: price }: Card): DaysPrice | null => {
  const pricing = price && all.find(({ pricing_id: id }) => id === price.pricing_id);
  if (!price || !pricing) return null;
  if (price.problem) return { pricing, problem: price.problem };
  return price.amount === null || price.units === null
    ? null
    : { pricing, problem: null, amount: price.amount, units: price.units, quantity: price.quantity ?? 1 };
};

export const refusedText = (t: TFunction, { pricing, problem }: Extract<DaysPrice, { problem: string }>): string => {
  if (problem === 'wish_kind') return t('daysPrice.hourly');
  const short = problem === 'duration_too_short';
  return t(short ? 'daysPrice.atLeast' : 'daysPrice.atMost', {
    units: t(`unit.${pricing.renttype_id}`, { count: short ? pricing.duration_min : (pricing.duration_max ?? 1) }),
  });
};

/** Total price for the selected days; without days, or if they do not fit, the unit price. */
export function OfferPrice({
  offer,
  start,
  reasonElsewhere = false,
  perDay = false,
}: Readonly<{
  offer: OfferCardShape;
  start: PricingShape;
  reasonElsewhere?: boolean;
  /** Adds the daily price to hourly and weekly prices, for comparison. */
  perDay?: boolean;
}>) {
  const t = useAnyText();
  const days = daysPriceOf(offer);
  /** After the price of one unit, where there are several. */
  const eachOf = ({ paymenttype_id: type }: PricingShape) =>
    offer.quantity > 1 && type <= 3 ? t('common:price.each') : '';
  if (!days) {
    const counted = perDay ? countedPerDay(start) : null;
    return (
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <PriceText pricing={start} className="min-w-0 wrap-anywhere" />
        {eachOf(start) && <span className="text-small text-muted">{eachOf(start)}</span>}
        {counted !== null && (
          <span className="text-small text-muted">
            {t('common:price.countsPerDay', { amount: money({ minor: counted }) })}
          </span>
        )}
      </span>
    );
  }
  if (days.problem) {
    return (
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <PriceText pricing={days.pricing} className="min-w-0 wrap-anywhere" />
        {!reasonElsewhere && <span className="text-small font-semibold text-sun-ink">{refusedText(t, days)}</span>}
      </span>
    );
  }
  const { pricing, amount, units, quantity } = days;
  const pieces = quantity > 1 ? `${t('common:unit.piece', { count: quantity })} × ` : '';
  const { paymenttype_id: type, renttype_id: rent } = pricing;
  return (
    <span className="min-w-0 font-head text-h3/[1.2] text-ink wrap-anywhere">
      {amountText(t, { amount, paymenttype_id: type })}
      {type <= 4 && (
        <small className="font-body text-small text-muted">
          {' '}
          {[
            type === 4 ? donationText(t, pricing) : '',
            t('common:daysPrice.forUnits', { units: `${pieces}${t(`common:unit.${rent}`, { count: units })}` }),
            quantity === 1 && eachOf(pricing),
          ]
            .filter(Boolean)
            .join(' ')}
        </small>
      )}
    </span>
  );
}
