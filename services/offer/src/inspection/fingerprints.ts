/** Maximum Hamming distance of similar pictures, out of 128 bits (measured in `deploy/demo/pictures/alike.spec.ts`). */
export const MOST_BITS = 10;

const BANDS = 8;
const HEX = 4;
const BITS = 16;

export type Bands = Readonly<Record<`b${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`, string>>;
export const bandNames = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'] as const;

const bandOf = (fingerprint: string, n: number): string => fingerprint.slice(n * HEX, n * HEX + HEX);

export const bandsOf = (fingerprint: string): Bands =>
  Object.fromEntries(bandNames.map((name, n) => [name, bandOf(fingerprint, n)])) as Bands;

/**
 * A 16-bit band and all bands at Hamming distance 1. Fingerprints with at most {@link MOST_BITS} different bits share
 * at least one band with at most one different bit, because eight bands with two each would need sixteen.
 */
export const nearBand = (band: string): readonly string[] => {
  const value = Number.parseInt(band, 16);
  const hex = (bits: number): string => bits.toString(16).padStart(HEX, '0');
  return [band, ...Array.from({ length: BITS }, (_, n) => hex(value ^ (1 << n)))];
};

const ones = (value: number): number => {
  let rest = value;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

export const bitsBetween = (one: string, other: string): number => {
  let bits = 0;
  for (let n = 0; n < BANDS; n += 1)
    bits += ones(Number.parseInt(bandOf(one, n), 16) ^ Number.parseInt(bandOf(other, n), 16));
  return bits;
};
