/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * One spelling for all ways to write a word: case, accents, umlauts (ä = ae = a) and ß (= ss) disappear.
 * It is the same for documents and queries, so `münchen`, `Muenchen` and `munchen` are one word.
 */
export function fold(text: string): string {
  const lower = text.normalize('NFKD').toLowerCase().replace(marks, '');
  return lower
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(writtenOutUmlaut, (pair) => pair.charAt(0));
}

/** Longer runs of letters are no words; cutting them bounds the index. */
export const LONGEST_WORD = 40;

const apostrophes = /(?<=\p{L})['’`´](?=\p{L})/gu;
const hyphens = /[\u2010-\u2014\u00AD]/g;
const runs = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** The words of a text as it spells them, without hyphens: what {@link words} folds. */
export const spellings = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}'’`´]+/gu) ?? [];

export type Words = Readonly<{
  /** The folded words in their order. */
  words: readonly string[];
  /** Hyphenated words written as one: `E-Bike` adds `ebike`. */
  joined: readonly string[];
}>;

/** Cuts a text into folded words; hyphens separate, apostrophes do not (`camera's` is `cameras`). */
export function words(text: string): Words {
  const found: string[] = [];
  const joined: string[] = [];
  for (const [run] of fold(text.replace(apostrophes, '').replace(hyphens, '-')).matchAll(runs)) {
    const pieces = run.split('-');
    for (const piece of pieces) found.push(piece.slice(0, LONGEST_WORD));
    if (pieces.length > 1 && run.length <= LONGEST_WORD) joined.push(pieces.join(''));
  }
  return { words: found, joined };
}
