import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import type { Customer } from '../ports.js';

type Lacking = Extract<BillingRefusal, `billing_${string}_missing`>;

export const billable = (customer: Customer | null): Customer | Lacking => {
  if (!customer) return 'billing_address_missing';
  return customer.commercial && !customer.buyer.company ? 'billing_company_missing' : customer;
};
