import * as z from 'zod';
import { InvoiceBuyer, VatCategory } from '../billing/invoices.js';

/** Integer euro cents; negative for a refund. */
export const Cents = z.int();
export const sumsShape = { net: Cents, vat: Cents, gross: Cents };

export const LineShape = z.object({
  text: z.string(),
  quantity: z.int(),
  unit: z.enum(['month', 'year', 'piece']),
  net: Cents,
  vat_rate: z.int(),
  vat_category: VatCategory,
});

export const forBuyerShape = {
  buyer: InvoiceBuyer,
  vat_id_awaited: z
    .boolean()
    .describe('VAT is charged since the VAT id is not confirmed yet; invoices after its confirmation bear none.'),
};

export const ShownGross = Cents.min(0).describe(
  'What is due now, VAT included, as it was shown; 0: nothing. It is asked for again where it has changed meanwhile',
);
