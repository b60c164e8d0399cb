import type { OfferSearchAnswer } from '@lendring/contracts/offer/search-queries.js';
import { spellings, words } from '../search/analysis/fold.js';
import { spelledName } from '../search/matching/dictionary.js';
import type { Mended } from '../search/search.port.js';
import { asTyped } from './fewer-words.js';

/**
 * Corrections of misspelled words, spelled as in titles or tags of the found offers, else as in the dictionary. Omits
 * corrections found in neither the offers nor the dictionary.
 */
export const mendedWords = (
  mended: readonly Mended[],
  text: string,
  found: readonly Readonly<{ title: string; tags: readonly string[] }>[],
): OfferSearchAnswer['mended'] => {
  if (mended.length === 0) return [];
  const spelled = new Map<string, string>();
  for (const part of found.flatMap(({ title, tags }) => [title, ...tags]).flatMap(spellings)) {
    const [word, ...more] = words(part).words;
    if (word && more.length === 0 && !spelled.has(word)) spelled.set(word, part);
  }
  const first = <Value>(readings: readonly string[], of: (reading: string) => Value | undefined): Value | undefined =>
    readings.map(of).find((value) => value !== undefined);
  return mended.flatMap(({ word, readings }) => {
    const meant = first(readings, (reading) => spelled.get(reading)) ?? first(readings, spelledName);
    return meant === undefined ? [] : { typed: asTyped(text, word), meant };
  });
};
