import { fold, foldPlain } from './fold.js';

const ASCII = /^[\0-\x7f]*$/;

/**
 * Test of a text for every word of `wanted`, also as a part of a word; true for any text if there are no words. Words
 * of punctuation alone are left out, and nothing matches if there are no others.
 */
export const hasWords = (wanted: string): ((text: string) => boolean) => {
  const typed = new Set(wanted.split(/\s+/).filter(Boolean));
  const words = [...typed]
    .map((word) => ({ spelled: fold(word), plain: foldPlain(word) }))
    .filter(({ spelled }) => spelled !== '');
  if (words.length === 0) return () => typed.size === 0;
  return (text) => {
    const spelled = fold(text);
    const plain = ASCII.test(text) ? spelled : foldPlain(text);
    return words.every((word) => spelled.includes(word.spelled) || plain.includes(word.plain));
  };
};
