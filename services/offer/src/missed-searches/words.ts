const MOST_LETTERS = 40;

/**
 * Normalised words for counting: lower case, single spaces. Null when they look like an address or a personal number,
 * or are too long.
 */
export const countedWords = (text: string): string | null => {
  const words = text.normalize('NFKC').toLocaleLowerCase('de').replaceAll(/\s+/g, ' ').trim();
  if (words.length < 2 || words.length > MOST_LETTERS) return null;
  if (/[@/\\]|www\.|https?:/.test(words)) return null;
  return words.replaceAll(/\D/g, '').length > 4 ? null : words;
};
