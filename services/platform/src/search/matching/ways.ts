import type { QueryWord } from '../analysis/analyse.js';
import { compoundCover } from '../analysis/compound.js';
import { stem } from '../analysis/stem.js';
import type { Vocabulary } from './vocabulary.js';

/** What a document must hold: this stem, or a word that begins so. */
export type Asked = Readonly<{ stemmed: string; prefix: boolean }>;

/** One way to satisfy a word of a query: everything asked for must be there. `factor` says how good a way it is. */
export type Way = Readonly<{ asked: readonly Asked[]; factor: number }>;

const FACTOR = { exact: 1, joined: 0.9, apart: 0.8, prefix: 0.7, unsplit: 0.6, oneWrong: 0.5, twoWrong: 0.3 } as const;
const SHORTEST_PREFIX = 2;
/** Below this many documents a word may itself be a mistake. */
export const FEW = 3;
/** A rare spelling beside one this many times as frequent is taken for a mistake. */
const MORE_FREQUENT = 10;
const MOST_CORRECTIONS = 8;

const exactly = (stemmed: string): Asked => ({ stemmed, prefix: false });

/** The ways to satisfy one word of a query, taken as it is spelled: so, as beginning of a word, written together or apart. The first is the word itself. */
export const waysTo = (words: readonly QueryWord[], index: number, vocabulary: Vocabulary): readonly Way[] => {
  const { word, stemmed } = words[index] ?? { word: '', stemmed: '' };
  const joined = (at: number): readonly Way[] => {
    const [one, two] = [words[at], words[at + 1]];
    const whole = one && two ? stem(one.word + two.word) : '';
    return vocabulary.has(whole) ? [{ asked: [exactly(whole)], factor: FACTOR.joined }] : [];
  };
  const cover = compoundCover(word, vocabulary.lexicon);
  return [
    { asked: [exactly(stemmed)], factor: FACTOR.exact },
    ...(index === words.length - 1 && word.length >= SHORTEST_PREFIX ? [{ asked: [{ stemmed: word, prefix: true }], factor: FACTOR.prefix }] : []),
    ...joined(index),
    ...joined(index - 1),
    ...(cover.length > 0 ? [{ asked: cover.map(exactly), factor: FACTOR.apart }] : []),
    ...vocabulary.unsplitCompounds(stemmed).map((compound): Way => ({ asked: [exactly(compound)], factor: FACTOR.unsplit })),
  ];
};

/** What a word found in `known` documents may be a misspelling of, the nearest first; `countOf` answers how many documents hold a stem. */
export const corrections = (word: string, known: number, vocabulary: Vocabulary, countOf: (stemmed: string) => number): readonly Way[] => {
  const ways: Way[] = [];
  for (const { stemmed, distance } of known < FEW ? vocabulary.spellings(word) : []) {
    if (countOf(stemmed) > known * MORE_FREQUENT) ways.push({ asked: [exactly(stemmed)], factor: distance === 1 ? FACTOR.oneWrong : FACTOR.twoWrong });
    if (ways.length === MOST_CORRECTIONS) break;
  }
  return ways;
};
