import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { vatCaseOf, type VatCase } from '@lendring/contracts/billing/vat.js';
import type { Customer } from '../ports.js';

/** The VAT that is added for a customer; null: one whose address is not known, as if they lived where the issuer is. */
export const customerVat = (issuer: Issuer, customer: Pick<Customer, 'buyer' | 'home'> | null): VatCase => {
  const { country, vatId } = customer?.buyer ?? { country: issuer.country, vatId: null };
  return vatCaseOf(issuer, { country, vatId, home: customer?.home ?? null });
};
