/** Why the billing service refuses a command. */
export const billingRefusals = [
  'plan_not_found',
  'plan_price_changed',
  'plan_same',
  'plan_waits_for_payment',
  'plan_not_booked',
  'plan_cancelled_before',
  'invoice_not_found',
] as const;
export type BillingRefusal = (typeof billingRefusals)[number];
