import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { vatCaseOf, type VatCase } from '@lendring/contracts/billing/vat.js';
import type { Customer } from '../ports.js';

type Taxed = Pick<Customer, 'buyer' | 'home' | 'vatIdConfirmed'>;

const caseOf = (issuer: Issuer, { buyer: { country, vatId }, home }: Taxed, isConfirmed: boolean): VatCase =>
  vatCaseOf(issuer, { country, vatId: isConfirmed ? vatId : null, home });

/**
 * The VAT that is added for a customer, whose VAT id counts once staff has confirmed it (ADR 128); null: one whose address
 * is not known, as if they lived where the issuer is.
 */
export const customerVat = (issuer: Issuer, customer: Taxed | null): VatCase =>
  customer
    ? caseOf(issuer, customer, customer.vatIdConfirmed)
    : vatCaseOf(issuer, { country: issuer.country, vatId: null, home: null });

/** Whether VAT is charged only until staff confirms the customer's VAT id. */
export const isVatIdAwaited = (issuer: Issuer, customer: Taxed): boolean =>
  customerVat(issuer, customer).category === 'S' && caseOf(issuer, customer, true).category === 'AE';
