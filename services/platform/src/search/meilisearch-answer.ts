import type { QueryWord } from './analysis/analyse.js';
import type { Vocabulary } from './matching/vocabulary.js';
import { corrections, FEW, waysTo, type Asked, type Way } from './matching/ways.js';
import { ANYTHING } from './meilisearch-settings.js';

/** How many offers hold what is asked for. */
export type Counts = (asked: Asked) => number;

const name = ({ stemmed, prefix }: Asked): string => (prefix ? `${stemmed}*` : stemmed);

/** What has to be counted, each once. */
export const distinct = (all: readonly Asked[]): readonly Asked[] => [...new Map(all.map((asked) => [name(asked), asked])).values()];

/** Looks counts up that were asked for together. */
export const countsOf = (asked: readonly Asked[], counts: readonly number[]): Counts => {
  const found = new Map(asked.map((each, index) => [name(each), counts[index] ?? 0]));
  return (each) => found.get(name(each)) ?? 0;
};

/** For each word of a query the ways to satisfy it as it is spelled. */
export const spelledSo = (words: readonly QueryWord[], vocabulary: Vocabulary): readonly (readonly Way[])[] => words.map((_, index) => waysTo(words, index, vocabulary));

const knownIn = (ways: readonly Way[], counts: Counts): number => ways.reduce((sum, { asked }) => sum + Math.min(...asked.map(counts)), 0);

/** What rare words may be misspellings of: to be counted before `corrected`. */
export const suspects = (words: readonly QueryWord[], slots: readonly (readonly Way[])[], vocabulary: Vocabulary, counts: Counts): readonly Asked[] =>
  distinct(words.flatMap(({ word }, index) => (knownIn(slots[index] ?? [], counts) < FEW ? vocabulary.spellings(word) : [])
    .map(({ stemmed }): Asked => ({ stemmed, prefix: false }))));

/** The ways with those added that take a rare word for a misspelled one. */
export const corrected = (words: readonly QueryWord[], slots: readonly (readonly Way[])[], vocabulary: Vocabulary, counts: Counts, countOf: Counts): readonly (readonly Way[])[] =>
  words.map(({ word }, index) => {
    const ways = slots[index] ?? [];
    return [...ways, ...corrections(word, knownIn(ways, counts), vocabulary, (stemmed) => countOf({ stemmed, prefix: false }))];
  });

/**
 * What Meilisearch orders the offers by: the words in the best way that leads to something. The phrase before them must be found,
 * and is, everywhere; the others may be missing where an offer was found in another way.
 */
export const relevance = (slots: readonly (readonly Way[])[], vocabulary: Vocabulary): string => {
  const best = (ways: readonly Way[]): Way | undefined => ways.toSorted((a, b) => b.factor - a.factor)
    .find(({ asked }) => asked.every(({ stemmed, prefix }) => !prefix && vocabulary.has(stemmed))) ?? ways.find(({ asked }) => asked[0]?.prefix);
  const tokens = slots.flatMap((ways) => best(ways)?.asked.map(({ stemmed }) => stemmed) ?? []);
  return [`"${ANYTHING}"`, ...new Set(tokens)].join(' ');
};
