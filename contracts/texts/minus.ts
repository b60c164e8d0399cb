/** Replaces the hyphen that `Intl.NumberFormat` uses in most languages with a minus sign (U+2212). */
export const withMinus = (formatted: string): string => formatted.replace('-', '\u2212');
