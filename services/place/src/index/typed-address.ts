import { fold } from '@lendring/contracts/rules/fold.js';

/** Words that end the name of a street, as `fold` writes them. */
const streetWord =
  /(?:strasse|str|weg|platz|allee|gasse|ring|damm|ufer|street|road|lane|avenue|straat|laan|plein|gracht|kade|singel)$/;
const houseNumber = /^\d{1,3} ?[a-z]?$/;

/**
 * What follows the street of an address: `Venloer Straße 200, 50823 Köln` → `50823 Köln`, empty where nothing does.
 * Null for a text that names no street: it has neither a house number behind a word nor a word for streets.
 */
export const afterStreet = (text: string): string | null => {
  const words = text.split(/[\s,;]+/).filter((word) => fold(word) !== '');
  const folded = words.map(fold);
  const end = folded.findLastIndex(
    (word, at) => streetWord.test(word) || (at > 0 && houseNumber.test(word) && /^\p{L}/u.test(folded[at - 1] ?? '')),
  );
  return end === -1 ? null : words.slice(end + 1).join(' ');
};
