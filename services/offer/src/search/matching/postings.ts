/** The rows a word occurs in, ascending, and for each the fields it occurs in (bit = place in `fields`). */
export type Postings = Readonly<{ rows: Int32Array; found: Uint8Array }>;

export const noPostings: Postings = { rows: new Int32Array(), found: new Uint8Array() };

/**
 * `[1,2,30]` as numbers: big lists come out of SQLite as JSON, and this way none of them is ever an array of the heap.
 */
export function parseRows(json: string): Int32Array {
  const rows = new Int32Array(Math.ceil(json.length / 2));
  let size = 0;
  let number = -1;
  for (let i = 0; i < json.length; i += 1) {
    const digit = json.charCodeAt(i) - 48;
    if (digit >= 0 && digit <= 9) number = (number < 0 ? 0 : number * 10) + digit;
    else if (number >= 0) {
      rows[size] = number;
      size += 1;
      number = -1;
    }
  }
  return rows.slice(0, size);
}

const union = (one: Postings, other: Postings): Postings => {
  if (one.rows.length === 0) return other;
  if (other.rows.length === 0) return one;
  const rows = new Int32Array(one.rows.length + other.rows.length);
  const found = new Uint8Array(rows.length);
  let [i, k, size] = [0, 0, 0];
  while (i < one.rows.length || k < other.rows.length) {
    const a = i < one.rows.length ? (one.rows[i] as number) : Infinity;
    const b = k < other.rows.length ? (other.rows[k] as number) : Infinity;
    rows[size] = a < b ? a : b;
    let bits = 0;
    if (a <= b) {
      bits = one.found[i] as number;
      i += 1;
    }
    if (b <= a) {
      bits |= other.found[k] as number;
      k += 1;
    }
    found[size] = bits;
    size += 1;
  }
  return { rows: rows.slice(0, size), found: found.slice(0, size) };
};

/** One list of the fields' lists, each ascending. */
export const mergeFields = (lists: readonly Int32Array[]): Postings =>
  lists.reduce<Postings>(
    (merged, rows, bit) => union(merged, { rows, found: new Uint8Array(rows.length).fill(1 << bit) }),
    noPostings,
  );

/** A list with later rows behind its own. */
export function append(old: Postings, more: Postings): Postings {
  if (more.rows.length === 0) return old;
  const rows = new Int32Array(old.rows.length + more.rows.length);
  const found = new Uint8Array(rows.length);
  rows.set(old.rows);
  rows.set(more.rows, old.rows.length);
  found.set(old.found);
  found.set(more.found, old.rows.length);
  return { rows, found };
}

/** Where the row is in the list, or -1. */
export function find({ rows }: Postings, row: number): number {
  let from = 0;
  let to = rows.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const there = rows[middle] as number;
    if (there === row) return middle;
    if (there < row) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** A list this many times longer than another is looked into instead of walked along. */
export const MUCH_LONGER = 16;

const inBoth = (short: Postings, long: Postings, weightOf: Float32Array): Postings => {
  const rows = new Int32Array(short.rows.length);
  const found = new Uint8Array(short.rows.length);
  const walk = long.rows.length < short.rows.length * MUCH_LONGER;
  let size = 0;
  let at = 0;
  for (let i = 0; i < short.rows.length; i += 1) {
    const row = short.rows[i] as number;
    if (walk) while (at < long.rows.length && (long.rows[at] as number) < row) at += 1;
    else at = find(long, row);
    if (at < 0 || long.rows[at] !== row) continue;
    const [one, other] = [short.found[i] as number, long.found[at] as number];
    rows[size] = row;
    found[size] = (weightOf[one] as number) < (weightOf[other] as number) ? one : other;
    size += 1;
  }
  return { rows: rows.slice(0, size), found: found.slice(0, size) };
};

/** Rows that all lists hold, each with its least fields by this weight; the shortest list drives. */
export function intersect(lists: readonly Postings[], weightOf: Float32Array): Postings {
  const [first = noPostings, ...others] = lists.toSorted((a, b) => a.rows.length - b.rows.length);
  return others.reduce((shared, other) => inBoth(shared, other, weightOf), first);
}
