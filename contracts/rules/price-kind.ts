import type { PaymentTypeId } from '../reference/payment-types.js';

export type PriceKind = 'money' | 'things' | 'nothing';

/** Does not import zod, so that browsers can load the table without it. */
export const priceKind: Readonly<Record<PaymentTypeId, PriceKind>> = {
  1: 'money',
  2: 'things',
  3: 'things',
  4: 'money',
  5: 'nothing',
  6: 'nothing',
};
