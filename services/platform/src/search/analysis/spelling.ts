/** Wrong letters that are forgiven in a word of this many letters (issue 3: one from 5, two from 9). */
export const tolerance = (length: number): 0 | 1 | 2 => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/**
 * Letters of a word as a bit set (a–z, digits, anything else). Words within distance d differ in at most 2·d bits, and a
 * word inside another brings no further bit: both rule out nearly every word of a vocabulary without looking at it.
 */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27);
  }
  return set;
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Damerau–Levenshtein distance (insert, delete, replace, swap neighbours; the restricted form), or `limit + 1` as soon as it
 * must be larger than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    older = old;
    old = row;
  }
  return Math.min(old[b.length] ?? 0, limit + 1);
}
