import type { SearchDocument } from '../search.port.js';
import { compoundWords } from './compound-words.js';
import { words } from './fold.js';
import { dutchStems, stem } from './stem.js';
import { stopWords } from './stop-words.js';

/** Indexed fields by descending weight; `parts` are compound parts of title and tags. */
export const fields = ['title', 'parts', 'tags', 'keywords', 'body'] as const;
export type Field = (typeof fields)[number];

export type Analysed = Readonly<{ stems: Readonly<Record<Field, ReadonlySet<string>>>; titleWords: number }>;

const LONGEST_TEXT = 20_000;

/** Word of a text with its stem and the stems of its compound parts. */
export type TextWord = Readonly<{ stemmed: string; parts: readonly string[] }>;

export function analyse(
  document: Pick<SearchDocument, 'language' | 'title' | 'body' | 'tags' | 'keywords'>,
  wordOf: (word: string) => TextWord,
): Analysed {
  const found: Record<Field, Set<string>> = {
    title: new Set(),
    parts: new Set(),
    tags: new Set(),
    keywords: new Set(),
    body: new Set(),
  };
  const put = (field: Field, stemmed: string, source: Field = field): void => {
    found[field].add(stemmed);
    // Keywords come in all languages: German words get no Dutch plural stems (fahrrad, not fahrraad).
    const german = source === 'keywords' && compoundWords.de(stemmed, stemmed);
    if (document.language === 'nl' && !german) for (const further of dutchStems(stemmed)) found[field].add(further);
  };
  const read = (field: Field, text: string): number => {
    const { words: single, joined } = words(text.slice(0, LONGEST_TEXT));
    for (const word of [...single, ...joined]) {
      const { stemmed, parts } = wordOf(word);
      put(field, stemmed);
      for (const part of parts) put(field === 'title' || field === 'tags' ? 'parts' : 'body', part, field);
    }
    return single.length;
  };
  const titleWords = read('title', document.title);
  for (const tag of document.tags) read('tags', tag);
  read('keywords', document.keywords);
  read('body', document.body);
  return { stems: found, titleWords };
}

export type QueryWord = Readonly<{ word: string; stemmed: string }>;

const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

export function queryWords(text: string): readonly QueryWord[] {
  const all = [...new Set(words(text.slice(0, LONGEST_QUERY)).words)];
  const meant = all.filter((word) => !stopWords.has(word));
  return (meant.length > 0 ? meant : all).slice(0, MOST_WORDS).map((word) => ({ word, stemmed: stem(word) }));
}
