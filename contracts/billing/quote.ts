import * as z from 'zod';
import { InvoiceBuyer } from './invoices.js';

/** Amount due now in cents including VAT, as quoted on the page; 0 when nothing is due, absent when not quoted. */
export const gross = z.int().min(0).optional();

/**
 * Recipient of the invoices. `vatIdAwaited`: true while VAT is charged because staff have not confirmed the VAT id
 * (ADR 128).
 */
export const ForBuyer = { buyer: InvoiceBuyer, vatIdAwaited: z.boolean() };

export const NotQuoted = z.strictObject({
  refused: z.enum([
    'plan_not_found',
    'plan_for_companies',
    'plan_same',
    'feature_not_sold',
    'ad_not_sold',
    'billing_address_missing',
    'billing_company_missing',
  ]),
});
export type NotQuoted = z.infer<typeof NotQuoted>;
