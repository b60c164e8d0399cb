import type { InvoiceDocument } from '@lendring/contracts/billing/invoice-document.js';
import { encode } from 'uqr';

/** A transfer is asked for: something is due, and not paid online. */
export const asksForTransfer = ({ kind, payment, due }: InvoiceDocument): boolean =>
  kind.is === 'invoice' && payment.by === 'transfer' && due > 0;

/** The text of a SEPA QR code (EPC069-12, version 002, UTF-8). @throws where no transfer is asked for */
export const transferText = (document: InvoiceDocument): string => {
  const { seller, payment, due } = document;
  if (!asksForTransfer(document) || payment.by !== 'transfer') throw new Error('no transfer is asked for');
  const amount = `EUR${Math.trunc(due / 100)}.${String(due % 100).padStart(2, '0')}`;
  const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
  const header = ['BCD', '002', '1', 'SCT'];
  const payee = [seller.bic, cut(seller.name, 70), seller.iban.replaceAll(' ', ''), amount];
  const purposeAndStructured = ['', ''];
  return [...header, ...payee, ...purposeAndStructured, cut(payment.reference, 140)].join('\n');
};

/** The dark modules of the code, with the quiet zone around them. */
export const transferCode = (document: InvoiceDocument): Readonly<{ size: number; dark: readonly boolean[][] }> => {
  // The guideline asks for level M and at most version 13.
  const { size, data } = encode(transferText(document), { ecc: 'M', border: 4, maxVersion: 13 });
  return { size, dark: data };
};
