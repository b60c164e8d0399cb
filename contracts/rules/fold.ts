const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
};
const MARKS = /\p{M}+/gu;

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const lower = (text: string) => text.normalize('NFC').toLowerCase();

const plainWord = /^[A-Za-z0-9]*$/;

/**
 * Normalises for comparison: lower case, umlauts spelled out (ü → ue, ß → ss), other accents dropped, punctuation as
 * one space.
 */
export const fold = (text: string): string =>
  plainWord.test(text)
    ? text.toLowerCase()
    : words(lower(text).replace(/[äöüßæœøåłđ]/g, (letter) => SPELLED[letter] ?? letter));

/** Normalises like `fold`, but drops umlaut dots (ü → u); ß still becomes ss. */
export const foldPlain = (text: string): string =>
  words(
    lower(text).replace(/[ßæœøåłđ]/g, (letter) =>
      letter === 'ø' ? 'o' : letter === 'å' ? 'a' : (SPELLED[letter] ?? letter),
    ),
  );

/** URL slug: `Köln` → `koeln`, `Frankfurt am Main` → `frankfurt-am-main`. Empty when nothing remains. */
export const slug = (text: string): string => fold(text).replaceAll(' ', '-');
