import type { Postings } from './postings.js';

/** Set of rows as bits. Unlike a comparison sort, it puts many rows in ascending order in linear time. */
export function createRowSet() {
  let bits = new Int32Array(32);
  let words = 0;

  return {
    /** Empties the set and makes room for the rows below `end`. */
    clear(end: number): void {
      words = (end + 31) >>> 5;
      if (bits.length < words) bits = new Int32Array(2 * words);
      else bits.fill(0, 0, words);
    },
    add(rows: readonly number[]): void {
      for (let i = 0; i < rows.length; i += 1) {
        const row = rows[i] as number;
        bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
      }
    },
    addPostings({ rows, found }: Postings): void {
      if (rows)
        for (let i = 0; i < rows.length; i += 1) {
          const row = rows[i] as number;
          bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
        }
      else
        for (let row = 0; row < found.length; row += 1)
          if (found[row] !== 0) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
    },
    /** Writes the rows in ascending order into `into`; returns their number. */
    copyTo(into: Int32Array): number {
      let size = 0;
      for (let word = 0; word < words; word += 1)
        for (let left = bits[word] as number; left !== 0; left &= left - 1) {
          into[size] = (word << 5) | (31 - Math.clz32(left & -left));
          size += 1;
        }
      return size;
    },
  };
}
