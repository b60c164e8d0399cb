import { fold, foldPlain } from './fold.js';

/** Word or phrase to detect. `word`: matches whole words; `beginning`: matches the last word as a prefix. */
export type Wanted = Readonly<{ text: string; match: 'word' | 'beginning' }>;

/** Position of a match; `to` is exclusive. */
export type WordFound<One extends Wanted> = Readonly<{ entry: One; as: string; from: number; to: number }>;

type Word = Readonly<{ spelled: string; plain: string; from: number; to: number }>;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words of a text, normalised for both umlaut spellings (ü → ue and ü → u). */
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
  /** Phrases that begin with a whole word, keyed by that word. */
  const whole = new Map<string, Phrase<One>[]>();
  /** Single words matched as prefixes. */
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
 * Builds a matcher whose cost does not grow with the list. Ignores case, accents, umlaut spelling and punctuation
 * between the words of a phrase. Returns the first match of each entry, in text order.
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
