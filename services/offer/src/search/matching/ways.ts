import type { QueryWord } from '../analysis/analyse.js';
import { compoundCover, compoundRests } from '../analysis/compound.js';
import { isCompound } from '../analysis/compound-words.js';
import { mistakes, SLIP } from '../analysis/likeness.js';
import { meaningsAt } from '../analysis/meanings.js';
import { stem } from '../analysis/stem.js';
import type { Mended } from '../search.port.js';
import { isName, namesLike } from './dictionary.js';
import type { Spelling, Vocabulary } from './vocabulary.js';

export type Asked = Readonly<{ stemmed: string; prefix: boolean }>;

/** One way to satisfy a query word: all of `asked` must match. `factor`: quality of the match. */
export type Way = Readonly<{ asked: readonly Asked[]; factor: number }>;

/** A name of several words is unambiguous; a single word is more likely meant literally. */
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
/** Number of documents below which a word may be a misspelling. */
export const FEW = 3;
/** Frequency ratio from which the rarer of two spellings counts as a mistake. */
const MORE_FREQUENT = 10;
const MOST_CORRECTIONS = 8;
const SHORTEST_REST = 4;
/** Minimum length of a misspelled name, if the typed word is found only by chance. */
const SHORTEST_KNOWN = 5;

const exactly = (stemmed: string): Asked => ({ stemmed, prefix: false });

/** Ways to satisfy one query word as typed: exact, synonym, prefix, joined or split. The first is the word itself. */
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
 * Document counts of a word: `typed` exactly as typed, `whole` as typed or as a synonym or prefix, `apart` only as
 * its compound parts.
 */
export type Known = Readonly<{ typed: number; whole: number; apart: number }>;

export const knownBy = <Found>(
  typed: number,
  ways: readonly Found[],
  isApart: (way: Found) => boolean,
  count: (way: Found) => number,
): Known => {
  const sum = (apart: boolean): number =>
    ways.reduce((all, way) => (isApart(way) === apart ? all + count(way) : all), 0);
  const whole = sum(false);
  return { typed, whole, apart: whole < FEW ? sum(true) : 0 };
};

/**
 * Possible corrections of a rare word. A compound whose parts occur next to each other allows one wrong letter only.
 */
export const suspectsOf = (
  word: string,
  { typed, whole, apart }: Known,
  vocabulary: Vocabulary,
): readonly Spelling[] => {
  const isRare = whole + apart < FEW;
  // Consider names if no offer contains the typed word and it nearly matches a name; matches of its prefix or parts
  // are then coincidental.
  const names = typed === 0 && !isName(stem(word)) ? namesLike(word) : [];
  const nearest = new Map<string, Spelling>();
  for (const spelling of [
    ...names.filter((name) => isRare || (word.length >= SHORTEST_KNOWN && mistakesIn(word, name) <= SLIP)),
    ...(isRare ? vocabulary.spellings(word) : []),
  ]) {
    if (apart > 0 && spelling.distance > 1) continue;
    if (spelling.distance < (nearest.get(spelling.stemmed)?.distance ?? Infinity))
      nearest.set(spelling.stemmed, spelling);
  }
  return [...nearest.values()];
};

type Reading = Spelling & Readonly<{ parts: readonly string[]; mistakes: number; completes: boolean }>;

const MARGIN = 0.25;
/** Maximum mistakes of a reading; lower when some offer contains the typed word, such as Jolle next to Rolle. */
const MOST_MISTAKES = 2;
const MOST_BESIDE_TYPED = 1;
const NAME_BONUS = 0.25;

/**
 * `readings`: corrections of a word, likeliest first; empty when a document contains it as typed. Compound parts do not
 * count: `bohrmachine` is misspelled although `machine` is a word.
 */
export type Correction = Readonly<{ ways: readonly Way[]; readings: readonly string[] }>;

export const corrections = (
  words: readonly QueryWord[],
  known: (index: number) => Known,
  vocabulary: Vocabulary,
  countOf: (stemmed: string) => number,
): readonly Correction[] => {
  const knowledge = words.map((_, index) => known(index));
  const found = knowledge.map((each, index) => readingsOf(words, index, each, vocabulary, countOf));
  const mended = words.map((word, index) => found[index]?.find(({ completes }) => completes) ?? word);
  const stems = words.map(({ stemmed }) => stemmed);
  const mendedStems = mended.map(({ stemmed }) => stemmed);
  return found.map((readings, index) => {
    const asRead = readings.flatMap(({ parts, distance, ...other }) => {
      const factor = distance === 1 ? FACTOR.oneWrong : FACTOR.twoWrong;
      const apart: readonly Way[] = parts.length > 0 ? [{ asked: parts.map(exactly), factor: FACTOR.apart }] : [];
      return [...apart, ...waysTo(words.with(index, other), index, vocabulary)].map((way): Way => ({
        ...way,
        factor: way.factor * factor,
      }));
    });
    // A correctly spelled word may complete a name with its corrected neighbour.
    const { names, words: length } = meaningsAt(mendedStems, index);
    const isCompleted = readings.length === 0 && length > 1 && meaningsAt(stems, index).words <= 1;
    const completed = isCompleted
      ? names.map((name): Way => ({ asked: name.map(exactly), factor: FACTOR.phrase * FACTOR.oneWrong }))
      : [];
    const { whole = 0 } = knowledge[index] ?? {};
    return { ways: [...asRead, ...completed], readings: whole === 0 ? readings.map(({ word }) => word) : [] };
  });
};

export const mendedOf = (words: readonly QueryWord[], found: readonly Correction[]): readonly Mended[] =>
  words.flatMap(({ word }, index) => {
    const { readings = [] } = found[index] ?? {};
    return readings.length > 0 ? { word, readings } : [];
  });

const readingsOf = (
  words: readonly QueryWord[],
  index: number,
  known: Known,
  vocabulary: Vocabulary,
  countOf: (stemmed: string) => number,
): readonly Reading[] => {
  const { word = '' } = words[index] ?? {};
  const read = (other: QueryWord): readonly QueryWord[] => words.with(index, other);
  const readingOf = (spelling: Spelling, parts: readonly string[], wrong: number): Reading => {
    const stems = read(spelling).map(({ stemmed }) => stemmed);
    return {
      ...spelling,
      parts,
      mistakes: wrong - (isName(spelling.stemmed) ? NAME_BONUS : 0),
      completes: meaningsAt(stems, index).words > 1,
    };
  };
  const asWhole = suspectsOf(word, known, vocabulary)
    .filter(({ stemmed }) => countOf(stemmed) > known.whole * MORE_FREQUENT || (known.typed === 0 && isName(stemmed)))
    .map((spelling) => readingOf(spelling, [], mistakesIn(word, spelling)));
  const unknown = known.whole + known.apart === 0;
  const all =
    asWhole.length === 0 && unknown
      ? mistypedParts(word, vocabulary).map(({ spelling, parts, wrong }) => readingOf(spelling, parts, wrong))
      : asWhole;
  // A name completed by neighbouring words is certain: `hege trimmer` is a hedge trimmer.
  const completing = all.filter(({ completes }) => completes);
  const readings = (completing.length > 0 ? completing : all).toSorted((a, b) => a.mistakes - b.mistakes);
  const limit = known.typed > 0 ? MOST_BESIDE_TYPED : MOST_MISTAKES;
  const most = (readings[0]?.mistakes ?? 0) + MARGIN;
  return readings.filter(({ mistakes: wrong }) => wrong <= most && wrong <= limit).slice(0, MOST_CORRECTIONS);
};

const mistakesIn = (typed: string, { word, stemmed }: Pick<Spelling, 'word' | 'stemmed'>): number =>
  Math.min(mistakes(typed, word), mistakes(stem(typed), stemmed));

type MendedParts = Readonly<{ spelling: Spelling; parts: readonly string[]; wrong: number }>;

/** Splits an unknown compound into a known and a misspelled word: `gartenshere` is garten and schere. */
const mistypedParts = (word: string, vocabulary: Vocabulary): readonly MendedParts[] =>
  (isCompound(word) ? [] : compoundRests(word, vocabulary.lexicon)).flatMap(({ known, rest, first }) =>
    vocabulary
      .spellings(rest)
      .filter(({ stemmed }) => stemmed.length >= SHORTEST_REST)
      .map((mended): MendedParts => {
        const parts = first ? [mended.stemmed, known] : [known, mended.stemmed];
        const whole = first ? mended.word + word.slice(rest.length) : word.slice(0, -rest.length) + mended.word;
        return {
          spelling: { word: whole, stemmed: stem(whole), distance: mended.distance },
          parts,
          wrong: mistakesIn(rest, mended),
        };
      }),
  );
