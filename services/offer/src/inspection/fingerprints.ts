/** Of 128 bits: pictures with at most so many different ones look the same (measured in `deploy/demo/pictures/alike.spec.ts`). */
export const MOST_BITS = 10;

const BANDS = 8;
const HEX = 4;
const BITS = 16;

/** The eight parts of a fingerprint by which it is looked up. */
export type Bands = Readonly<Record<`b${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`, string>>;
export const bandNames = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'] as const;

const bandOf = (fingerprint: string, n: number): string => fingerprint.slice(n * HEX, n * HEX + HEX);

export const bandsOf = (fingerprint: string): Bands =>
  Object.fromEntries(bandNames.map((name, n) => [name, bandOf(fingerprint, n)])) as Bands;

/**
 * A part of 16 bits, and all that differ from it in one. Two fingerprints that differ in at most {@link MOST_BITS} of 128
 * bits have a part of the eight in which they differ in one at most, for twice eight is more than that.
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

/** In how many of 128 bits two fingerprints differ. */
export const bitsBetween = (one: string, other: string): number => {
  let bits = 0;
  for (let n = 0; n < BANDS; n += 1)
    bits += ones(Number.parseInt(bandOf(one, n), 16) ^ Number.parseInt(bandOf(other, n), 16));
  return bits;
};
