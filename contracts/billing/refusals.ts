/** Why the billing service refuses a command. */
export const billingRefusals = [
  'plan_not_found',
  'plan_for_companies',
  'plan_price_changed',
  'plan_same',
  'plan_waits_for_payment',
  'plan_not_booked',
  'plan_cancelled_before',
  'cancellation_unmatched',
  'trial_used',
  'billing_address_missing',
  'payments_off',
  'feature_not_sold',
  'feature_price_changed',
  'feature_never_ends',
  'feature_running',
  'highlights_used_up',
  'offer_not_yours',
  'payment_not_found',
  'invoice_not_found',
] as const;
export type BillingRefusal = (typeof billingRefusals)[number];
