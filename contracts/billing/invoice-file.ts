export const invoiceKey = (invoiceId: string): string => `invoice/${invoiceId}/paper`;

export const invoiceFileName = (number: string): string => `${number}.pdf`;
