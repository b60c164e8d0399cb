import { createHash } from 'node:crypto';

/** Of the number: few enough digits to type, enough that hardly two payments share one (53 bits). */
const DIGITS = 16;

/** What is left when a number, with its letters as two digits each (A = 10), is divided by 97. */
const remainder = (text: string): number =>
  [...text.toUpperCase()].reduce((rest, one) => {
    const value = Number.parseInt(one, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** What stands in the transfer for a payment: a creditor reference (ISO 11649), the same one whenever it is asked for. */
export const referenceOf = (paymentId: string): string => {
  const hash = createHash('sha256').update(`transfer ${paymentId}`).digest().readBigUInt64BE() >> 11n;
  const number = String(hash).padStart(DIGITS, '0');
  const check = 98 - remainder(`${number}RF00`);
  return `RF${String(check).padStart(2, '0')}${number}`;
};

/** As people read and type it: in groups of four. */
export const grouped = (reference: string): string => reference.match(/.{1,4}/g)?.join(' ') ?? reference;

const SOME = new RegExp(`RF(?:[\\s.-]*\\d){${DIGITS + 2}}`, 'gi');

/** The references of ours in what somebody wrote: whatever stands between the digits, and only where the check digits fit. */
export const referencesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(SOME)]
      .map(([found]) => found.replace(/[\s.-]/g, '').toUpperCase())
      .filter((found) => remainder(`${found.slice(4)}${found.slice(0, 4)}`) === 1),
  ),
];
