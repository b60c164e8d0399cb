import { createHash } from 'node:crypto';

/** Number of digits: short enough to type, and their 53 bits make collisions unlikely. */
const DIGITS = 16;

const remainder = (text: string): number =>
  [...text.toUpperCase()].reduce((rest, one) => {
    const value = Number.parseInt(one, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Creditor reference (ISO 11649), derived from the payment id, so a payment always has the same one. */
export const referenceOf = (paymentId: string): string => {
  const hash = createHash('sha256').update(`transfer ${paymentId}`).digest().readBigUInt64BE() >> 11n;
  const number = String(hash).padStart(DIGITS, '0');
  const check = 98 - remainder(`${number}RF00`);
  return `RF${String(check).padStart(2, '0')}${number}`;
};

export const grouped = (reference: string): string => reference.match(/.{1,4}/g)?.join(' ') ?? reference;

const SOME = new RegExp(`RF(?:[\\s.-]*\\d){${DIGITS + 2}}`, 'gi');

/** Finds references in free text, with any separators between the digits; check digits must match. */
export const referencesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(SOME)]
      .map(([found]) => found.replace(/[\s.-]/g, '').toUpperCase())
      .filter((found) => remainder(`${found.slice(4)}${found.slice(0, 4)}`) === 1),
  ),
];
