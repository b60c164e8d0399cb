import { queryWords } from '../search/analysis/analyse.js';
import type { SearchIndex, SearchQuery, SearchResult } from '../search/search.port.js';

/** A word this short says little: "18 V", "xl". */
const SHORT = 2;
/** Queries longer than this are not tried in combinations. */
const MOST_WORDS = 4;

/** Words that name too many things to say, alone, what is looked for. Folded. */
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

/** The words that say what is looked for; all where none does. */
const tellingOf = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => word.length > SHORT && !/\d/.test(word));
  return telling.length > 0 ? telling : words;
};

/** The texts to try after the whole one, with fewer and fewer words. */
export const fewerWords = (words: readonly string[]): readonly (readonly string[])[] => {
  const some = tellingOf(words).slice(0, MOST_WORDS);
  const withoutOne = some.length > 2 ? some.map((_, at) => some.toSpliced(some.length - 1 - at, 1)) : [];
  const alone = some.length > 1 ? some.filter((word) => !general.has(word)).map((word) => [word]) : [];
  return [...(some.length < words.length ? [some] : []), ...withoutOne, ...alone];
};

/** A word of the search as it stands in the text: "einhorner" as „Einhörner“. */
export const asTyped = (text: string, word: string): string => {
  const typed = text.split(/\s+/).find((part) => {
    const [first, ...more] = queryWords(part);
    return first?.word === word && more.length === 0;
  });
  return typed?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') ?? word;
};

/**
 * Searches for all words, and for most of them where no offer contains all. What merely mentions some of the telling
 * words is no answer to the others: a ski with a binding is no binding machine. A search whose words match nothing
 * else stays empty.
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
