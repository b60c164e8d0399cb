/**
 * Writes a formatted number with the minus sign (U+2212) in place of the hyphen that `Intl.NumberFormat` puts in most
 * languages.
 */
export const withMinus = (formatted: string): string => formatted.replace('-', '\u2212');
