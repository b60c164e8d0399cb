/** Where the file store keeps the paper of an invoice. */
export const invoiceKey = (invoiceId: string): string => `invoice/${invoiceId}/paper`;

/** What the paper is called where it is saved. */
export const invoiceFileName = (number: string): string => `${number}.pdf`;
