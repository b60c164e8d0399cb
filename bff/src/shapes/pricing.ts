import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';

export const pricingShape = (p: Pricing): Camel<PricingShape> => ({
  ...p,
  renttypeId: p.rentType,
  paymenttypeId: p.paymentType,
  amount: p.price.kind === 'money' ? p.price.money.minor : p.price.kind === 'things' ? p.price.count : 0,
  durationMin: p.minDuration,
  durationMax: p.maxDuration,
});
