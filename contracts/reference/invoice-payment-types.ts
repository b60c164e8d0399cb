import { texts, type Texts } from '../kernel/texts.js';

export type InvoicePaymentType = Readonly<{ id: 1 | 2; key: string; title: Texts }>;

/** Payment methods of invoices (spec §3); the texts are ours. */
export const invoicePaymentTypes: readonly InvoicePaymentType[] = [
  { id: 1, key: 'online', title: texts('Online-Bezahldienst', 'Online payment service', 'Online betaaldienst') },
  { id: 2, key: 'account', title: texts('Auf Rechnung', 'On account', 'Op rekening') },
];
