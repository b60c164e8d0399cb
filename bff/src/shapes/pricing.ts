import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { LineShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import { totalOf, totalOfTerms } from '@lendring/contracts/rules/quote.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';

export const pricingShape = (p: Pricing): Camel<PricingShape> => ({
  ...p,
  renttypeId: p.rentType,
  paymenttypeId: p.paymentType,
  amount: p.price.kind === 'money' ? p.price.money.minor : p.price.kind === 'things' ? p.price.count : 0,
  durationMin: p.minDuration,
  durationMax: p.maxDuration,
});

/** Lines of an agreed total; older terms have a single one. */
export const linesShape = (terms: FrozenTerms): Camel<LineShape>[] =>
  (
    terms.sum?.lines ?? [
      {
        rentType: terms.pricing.rentType,
        units: terms.units,
        amount: totalOf(terms.pricing, 1),
        total: totalOfTerms(terms),
      },
    ]
  ).map(({ rentType, percent = 0, weekend = false, ...line }) => ({ ...line, percent, weekend, renttypeId: rentType }));
