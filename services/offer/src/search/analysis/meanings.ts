import { queryWords } from './analyse.js';
import { commonThings } from './common-things.js';
import { dutchStems, stem } from './stem.js';

type Name = readonly string[];

const keysOf = (name: string, dutch: boolean): readonly string[] => {
  const stems = queryWords(name).map(({ stemmed }) => stemmed);
  const last = stems.at(-1) ?? '';
  return [last, ...(dutch ? dutchStems(last) : [])].map((end) => [...stems.slice(0, -1), end].join(' '));
};
const nameOf = (name: string): Name => queryWords(name).map(({ stemmed }) => stemmed);

const meanings = new Map<string, Name[]>();
for (const thing of commonThings) {
  const names = [...thing.de, ...thing.en, ...thing.nl];
  for (const name of names) {
    const keys = keysOf(name, thing.nl.includes(name));
    for (const key of new Set([...keys, ...keys.map((one) => one.replaceAll(' ', ''))])) {
      const known = meanings.get(key) ?? [];
      const others = names
        .filter((other) => other !== name)
        .map(nameOf)
        .filter((other) => other.join(' ') !== key);
      meanings.set(key, [
        ...known,
        ...others.filter((other) => !known.some((one) => one.join(' ') === other.join(' '))),
      ]);
    }
  }
}
const LONGEST = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));

/**
 * Synonyms of the name that contains the word at `index`, alone or with its neighbours: `cargo` in "cargo bike" also
 * means lastenrad.
 */
export const meaningsAt = (
  stems: readonly string[],
  index: number,
): Readonly<{ names: readonly Name[]; words: number }> => {
  for (let length = Math.min(LONGEST, stems.length); length > 0; length -= 1) {
    for (let first = Math.max(0, index - length + 1); first <= index && first + length <= stems.length; first += 1) {
      const those = stems.slice(first, first + length);
      const found = meanings.get(those.join(' ')) ?? (length > 1 ? meanings.get(stem(those.join(''))) : undefined);
      if (found) return { names: found, words: length };
    }
  }
  return { names: [], words: 0 };
};
