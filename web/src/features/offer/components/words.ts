import type { PricingShape, UserCard } from '@lendring/contracts/http/shapes.js';
import type { AnyText } from '../../../i18n/namespaces.js';

/** `1 bis 4 Tage`, `ab 2 Tage`, `bis 3 Wochen`; empty without limits. */
export const durationText = (
  t: AnyText,
  { renttype_id: rent, duration_min: min, duration_max: max }: PricingShape,
): string => {
  if (max === null) return min > 1 ? t('offer:price.atLeast', { units: t(`unit.${rent}`, { count: min }) }) : '';
  if (min === max) return t('offer:price.exactly', { units: t(`unit.${rent}`, { count: max }) });
  return t('offer:price.range', { min, units: t(`unit.${rent}`, { count: max }) });
};

/** `pro Tag, 1 bis 4 Tage`; `pro Nacht, als Spende: …`. */
export const pricingText = (t: AnyText, pricing: PricingShape): string =>
  [
    t(`offer:price.per.${pricing.renttype_id}`),
    durationText(t, pricing),
    pricing.paymenttype_id === 4 && pricing.donation_target
      ? t('offer:price.donation', { target: pricing.donation_target })
      : '',
  ]
    .filter(Boolean)
    .join(', ');

export const ownerName = (owner: Pick<UserCard, 'nickname' | 'company'> | null): string =>
  owner?.company ?? owner?.nickname ?? '';
