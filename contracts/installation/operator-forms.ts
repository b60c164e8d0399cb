const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Whether this could be a telephone number as people write one: digits, and what stands between them. */
export const looksLikePhone = (text: string): boolean => /^\+?[\d\s()/.-]+$/.test(text) && digitsIn(text) >= 5;

/** Whether this could be a VAT number of some country: its code, and digits enough. */
export const looksLikeVatId = (text: string): boolean => /^[A-Z]{2}[\dA-Z\s.-]+$/.test(text) && digitsIn(text) >= 6;
