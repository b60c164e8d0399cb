import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import type { TFunction } from 'i18next';

type Card = Pick<OfferCardShape, 'pricing' | 'days_price'>;
/** Total for the requested days by one price of the offer, or the reason why that price does not apply. */
export type DaysPrice =
  | Readonly<{ pricing: PricingShape; problem: null; amount: number; units: number }>
  | Readonly<{ pricing: PricingShape; problem: NonNullable<NonNullable<OfferCardShape['days_price']>['problem']> }>;

export const daysPriceOf = ({ pricing: all, days_price: price }: Card): DaysPrice | null => {
  const pricing = price && all.find(({ pricing_id: id }) => id === price.pricing_id);
  if (!price || !pricing) return null;
  if (price.problem) return { pricing, problem: price.problem };
  return price.amount === null || price.units === null
    ? null
    : { pricing, problem: null, amount: price.amount, units: price.units };
};

export const refusedText = (t: TFunction, { pricing, problem }: Extract<DaysPrice, { problem: string }>): string => {
  if (problem === 'wish_kind') return t('daysPrice.hourly');
  const short = problem === 'duration_too_short';
  return t(short ? 'daysPrice.atLeast' : 'daysPrice.atMost', {
    units: t(`unit.${pricing.renttype_id}`, { count: short ? pricing.duration_min : (pricing.duration_max ?? 1) }),
  });
};
