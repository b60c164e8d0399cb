import { categories } from '@lendring/contracts/reference/categories.js';
import { commonThings } from '../analysis/common-things.js';
import { spellings, words } from '../analysis/fold.js';
import { mistakes, SLIP, sound } from '../analysis/likeness.js';
import { stem } from '../analysis/stem.js';
import { createVocabulary, type Spelling } from './vocabulary.js';

const SHORTEST = 4;

/**
 * Names of commonly lent items and category words: corrections for misspelled words that no offer contains, such as
 * hammock when all offers say Hängematte.
 */
const listed = createVocabulary();
const bySound = new Map<string, Spelling[]>();
const short: Spelling[] = [];
const spelled = new Map<string, string>();
const names = [
  ...commonThings.flatMap(({ de, en, nl }) => [...de, ...en, ...nl]),
  ...categories.flatMap(({ title, keywords }) => [...Object.values(title), ...keywords]),
];
for (const name of names)
  for (const part of spellings(name)) {
    const [word, ...more] = words(part).words;
    if (word && more.length === 0 && !spelled.has(word)) spelled.set(word, part);
  }
for (const word of new Set(names.flatMap((name) => words(name).words))) {
  if (word.length < SHORTEST) continue;
  listed.add(word, []);
  const key = sound(word);
  const spelling: Spelling = { word, stemmed: stem(word), distance: 1 };
  bySound.set(key, [...(bySound.get(key) ?? []), spelling]);
  if (word.length <= SHORTEST + 1) short.push(spelling);
}

export const spelledName = (word: string): string | undefined => spelled.get(word);

export const namesBeginning = (part: string): readonly string[] =>
  [...spelled]
    .flatMap(([word, name]) => (word.startsWith(part) && word !== part ? name : []))
    .toSorted((a, b) => a.length - b.length);

export const isName = (stemmed: string): boolean => listed.has(stemmed);

/**
 * Names within the spelling tolerance, or with the same sound, which counts as one wrong letter. Four-letter words
 * allow one slip only.
 */
export const namesLike = (word: string): readonly Spelling[] => [
  ...(bySound.get(sound(word)) ?? []).filter((name) => name.word !== word),
  ...(word.length === SHORTEST ? short.filter((name) => mistakes(word, name.word) <= SLIP) : []),
  ...listed.spellings(word),
];
