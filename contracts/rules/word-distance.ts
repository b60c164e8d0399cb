/** Tolerated wrong letters by word length: one from 5 letters, two from 9. */
export const tolerance = (length: number): 0 | 1 | 2 => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

let [older, old, row] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Restricted Damerau-Levenshtein distance of words of up to 63 letters, or `limit + 1` as soon as it exceeds `limit`.
 * Computes only the diagonal band within the limit.
 */
export function distance(a: string, b: string, limit: number): number {
  const [rows, columns, over] = [Math.min(a.length, 63), Math.min(b.length, 63), limit + 1];
  if (Math.abs(rows - columns) > limit) return over;
  for (let j = 0; j <= columns; j += 1) old[j] = Math.min(j, over);
  for (let i = 1; i <= rows; i += 1) {
    const [from, to] = [Math.max(1, i - limit), Math.min(columns, i + limit)];
    row[from - 1] = from === 1 ? Math.min(i, over) : over;
    let best = over;
    for (let j = from; j <= to; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      // Right of the band, the row above is stale.
      const above = j === i + limit ? over : (old[j] as number) + 1;
      let cost = Math.min(above, (row[j - 1] as number) + 1, (old[j - 1] as number) + (same ? 0 : 1), over);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (older[j - 2] as number) + 1);
      }
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best >= over && (row[from - 1] as number) >= over) return over;
    [older, old, row] = [old, row, older];
  }
  return Math.min(old[columns] as number, over);
}
