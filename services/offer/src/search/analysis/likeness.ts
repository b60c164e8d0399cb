/** Spellings of one sound in German, English and Dutch; the order matters. Input is folded. */
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

/** How a folded word sounds, roughly: `haxler` and `hacksler` are alike, and so are `saxofon` and `saxophon`. */
export const sound = (word: string): string =>
  sounds.reduce((text, [spelling, written]) => text.replace(spelling, written), word);

const vowels = new Set('aeiouy');
/** Letters that are taken for each other by ear. */
const groups = ['bp', 'dt', 'gkcq', 'fvw', 'sz', 'ckx', 'mn'];
const near = (a: string, b: string): boolean =>
  (vowels.has(a) && vowels.has(b)) || groups.some((group) => group.includes(a) && group.includes(b));

const BY_EAR = 0.5;
/** A letter too many or too few, or two swapped. */
export const SLIP = 0.7;

/**
 * How far a typed word is from the one that may be meant, by the mistakes that people make: a doubled or missing twin
 * letter, a silent h, one vowel for another, b for p and two letters swapped count less than a wrong letter (1). Words
 * that sound the same are half a mistake apart.
 */
export function mistakes(typed: string, meant: string): number {
  if (sound(typed) === sound(meant)) return BY_EAR;
  const rows: number[][] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  const dropped = (word: string, i: number): number =>
    word[i - 1] === word[i - 2] || word[i - 1] === word[i] || (word[i - 1] === 'h' && i > 1) ? BY_EAR : SLIP;
  for (let i = 0; i <= typed.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= meant.length; j += 1) {
      if (i === 0 && j === 0) {
        row.push(0);
        continue;
      }
      const [a, b] = [typed[i - 1] ?? '', meant[j - 1] ?? ''];
      const options = [at(i - 1, j) + dropped(typed, i), at(i, j - 1) + dropped(meant, j)];
      if (i > 0 && j > 0) options.push(at(i - 1, j - 1) + (a === b ? 0 : near(a, b) ? BY_EAR : 1));
      if (i > 1 && j > 1 && a === meant[j - 2] && b === typed[i - 2]) options.push(at(i - 2, j - 2) + SLIP);
      row.push(Math.min(...options));
    }
  }
  // The first letter is seldom wrong.
  const first = typed[0] === meant[0] || near(typed[0] ?? '', meant[0] ?? '') ? 0 : BY_EAR;
  return at(typed.length, meant.length) + first;
}
