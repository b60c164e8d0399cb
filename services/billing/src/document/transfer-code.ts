import type { InvoiceDocument } from '@lendring/contracts/billing/invoice-document.js';
import { encode } from 'uqr';

export const asksForTransfer = ({ kind, payment, due }: InvoiceDocument): boolean =>
  kind.is === 'invoice' && payment.by === 'transfer' && due > 0;

/** `amount` in cents; `creditorReference`: ISO 11649 reference, which banks transmit unchanged. */
export type Transfer = Readonly<{
  name: string;
  iban: string;
  /** BIC, which is not required within the European Economic Area. */
  bic?: string | undefined;
  amount: number;
  creditorReference?: string;
  text?: string;
}>;

/** The text of a SEPA QR code (EPC069-12, version 002, UTF-8). */
export const transferText = ({ name, iban, bic = '', amount, creditorReference = '', text = '' }: Transfer): string => {
  const sum = `EUR${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const cut = (long: string, length: number): string => [...long].slice(0, length).join('');
  const header = ['BCD', '002', '1', 'SCT'];
  const payee = [bic, cut(name, 70), iban.replaceAll(' ', ''), sum];
  const purpose = '';
  const lines = [...header, ...payee, purpose, creditorReference, cut(text, 140)];
  return lines.join('\n').trimEnd();
};

/** SEPA QR text of an invoice. @throws if the invoice needs no transfer */
export const transferTextOf = (document: InvoiceDocument): string => {
  const { seller, payment, due } = document;
  if (!asksForTransfer(document) || payment.by !== 'transfer') throw new Error('Invoice requires no transfer');
  return transferText({ ...seller, amount: due, text: payment.reference });
};

export const transferCode = (document: InvoiceDocument): Readonly<{ size: number; dark: readonly boolean[][] }> => {
  // Use error correction level M and at most version 13, as EPC069-12 requires.
  const { size, data } = encode(transferTextOf(document), { ecc: 'M', border: 4, maxVersion: 13 });
  return { size, dark: data };
};
