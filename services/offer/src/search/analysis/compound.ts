import { LONGEST_WORD } from './fold.js';
import { stem } from './stem.js';

/** Trust in a compound part: `listed` (compound-words.ts), `seen` as a word in some text, or null. */
export type Trust = 'listed' | 'seen' | null;
export type Lexicon = (stemmed: string, word: string) => Trust;

type Split = Readonly<{ left: string; right: string; worth: number }>;

const letters = /^[a-z]+$/;
const vowel = /[aeiouy]/;
const SHORTEST_PART = 3;
const SHORTEST_HEAD = 4;
const SHORTEST_UNKNOWN = 8;

/**
 * Parts of three letters must be listed, and words seen in texts must be long; otherwise Moni + tor would split a
 * monitor.
 */
const worth = (left: Trust, leftLength: number, right: Trust, rightLength: number): number => {
  if (left === 'listed' && right === 'listed') return 3;
  if (left === 'listed' && right === 'seen' && rightLength >= 4) return 2;
  if (left === 'seen' && right === 'listed' && leftLength >= 4 && rightLength >= 4) return 2;
  if (left === 'seen' && right === 'seen' && leftLength >= 5 && rightLength >= 5) return 1;
  return 0;
};

function splitter(lexicon: Lexicon) {
  const splits = new Map<string, readonly Split[]>();
  const trusts = new Map<string, Trust>();

  const splitsOf = (word: string): readonly Split[] => {
    const known = splits.get(word);
    if (known) return known;
    splits.set(word, []);
    const found: Split[] = [];
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      const rightTrust = trustOf(right);
      if (!rightTrust) continue;
      const value = worth(trustOf(left), left.length, rightTrust, right.length);
      if (value > 0) found.push({ left, right, worth: value });
    }
    splits.set(word, found);
    return found;
  };

  const trustOf = (part: string): Trust => {
    const known = trusts.get(part);
    if (known !== undefined) return known;
    let trust = lexicon(stem(part), part);
    if (trust !== 'listed') {
      const best = splitsOf(part).reduce((most, split) => Math.max(most, split.worth), 0);
      trust = best === 3 ? 'listed' : (trust ?? (best > 0 ? 'seen' : null));
    }
    trusts.set(part, trust);
    return trust;
  };
  return splitsOf;
}

const splittable = (word: string): boolean =>
  word.length >= 2 * SHORTEST_PART && word.length <= LONGEST_WORD && letters.test(word);

/**
 * Stems of all parts of a folded compound, including nested ones: Akkubohrmaschine → akku, bohrmaschin, bohr,
 * maschin. Linking letters (Arbeit-s-platz) belong to the left part. Returns only the head when no other part is
 * known.
 */
export function compoundParts(word: string, lexicon: Lexicon): readonly string[] {
  if (!splittable(word)) return [];
  const splitsOf = splitter(lexicon);
  const parts = new Set<string>();
  const visited = new Set<string>();
  const collect = (whole: string): void => {
    if (visited.has(whole)) return;
    visited.add(whole);
    for (const { left, right } of splitsOf(whole)) {
      parts.add(stem(right));
      if (lexicon(stem(left), left)) parts.add(stem(left));
      collect(left);
      collect(right);
    }
  };
  collect(word);
  for (let at = SHORTEST_PART; parts.size === 0 && at <= word.length - SHORTEST_HEAD; at += 1) {
    const head = word.slice(at);
    if (at + head.length < SHORTEST_UNKNOWN || !vowel.test(word.slice(0, at)) || lexicon(stem(head), head) !== 'listed')
      continue;
    parts.add(stem(head));
    collect(head);
  }
  parts.delete(stem(word));
  return [...parts];
}

/**
 * Smallest parts that cover the whole word in order, so that a search finds them written apart; empty if no parts
 * cover the word.
 */
export function compoundCover(word: string, lexicon: Lexicon): readonly string[] {
  const number = /^(\d+)([a-z]+)$/.exec(word);
  if (number) return [number[1] ?? '', stem(number[2] ?? '')];
  if (!splittable(word)) return [];
  const splitsOf = splitter(lexicon);
  const cover = (whole: string): readonly string[] => {
    const best = splitsOf(whole).reduce<Split | null>(
      (most, split) => (most && most.worth >= split.worth ? most : split),
      null,
    );
    return best ? [...cover(best.left), ...cover(best.right)] : [stem(whole)];
  };
  const parts = cover(word);
  return parts.length > 1 ? parts : [];
}

export type Rest = Readonly<{ known: string; rest: string; first: boolean }>;

const SHORTEST_MISTYPED = 5;
const MOST_RESTS = 6;

/**
 * Splits an unknown word at a known prefix or suffix, longest first. The remainder is long enough to be a misspelling;
 * a known part of three or four letters must be listed.
 */
export function compoundRests(word: string, lexicon: Lexicon): readonly Rest[] {
  if (!splittable(word)) return [];
  const knows = (part: string): boolean => {
    const trust = lexicon(stem(part), part);
    return (
      trust === 'listed' ||
      (trust === 'seen' && part.length >= SHORTEST_MISTYPED) ||
      compoundCover(part, lexicon).length > 0
    );
  };
  const rests: Rest[] = [];
  for (let rest = SHORTEST_MISTYPED; rest <= word.length - SHORTEST_PART && rests.length < MOST_RESTS; rest += 1) {
    const at = word.length - rest;
    if (knows(word.slice(0, at))) rests.push({ known: stem(word.slice(0, at)), rest: word.slice(at), first: false });
    if (knows(word.slice(rest))) rests.push({ known: stem(word.slice(rest)), rest: word.slice(0, rest), first: true });
  }
  return rests;
}
