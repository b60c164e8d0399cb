import type { PaymentTypeId, Price } from './terms.js';

/** Which kind of price each payment type takes. Without schemas, so that the browser can use it without zod. */
export const priceKind: Readonly<Record<PaymentTypeId, Price['kind']>> = {
  1: 'money',
  2: 'things',
  3: 'things',
  4: 'money',
  5: 'nothing',
  6: 'nothing',
};
