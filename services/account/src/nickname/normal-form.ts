/** Digits and letters of other scripts that look like a small Latin letter; both of a pair count as the same letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/**
 * Normal form shared by all spellings of a nickname that look the same: NFKC, full case folding, separators and stray
 * marks dropped, look-alikes merged (`0`/`o`, `1`/`l`/`i`, Cyrillic and Greek twins). Umlauts stay distinct letters.
 */
export const normalForm = (nickname: string): string =>
  [...nickname.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')]
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('');
