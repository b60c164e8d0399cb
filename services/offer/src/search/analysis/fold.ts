const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const marks = /\p{M}+/gu;
const special = /[ßæœøłđðþı]/g;
/** `ue` after a vowel or q is no umlaut: neu-e, Bau-er, Qu-elle. */
const writtenOutUmlaut = /ae|oe|(?<![aeq])ue/g;

/**
 * Normalises case, accents, umlauts (ä = ae = a) and ß (= ss). Documents and queries use the same folding, so
 * `münchen`, `Muenchen` and `munchen` are equal.
 */
export function fold(text: string): string {
  const lower = text.normalize('NFKD').toLowerCase().replace(marks, '');
  return lower
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(writtenOutUmlaut, (pair) => pair.charAt(0));
}

/** Maximum letters per word; bounds the index. */
export const LONGEST_WORD = 40;

const apostrophes = /(?<=\p{L})['’`´](?=\p{L})/gu;
const hyphens = /[\u2010-\u2014\u00AD]/g;
const runs = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

export const spellings = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}'’`´]+/gu) ?? [];

export type Words = Readonly<{
  words: readonly string[];
  /** Hyphenated words written as one: `E-Bike` adds `ebike`. */
  joined: readonly string[];
}>;

/** Splits a text into folded words; hyphens separate, apostrophes do not (`camera's` is `cameras`). */
export function words(text: string): Words {
  const found: string[] = [];
  const joined: string[] = [];
  for (const run of fold(text.replace(apostrophes, '').replace(hyphens, '-')).match(runs) ?? []) {
    if (!run.includes('-')) {
      found.push(run.slice(0, LONGEST_WORD));
      continue;
    }
    const pieces = run.split('-');
    for (const piece of pieces) found.push(piece.slice(0, LONGEST_WORD));
    if (run.length <= LONGEST_WORD) joined.push(pieces.join(''));
  }
  return { words: found, joined };
}
