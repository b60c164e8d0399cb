import type { PricingShape } from './shapes.js';
import { priceKind } from '../rules/price-kind.js';
import type { Pricing } from '../rules/terms.js';

export const pricingToShape = (p: Pricing): PricingShape => ({
  pricing_id: p.pricingId,
  renttype_id: p.rentType,
  paymenttype_id: p.paymentType,
  amount: p.price.kind === 'money' ? p.price.money.minor : p.price.kind === 'things' ? p.price.count : 0,
  duration_min: p.minDuration,
  duration_max: p.maxDuration,
  donation_target: p.donationTarget,
});

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
  };
};
