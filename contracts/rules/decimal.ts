const inGroups = /^[1-9]\d{0,2}(?:(?<separator>[.,' ])\d{3})(?:\k<separator>\d{3})*$/;
const whole = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text);
  return inGroups.test(text) ? Number(text.replaceAll(/\D/g, '')) : null;
};

/**
 * Parses a number by one rule for all languages, since users keep the habits of their own language: a separator before
 * three digits groups thousands; a last separator before one or two digits, different from the grouping one, starts the
 * fraction. Null for everything else (`1,2500`, `0,125`, `1,2,3`): ambiguous numbers are rejected, not guessed.
 */
export const parseDecimal = (text: string): number | null => {
  const clean = text
    .replaceAll(/€|\beuros?\b|\beur\b/gi, '')
    .trim()
    // Strip the dash of whole amounts on price tags: `12,-`.
    .replace(/[.,]\s?[-–—]{1,2}$/, '')
    .replaceAll(/\s/g, ' ')
    .replaceAll('’', "'");
  const [, before = clean, point = '', part = ''] = /^(.*\d)([.,])(\d{0,2})$/.exec(clean) ?? [];
  const units = whole(before);
  if (units === null || (point !== '' && before.includes(point))) return null;
  return Number(`${units}.${part || 0}`);
};

/** Cents of an amount in euros; null if invalid. */
export const parseCents = (text: string): number | null => {
  const value = parseDecimal(text);
  return value === null ? null : Math.round(value * 100);
};
