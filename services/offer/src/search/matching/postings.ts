/**
 * Posting list: the rows of a word, each with a bit set of the fields that contain the word (bit = index in `fields`).
 * A list of few rows is sparse: `rows` has them in ascending order, and `found` their bits. A list of many rows is dense,
 * which is smaller and faster to probe: `rows` is null, and `found` has the bits of every row, 0 for rows without the
 * word. `size` is the number of rows with the word.
 */
export type Postings = Readonly<{ size: number; rows: Int32Array | null; found: Uint8Array }>;

export const noPostings: Postings = { size: 0, rows: new Int32Array(), found: new Uint8Array() };

const sparse = (rows: Int32Array, found: Uint8Array): Postings => ({ size: rows.length, rows, found });

/** Bytes of a row in a sparse list; a dense list has one per row of the index. */
const SPARSE_BYTES = 5;

const isDense = (size: number, end: number): boolean => size * SPARSE_BYTES > end;

export const bytesOf = ({ rows, found }: Postings): number => (rows?.byteLength ?? 0) + found.byteLength;

const ZERO = 48;

/** Parses `[1,2,30]`, as SQLite returns long lists, from its bytes. */
export function parseRows(json: Uint8Array): Int32Array {
  const rows = new Int32Array(Math.ceil(json.length / 2));
  let size = 0;
  let number = -1;
  for (let i = 0; i < json.length; i += 1) {
    const digit = (json[i] as number) - ZERO;
    if (digit >= 0 && digit <= 9) number = (number < 0 ? 0 : number * 10) + digit;
    else if (number >= 0) {
      rows[size] = number;
      size += 1;
      number = -1;
    }
  }
  return rows.slice(0, size);
}

/** Calls `visit` with each row of a list and its fields, in ascending order. */
function eachRow({ size, rows, found }: Postings, visit: (row: number, fields: number) => void): void {
  if (rows) for (let i = 0; i < size; i += 1) visit(rows[i] as number, found[i] as number);
  else for (let row = 0; row < found.length; row += 1) if (found[row] !== 0) visit(row, found[row] as number);
}

const toDense = (list: Postings, end: number): Postings => {
  const found = new Uint8Array(end);
  if (list.rows) eachRow(list, (row, fields) => (found[row] = fields));
  else found.set(list.found);
  return { size: list.size, rows: null, found };
};

const toSparse = (list: Postings): Postings => {
  if (list.rows) return list;
  const [rows, found] = [new Int32Array(list.size), new Uint8Array(list.size)];
  let at = 0;
  eachRow(list, (row, fields) => {
    rows[at] = row;
    found[at] = fields;
    at += 1;
  });
  return sparse(rows, found);
};

const union = (one: Postings, other: Postings): Postings => {
  const [left, right] = [one.rows as Int32Array, other.rows as Int32Array];
  if (left.length === 0) return other;
  if (right.length === 0) return one;
  const rows = new Int32Array(left.length + right.length);
  const found = new Uint8Array(rows.length);
  let [i, k, size] = [0, 0, 0];
  while (i < left.length || k < right.length) {
    const a = i < left.length ? (left[i] as number) : Infinity;
    const b = k < right.length ? (right[k] as number) : Infinity;
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
  return sparse(rows.slice(0, size), found.slice(0, size));
};

/**
 * Merges the ascending rows of each field into one list.
 * @param end number of rows of the index
 */
export function mergeFields(lists: readonly Int32Array[], end: number): Postings {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  if (!isDense(longest, end))
    return lists.reduce<Postings>(
      (merged, rows, bit) => union(merged, sparse(rows, new Uint8Array(rows.length).fill(1 << bit))),
      noPostings,
    );
  const found = new Uint8Array(end);
  let size = 0;
  for (const [bit, rows] of lists.entries())
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] as number;
      if (found[row] === 0) size += 1;
      found[row] = (found[row] as number) | (1 << bit);
    }
  return { size, rows: null, found };
}

/** Adds `more`, whose rows are higher than those of `old`. */
export function append(old: Postings, more: Postings, end: number): Postings {
  if (more.size === 0) return old;
  const size = old.size + more.size;
  if (isDense(size, end)) {
    const { found } = toDense(old, end);
    eachRow(more, (row, fields) => (found[row] = fields));
    return { size, rows: null, found };
  }
  const [first, second] = [toSparse(old), toSparse(more)];
  const [rows, found] = [new Int32Array(size), new Uint8Array(size)];
  rows.set(first.rows as Int32Array);
  rows.set(second.rows as Int32Array, first.size);
  found.set(first.found);
  found.set(second.found, first.size);
  return sparse(rows, found);
}

/**
 * Place of the first of the ascending rows before `end` that is not below `row`, searched from `from` on in steps of
 * doubling length; `end` if there is none.
 */
const seek = (rows: Int32Array, end: number, row: number, from: number): number => {
  if (from >= end || (rows[from] as number) >= row) return from;
  let step = 1;
  while (from + step < end && (rows[from + step] as number) < row) step *= 2;
  let low = from + (step >> 1) + 1;
  let high = Math.min(from + step, end);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Finds a list's rows among the first `count` of the ascending `wanted` rows: writes their places in `wanted` and their
 * fields, and returns their number. Goes through the shorter of the two and seeks in the longer.
 */
export function lookUp(
  { rows, found }: Postings,
  wanted: Int32Array,
  count: number,
  places: Int32Array,
  fields: Uint8Array,
): number {
  let size = 0;
  if (!rows) {
    for (let i = 0; i < count; i += 1) {
      const bits = found[wanted[i] as number] ?? 0;
      places[size] = i;
      fields[size] = bits;
      if (bits !== 0) size += 1;
    }
    return size;
  }
  const isShorter = rows.length < count;
  const [short, shortEnd] = isShorter ? [rows, rows.length] : [wanted, count];
  const [long, longEnd] = isShorter ? [wanted, count] : [rows, rows.length];
  for (let i = 0, at = 0; i < shortEnd; i += 1) {
    at = seek(long, longEnd, short[i] as number, at);
    if (at === longEnd) break;
    if (long[at] !== short[i]) continue;
    places[size] = isShorter ? at : i;
    fields[size] = found[isShorter ? i : at] as number;
    size += 1;
  }
  return size;
}

export const bySize = (lists: readonly Postings[]): readonly Postings[] => lists.toSorted((a, b) => a.size - b.size);

/** Fields of the lower weight, of two words that must both match. */
export const weaker = (one: number, other: number, weightOf: Float32Array): number =>
  (weightOf[one] as number) < (weightOf[other] as number) ? one : other;

/** Rows in all lists, each with its lowest-weighted fields. */
export function intersect(lists: readonly Postings[], weightOf: Float32Array): Postings {
  const [first = noPostings, ...others] = bySize(lists);
  return others.reduce((shared, other) => {
    const { rows, found } = toSparse(shared);
    const wanted = rows as Int32Array;
    const [places, fields] = [new Int32Array(wanted.length), new Uint8Array(wanted.length)];
    const size = lookUp(other, wanted, wanted.length, places, fields);
    for (let i = 0; i < size; i += 1) {
      const at = places[i] as number;
      places[i] = wanted[at] as number;
      fields[i] = weaker(found[at] as number, fields[i] as number, weightOf);
    }
    return sparse(places.slice(0, size), fields.slice(0, size));
  }, first);
}
