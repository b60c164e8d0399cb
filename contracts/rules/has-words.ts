import { fold, foldPlain } from './fold.js';

/** Test of a text for every word of `wanted`, also as a part of a word; true for any text if there are no words. */
export const hasWords = (wanted: string): ((text: string) => boolean) => {
  const words = wanted
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ spelled: fold(word), plain: foldPlain(word) }));
  return (text) => {
    const [spelled, plain] = [fold(text), foldPlain(text)];
    return words.every((word) => spelled.includes(word.spelled) || plain.includes(word.plain));
  };
};
