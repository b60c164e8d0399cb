import type { PaymentTypeId } from '../reference/payment-types.js';

/** Money, a number of things such as crates, or nothing that is counted. */
export type PriceKind = 'money' | 'things' | 'nothing';

/** Which kind of price each payment type takes. Without schemas, so that the browser can use it without zod. */
export const priceKind: Readonly<Record<PaymentTypeId, PriceKind>> = {
  1: 'money',
  2: 'things',
  3: 'things',
  4: 'money',
  5: 'nothing',
  6: 'nothing',
};
