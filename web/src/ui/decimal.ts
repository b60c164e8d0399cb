/** Reads `1.234,56`, `1234.56`, `9,5` or `9`; null when it is no number. */
export const parseDecimal = (text: string): number | null => {
  const clean = text.trim().replaceAll(/[\s\u00a0€]/g, '');
  // German first: a dot before three digits groups thousands, a comma begins the fraction.
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(clean)) return Number(clean.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(clean)) return Number(clean.replaceAll(',', ''));
  return /^\d+([.,]\d*)?$/.test(clean) ? Number(clean.replace(',', '.')) : null;
};

/** Cents of a text in euro; null when it is no amount with at most two digits after the comma. */
export const parseCents = (text: string): number | null => {
  const value = parseDecimal(text);
  if (value === null) return null;
  const cents = Math.round(value * 100);
  return Math.abs(cents - value * 100) < 1e-6 ? cents : null;
};

/** Cents as people write them into a field: `9`, `9,50`. */
export const centsToText = (minor: number): string =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2).replace('.', ',');
