import type { PricingShape } from './shapes.js';
import { priceKind } from '../rules/price-kind.js';
import type { Pricing } from '../rules/terms.js';

export const pricingFromShape = (s: PricingShape): Pricing => {
  const kind = priceKind[s.paymenttype_id];
  return {
    pricingId: s.pricing_id,
    rentType: s.renttype_id,
    paymentType: s.paymenttype_id,
    price:
      kind === 'money'
        ? { kind, money: { minor: s.amount, currency: 'EUR' } }
        : kind === 'things'
          ? { kind, count: s.amount }
          : { kind },
    minDuration: s.duration_min,
    maxDuration: s.duration_max,
    donationTarget: s.donation_target,
    ...(s.discounts?.length && { discounts: s.discounts }),
    ...(s.seasons?.length && { seasons: s.seasons }),
    ...(s.weekend !== undefined && { weekend: s.weekend }),
  };
};
