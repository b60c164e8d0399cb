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

export type Together = readonly Asked[];
export type Counts = (asked: Together) => number;

const name = (asked: Together): string =>
  asked.map(({ stemmed, prefix }) => (prefix ? `${stemmed}*` : stemmed)).join(' ');

export const distinct = (all: readonly Together[]): readonly Together[] => [
  ...new Map(all.map((asked) => [name(asked), asked])).values(),
];

export const countsOf = (asked: readonly Together[], counts: readonly number[]): Counts => {
  const found = new Map(asked.map((each, index) => [name(each), counts[index] ?? 0]));
  return (each) => found.get(name(each)) ?? 0;
};

export const spelledSo = (words: readonly QueryWord[], vocabulary: Vocabulary): readonly (readonly Way[])[] =>
  words.map((_, index) => waysTo(words, index, vocabulary));

const knownIn = (ways: readonly Way[], counts: Counts): Known =>
  knownBy(
    counts(ways[0]?.asked ?? []),
    ways,
    ({ asked }) => asked.length > 1,
    ({ asked }) => counts(asked),
  );

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
 * Relevance query for Meilisearch: each word in its best way with results. The leading phrase occurs in every offer and
 * must match; the other words are optional, because an offer may match in another way.
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
