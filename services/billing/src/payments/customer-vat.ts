import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { vatCaseOf, type VatCase } from '@lendring/contracts/billing/vat.js';
import type { Customer } from '../ports.js';

type Taxed = Pick<Customer, 'buyer' | 'home' | 'vatIdConfirmed'>;

const caseOf = (issuer: Issuer, { buyer: { country, vatId }, home }: Taxed, isConfirmed: boolean): VatCase =>
  vatCaseOf(issuer, { country, vatId: isConfirmed ? vatId : null, home });

/**
 * VAT for a customer. A VAT id counts only after staff has confirmed it (ADR 128). `customer` null (no known
 * address): treated as domestic.
 */
export const customerVat = (issuer: Issuer, customer: Taxed | null): VatCase =>
  customer
    ? caseOf(issuer, customer, customer.vatIdConfirmed)
    : vatCaseOf(issuer, { country: issuer.country, vatId: null, home: null });

/** True if VAT is charged only because staff has not confirmed the VAT id yet. */
export const isVatIdAwaited = (issuer: Issuer, customer: Taxed): boolean =>
  customerVat(issuer, customer).category === 'S' && caseOf(issuer, customer, true).category === 'AE';
