import { fold } from '@lendring/contracts/rules/fold.js';

const streetWord =
  /(?:strasse|str|weg|platz|allee|gasse|ring|damm|ufer|street|road|lane|avenue|straat|laan|plein|gracht|kade|singel)$/;
const houseNumber = /^\d{1,3} ?[a-z]?$/;

/**
 * Text after the street of an address: `Venloer Straße 200, 50823 Köln` → `50823 Köln`, empty if nothing follows.
 * Null without a street, meaning neither a house number after a word nor a street word.
 */
export const afterStreet = (text: string): string | null => {
  const words = text.split(/[\s,;]+/).filter((word) => fold(word) !== '');
  const folded = words.map(fold);
  const end = folded.findLastIndex(
    (word, at) => streetWord.test(word) || (at > 0 && houseNumber.test(word) && /^\p{L}/u.test(folded[at - 1] ?? '')),
  );
  return end === -1 ? null : words.slice(end + 1).join(' ');
};
