export const invoiceColumns = ['status', 'issued', 'paid', 'buyer', 'customer', 'net', 'vat', 'gross'] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

export const usualColumns: readonly InvoiceColumn[] = ['status', 'issued', 'buyer', 'customer', 'gross'];
