/** Longer ones are no words that others search for as well. */
const MOST_LETTERS = 40;

/**
 * The words of a search as they are counted: small letters and single spaces. Null: nothing is kept, for they look like
 * an address, a number of somebody's, or are too long.
 */
export const countedWords = (text: string): string | null => {
  const words = text.normalize('NFKC').toLocaleLowerCase('de').replaceAll(/\s+/g, ' ').trim();
  if (words.length < 2 || words.length > MOST_LETTERS) return null;
  if (/[@/\\]|www\.|https?:/.test(words)) return null;
  return words.replaceAll(/\D/g, '').length > 4 ? null : words;
};
