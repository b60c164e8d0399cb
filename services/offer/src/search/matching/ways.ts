import type { QueryWord } from '../analysis/analyse.js';
import { compoundCover, compoundRests } from '../analysis/compound.js';
import { meaningsAt } from '../analysis/meanings.js';
import { stem } from '../analysis/stem.js';
import type { Spelling, Vocabulary } from './vocabulary.js';

/** What a document must hold: this stem, or a word that begins so. */
export type Asked = Readonly<{ stemmed: string; prefix: boolean }>;

/** One way to satisfy a word of a query: everything asked for must be there. `factor` says how good a way it is. */
export type Way = Readonly<{ asked: readonly Asked[]; factor: number }>;

/** A name of several words can mean nothing else; one word is rather what is written so, be it a part of another. */
const FACTOR = {
  exact: 1,
  phrase: 0.9,
  joined: 0.9,
  apart: 0.8,
  prefix: 0.7,
  meant: 0.6,
  unsplit: 0.6,
  oneWrong: 0.5,
  twoWrong: 0.3,
} as const;
const SHORTEST_PREFIX = 2;
/** Below this many documents a word may itself be a mistake. */
export const FEW = 3;
/** A rare spelling beside one this many times as frequent is taken for a mistake. */
const MORE_FREQUENT = 10;
const MOST_CORRECTIONS = 8;
const MOST_PARTS = 3;
const SHORTEST_REST = 4;

const exactly = (stemmed: string): Asked => ({ stemmed, prefix: false });

/**
 * The ways to satisfy one word of a query, taken as it is spelled: so, by another name of the thing, as beginning of a
 * word, written together or apart. The first is the word itself.
 */
export const waysTo = (words: readonly QueryWord[], index: number, vocabulary: Vocabulary): readonly Way[] => {
  const { word, stemmed } = words[index] ?? { word: '', stemmed: '' };
  const joined = (at: number): readonly Way[] => {
    const [one, two] = [words[at], words[at + 1]];
    const whole = one && two ? stem(one.word + two.word) : '';
    return vocabulary.has(whole) ? [{ asked: [exactly(whole)], factor: FACTOR.joined }] : [];
  };
  const meant = meaningsAt(
    words.map((one) => one.stemmed),
    index,
  );
  const cover = compoundCover(word, vocabulary.lexicon);
  return [
    { asked: [exactly(stemmed)], factor: FACTOR.exact },
    ...meant.names.map((name): Way => ({
      asked: name.map(exactly),
      factor: meant.words > 1 ? FACTOR.phrase : FACTOR.meant,
    })),
    ...(index === words.length - 1 && word.length >= SHORTEST_PREFIX
      ? [{ asked: [{ stemmed: word, prefix: true }], factor: FACTOR.prefix }]
      : []),
    ...joined(index),
    ...joined(index - 1),
    ...(cover.length > 0 ? [{ asked: cover.map(exactly), factor: FACTOR.apart }] : []),
    ...vocabulary
      .unsplitCompounds(stemmed)
      .map((compound): Way => ({ asked: [exactly(compound)], factor: FACTOR.unsplit })),
  ];
};

/**
 * In how many documents a word was found as it is spelled: `whole` as a word or its beginning, `apart` only as the
 * parts it is made of.
 */
export type Known = Readonly<{ whole: number; apart: number }>;

/**
 * Counts what is known of a word; parts are counted only where it is rare as a whole, and only documents that hold all
 * of them.
 */
export const knownBy = <Found>(
  ways: readonly Found[],
  isApart: (way: Found) => boolean,
  count: (way: Found) => number,
): Known => {
  const sum = (apart: boolean): number =>
    ways.reduce((all, way) => (isApart(way) === apart ? all + count(way) : all), 0);
  const whole = sum(false);
  return { whole, apart: whole < FEW ? sum(true) : 0 };
};

/**
 * Words that a rare one may be a misspelling of. One that is made of words which stand together somewhere has one wrong
 * letter at most.
 */
export const suspectsOf = (word: string, { whole, apart }: Known, vocabulary: Vocabulary): readonly Spelling[] =>
  whole + apart < FEW ? vocabulary.spellings(word).filter(({ distance }) => apart === 0 || distance === 1) : [];

/** What a rare word may be a misspelling of, the nearest first; `countOf` answers how many documents hold a stem. */
export const corrections = (
  word: string,
  known: Known,
  vocabulary: Vocabulary,
  countOf: (stemmed: string) => number,
): readonly Way[] => {
  const ways: Way[] = [];
  for (const { stemmed, distance } of suspectsOf(word, known, vocabulary)) {
    if (countOf(stemmed) > known.whole * MORE_FREQUENT)
      ways.push({ asked: [exactly(stemmed)], factor: distance === 1 ? FACTOR.oneWrong : FACTOR.twoWrong });
    if (ways.length === MOST_CORRECTIONS) break;
  }
  return ways.length === 0 && known.whole + known.apart === 0 ? mistypedParts(word, vocabulary) : ways;
};

/** A compound nobody knows, of a word that is known and one that is misspelled: `gartenshere` is garten and schere. */
const mistypedParts = (word: string, vocabulary: Vocabulary): readonly Way[] =>
  compoundRests(word, vocabulary.lexicon)
    .flatMap(({ known, rest }) =>
      vocabulary
        .spellings(rest)
        .filter(({ stemmed }) => stemmed.length >= SHORTEST_REST)
        .slice(0, MOST_PARTS)
        .map(({ stemmed, distance }): Way => ({
          asked: [exactly(known), exactly(stemmed)],
          factor: FACTOR.apart * (distance === 1 ? FACTOR.oneWrong : FACTOR.twoWrong),
        })),
    )
    .slice(0, MOST_CORRECTIONS);
