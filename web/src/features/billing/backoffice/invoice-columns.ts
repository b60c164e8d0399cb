/** What the table of invoices can show beside the number, in its order. */
export const invoiceColumns = ['status', 'issued', 'paid', 'buyer', 'customer', 'net', 'vat', 'gross'] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

/** Shown where nobody has chosen. */
export const usualColumns: readonly InvoiceColumn[] = ['status', 'issued', 'buyer', 'customer', 'gross'];
