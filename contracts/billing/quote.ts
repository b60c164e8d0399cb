import * as z from 'zod';
import { InvoiceBuyer } from './invoices.js';

/** Amount due now in cents, VAT included, as quoted on the page; 0: nothing. Absent: not quoted. */
export const gross = z.int().min(0).optional();

/** Recipient of the invoices. `vatIdAwaited`: VAT is charged until staff confirms the VAT id (ADR 128). */
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
