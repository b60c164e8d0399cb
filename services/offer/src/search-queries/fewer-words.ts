import { queryWords } from '../search/analysis/analyse.js';
import type { SearchIndex, SearchQuery, SearchResult } from '../search/search.port.js';

const SHORT = 2;
const MOST_WORDS = 4;

/** Words too general to identify an offer on their own, folded. */
const general: ReadonlySet<string> = new Set(
  `
  maschine maschinen gerat gerate apparat apparate
  machine machines device devices equipment
  apparaat apparaten toestel toestellen
`
    .trim()
    .split(/\s+/),
);

export type Found = Readonly<{ result: SearchResult; leftOut: readonly string[] }>;

const tellingOf = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => word.length > SHORT && !/\d/.test(word));
  return telling.length > 0 ? telling : words;
};

export const fewerWords = (words: readonly string[]): readonly (readonly string[])[] => {
  const some = tellingOf(words).slice(0, MOST_WORDS);
  const withoutOne = some.length > 2 ? some.map((_, at) => some.toSpliced(some.length - 1 - at, 1)) : [];
  const alone = some.length > 1 ? some.filter((word) => !general.has(word)).map((word) => [word]) : [];
  return [...(some.length < words.length ? [some] : []), ...withoutOne, ...alone];
};

export const asTyped = (text: string, word: string): string => {
  const typed = text.split(/\s+/).find((part) => {
    const [first, ...more] = queryWords(part);
    return first?.word === word && more.length === 0;
  });
  return typed?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') ?? word;
};

/**
 * Searches for all words, then for fewer when no offer matches. Fallbacks ignore offers that merely mention a word:
 * skis with a binding are no binding machine. A query without any matching word stays empty.
 */
export const searchMost = async (search: Pick<SearchIndex, 'search'>, query: SearchQuery): Promise<Found> => {
  const result = await search.search(query);
  const words = queryWords(query.text ?? '').map(({ word }) => word);
  if (result.total > 0 || words.length < 2) return { result, leftOut: [] };
  for (const kept of fewerWords(words)) {
    const fewer = await search.search({ ...query, text: kept.join(' ') });
    const isAnswer = !fewer.onlyMentioned || kept.length >= tellingOf(words).length;
    if (fewer.total > 0 && isAnswer)
      return {
        result: fewer,
        leftOut: words.filter((word) => !kept.includes(word)).map((word) => asTyped(query.text ?? '', word)),
      };
  }
  return { result, leftOut: [] };
};
