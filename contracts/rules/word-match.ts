import { fold, foldPlain } from './fold.js';

/** A word or phrase to look for, and how: each word whole, or the last one as the beginning of a longer one. */
export type Wanted = Readonly<{ text: string; match: 'word' | 'beginning' }>;

/** Where one stands in a text: its first sign, and the one after the last. */
export type WordFound<One extends Wanted> = Readonly<{ entry: One; as: string; from: number; to: number }>;

type Word = Readonly<{ spelled: string; plain: string; from: number; to: number }>;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, folded both ways that umlauts are typed. */
const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    spelled: fold(word),
    plain: foldPlain(word),
    from: index,
    to: index + word.length,
  }));

type Phrase<One> = Readonly<{ entry: One; words: readonly string[]; open: boolean }>;
type Folding = 'spelled' | 'plain';

const phrasesOf = <One extends Wanted>(entries: readonly One[], folded: (text: string) => string) => {
  /** By the first word, as far as it is whole. */
  const whole = new Map<string, Phrase<One>[]>();
  /** One word that may go on. */
  const open = new Map<string, Phrase<One>[]>();
  let longest = 0;
  for (const entry of entries) {
    const words = folded(entry.text).split(' ').filter(Boolean);
    const [first] = words;
    if (first === undefined) continue;
    const phrase = { entry, words, open: entry.match === 'beginning' };
    const index = phrase.open && words.length === 1 ? open : whole;
    index.set(first, [...(index.get(first) ?? []), phrase]);
    if (index === open) longest = Math.max(longest, first.length);
  }
  return { whole, open, longest };
};

const standsAt = <One>({ words, open }: Phrase<One>, text: readonly Word[], at: number, how: Folding): boolean =>
  words.every((wanted, n) => {
    const word = text[at + n]?.[how];
    return word !== undefined && (open && n === words.length - 1 ? word.startsWith(wanted) : word === wanted);
  });

/**
 * Makes a reader of texts that finds the words of a list, however many these are: case, accents and the ways to type
 * umlauts make no difference, nor does what stands between the words of a phrase. Each entry is told once for a text,
 * where it stands first; in the order of the text.
 */
export const wordFinder = <One extends Wanted>(
  entries: readonly One[],
): ((text: string) => readonly WordFound<One>[]) => {
  const ways = [
    ['spelled', phrasesOf(entries, fold)],
    ['plain', phrasesOf(entries, foldPlain)],
  ] as const;
  return (text) => {
    const words = wordsIn(text);
    const found = new Map<One, WordFound<One>>();
    words.forEach((word, at) => {
      for (const [how, { whole, open, longest }] of ways) {
        const beginnings = Array.from({ length: Math.min(word[how].length, longest) }, (_, n) =>
          word[how].slice(0, n + 1),
        );
        const candidates = [...(whole.get(word[how]) ?? []), ...beginnings.flatMap((one) => open.get(one) ?? [])];
        for (const phrase of candidates) {
          if (found.has(phrase.entry) || !standsAt(phrase, words, at, how)) continue;
          const to = words[at + phrase.words.length - 1]?.to ?? word.to;
          found.set(phrase.entry, { entry: phrase.entry, as: text.slice(word.from, to), from: word.from, to });
        }
      }
    });
    return [...found.values()];
  };
};
