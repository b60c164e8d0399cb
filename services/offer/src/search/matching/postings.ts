/**
 * Posting list: rows of a word in ascending order, each with a bit set of the fields that contain the word (bit =
 * index in `fields`).
 */
export type Postings = Readonly<{ rows: Int32Array; found: Uint8Array }>;

export const noPostings: Postings = { rows: new Int32Array(), found: new Uint8Array() };

/** Parses `[1,2,30]` into a typed array without an intermediate heap array; SQLite returns long lists as JSON. */
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

export const mergeFields = (lists: readonly Int32Array[]): Postings =>
  lists.reduce<Postings>(
    (merged, rows, bit) => union(merged, { rows, found: new Uint8Array(rows.length).fill(1 << bit) }),
    noPostings,
  );

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

/** Length ratio from which a binary search beats a merge. */
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

/** Rows in all lists, each with its lowest-weighted fields; iterates over the shortest list. */
export function intersect(lists: readonly Postings[], weightOf: Float32Array): Postings {
  const [first = noPostings, ...others] = lists.toSorted((a, b) => a.rows.length - b.rows.length);
  return others.reduce((shared, other) => inBoth(shared, other, weightOf), first);
}
