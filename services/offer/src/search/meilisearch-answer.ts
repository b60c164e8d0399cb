import type { QueryWord } from './analysis/analyse.js';
import type { Vocabulary } from './matching/vocabulary.js';
import {
  corrections,
  knownBy,
  mendedOf,
  suspectsOf,
  waysTo,
  type Asked,
  type Known,
  type Way,
} from './matching/ways.js';
import { ANYTHING } from './meilisearch-settings.js';
import type { Mended } from './search.port.js';

/** What an offer holds together. */
export type Together = readonly Asked[];
/** How many offers hold what is asked for, all of it. */
export type Counts = (asked: Together) => number;

const name = (asked: Together): string =>
  asked.map(({ stemmed, prefix }) => (prefix ? `${stemmed}*` : stemmed)).join(' ');

/** What has to be counted, each once. */
export const distinct = (all: readonly Together[]): readonly Together[] => [
  ...new Map(all.map((asked) => [name(asked), asked])).values(),
];

/** Looks counts up that were asked for together. */
export const countsOf = (asked: readonly Together[], counts: readonly number[]): Counts => {
  const found = new Map(asked.map((each, index) => [name(each), counts[index] ?? 0]));
  return (each) => found.get(name(each)) ?? 0;
};

/** For each word of a query the ways to satisfy it as it is spelled. */
export const spelledSo = (words: readonly QueryWord[], vocabulary: Vocabulary): readonly (readonly Way[])[] =>
  words.map((_, index) => waysTo(words, index, vocabulary));

const knownIn = (ways: readonly Way[], counts: Counts): Known =>
  knownBy(
    // The first way is the word as it is spelled.
    counts(ways[0]?.asked ?? []),
    ways,
    ({ asked }) => asked.length > 1,
    ({ asked }) => counts(asked),
  );

/** What rare words may be misspellings of: to be counted before `corrected`. */
export const suspects = (
  words: readonly QueryWord[],
  slots: readonly (readonly Way[])[],
  vocabulary: Vocabulary,
  counts: Counts,
): readonly Together[] =>
  distinct(
    words.flatMap(({ word }, index) =>
      suspectsOf(word, knownIn(slots[index] ?? [], counts), vocabulary).map(({ stemmed }): Together => [
        { stemmed, prefix: false },
      ]),
    ),
  );

/** The ways with those added that take a rare word for a misspelled one, and the words that were mended so. */
export const corrected = (
  words: readonly QueryWord[],
  slots: readonly (readonly Way[])[],
  vocabulary: Vocabulary,
  counts: Counts,
  countOf: Counts,
): Readonly<{ slots: readonly (readonly Way[])[]; mended: readonly Mended[] }> => {
  const found = corrections(
    words,
    (index) => knownIn(slots[index] ?? [], counts),
    vocabulary,
    (stemmed) => countOf([{ stemmed, prefix: false }]),
  );
  return {
    slots: slots.map((ways, index) => [...ways, ...(found[index]?.ways ?? [])]),
    mended: mendedOf(words, found),
  };
};

/**
 * What Meilisearch orders the offers by: the words in the best way that leads to something. The phrase before them must
 * be found, and is, everywhere; the others may be missing where an offer was found in another way.
 */
export const relevance = (slots: readonly (readonly Way[])[], vocabulary: Vocabulary): string => {
  const best = (ways: readonly Way[]): Way | undefined =>
    ways
      .toSorted((a, b) => b.factor - a.factor)
      .find(({ asked }) => asked.every(({ stemmed, prefix }) => !prefix && vocabulary.has(stemmed))) ??
    ways.find(({ asked }) => asked[0]?.prefix);
  const tokens = slots.flatMap((ways) => best(ways)?.asked.map(({ stemmed }) => stemmed) ?? []);
  return [`"${ANYTHING}"`, ...new Set(tokens)].join(' ');
};
