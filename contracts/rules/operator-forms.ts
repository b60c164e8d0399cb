const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Plausibility check: at least five digits, and the usual separators. */
export const looksLikePhone = (text: string): boolean => /^\+?[\d\s()/.-]+$/.test(text) && digitsIn(text) >= 5;

/** Plausibility check: country code and at least six digits. */
export const looksLikeVatId = (text: string): boolean => /^[A-Z]{2}[\dA-Z\s.-]+$/.test(text) && digitsIn(text) >= 6;
