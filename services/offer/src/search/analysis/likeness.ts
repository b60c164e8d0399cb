/** Spellings of one sound in German, English and Dutch, applied in this order to folded input. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/tsch|sch|sh|sj/g, 'S'],
  [/ph|v/g, 'f'],
  [/cks|chs|ks|gs/g, 'x'],
  [/ck|qu?|c(?![eiyh])/g, 'k'],
  [/tz|ts|c(?=[eiy])/g, 's'],
  [/dt|th|d$/g, 't'],
  [/g$/g, 'k'],
  [/b$/g, 'p'],
  [/z/g, 's'],
  [/ij|ei|ai|ey|ay|y(?=[^aeiou]|$)/g, 'i'],
  [/ie|ea|ee/g, 'i'],
  [/ou|oo/g, 'u'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Rough phonetic key of a folded word: `haxler` and `hacksler` are equal, as are `saxofon` and `saxophon`. */
export const sound = (word: string): string =>
  sounds.reduce((text, [spelling, written]) => text.replace(spelling, written), word);

const groups = ['aeiouy', 'bp', 'dt', 'gkcq', 'fvw', 'sz', 'ckx', 'mn'];
const groupsOf = Array.from({ length: 128 }, (_, code) =>
  groups.reduce((bits, group, at) => (group.includes(String.fromCharCode(code)) ? bits | (1 << at) : bits), 0),
);
const near = (a: number, b: number): boolean => ((groupsOf[a] ?? 0) & (groupsOf[b] ?? 0)) !== 0;

const BY_EAR = 0.5;
export const SLIP = 0.7;
const H = 104;

const dropping = (word: string, i: number): number => {
  const code = word.charCodeAt(i);
  const isTwin = code === word.charCodeAt(i - 1) || code === word.charCodeAt(i + 1);
  return isTwin || (code === H && i > 0) ? BY_EAR : SLIP;
};

const LONGEST = 63;
let [older, old, row] = [new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1)];

/**
 * Weighted edit distance for words of up to 63 letters. Doubled letters, a silent h, confused vowels, b for p and
 * transpositions cost less than a wrong letter (1); words that sound the same are 0.5 apart.
 */
export function mistakes(typed: string, meant: string): number {
  const [rows, columns] = [Math.min(typed.length, LONGEST), Math.min(meant.length, LONGEST)];
  old[0] = 0;
  for (let j = 1; j <= columns; j += 1) old[j] = (old[j - 1] as number) + dropping(meant, j - 1);
  for (let i = 1; i <= rows; i += 1) {
    const a = typed.charCodeAt(i - 1);
    const dropped = dropping(typed, i - 1);
    row[0] = (old[0] as number) + dropped;
    for (let j = 1; j <= columns; j += 1) {
      const b = meant.charCodeAt(j - 1);
      let cost = Math.min(
        (old[j] as number) + dropped,
        (row[j - 1] as number) + dropping(meant, j - 1),
        (old[j - 1] as number) + (a === b ? 0 : near(a, b) ? BY_EAR : 1),
      );
      if (i > 1 && j > 1 && a === meant.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2))
        cost = Math.min(cost, (older[j - 2] as number) + SLIP);
      row[j] = cost;
    }
    [older, old, row] = [old, row, older];
  }
  const [first, other] = [typed.charCodeAt(0), meant.charCodeAt(0)];
  const cost = (old[columns] as number) + (first === other || near(first, other) ? 0 : BY_EAR);
  return cost > BY_EAR && sound(typed) === sound(meant) ? BY_EAR : cost;
}
