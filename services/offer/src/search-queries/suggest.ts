import { fold, foldPlain } from '@lendring/contracts/rules/fold.js';
import { spellings, words } from '../search/analysis/fold.js';
import { namesBeginning, spelledName } from '../search/matching/dictionary.js';
import type { SearchIndex, SearchQuery } from '../search/search.port.js';
import { mendedWords } from './mended-words.js';

const MOST_OFFERS = 50;
const MOST_TEXTS = 4;

type Found = Readonly<{ title: string; tags: readonly string[] }>;
type Completion = Readonly<{ word: string; count: number; begins: boolean }>;

/**
 * Words of offers that contain the typed part: prefix matches first, then by frequency. Umlauts match with and without
 * transcription.
 */
const wordsWith = (part: string, found: readonly Found[]): readonly Completion[] => {
  const parts = [fold(part), foldPlain(part)] as const;
  const completions = new Map<string, Completion>();
  const wordsOf = ({ title, tags }: Found): ReadonlySet<string> =>
    new Set([
      ...spellings(title),
      ...tags.flatMap(spellings).map((word) => spelledName(words(word).words[0] ?? '') ?? word),
    ]);
  for (const word of found.flatMap((one) => [...wordsOf(one)])) {
    const spelled = [fold(word), foldPlain(word)] as const;
    const isWhole = spelled.some((one, at) => one === parts[at]);
    if (isWhole || !spelled.some((one, at) => one.includes(parts[at] ?? one))) continue;
    const known = completions.get(spelled[0]);
    const begins = spelled.some((one, at) => one.startsWith(parts[at] ?? one));
    completions.set(spelled[0], { word: known?.word ?? word, count: (known?.count ?? 0) + 1, begins });
  }
  return [...completions.values()].toSorted(
    (a, b) => Number(b.begins) - Number(a.begins) || b.count - a.count || a.word.length - b.word.length,
  );
};

export const suggestedTexts = async (
  search: Pick<SearchIndex, 'search'>,
  query: Omit<SearchQuery, 'sort' | 'page' | 'size'> & Readonly<{ text: string }>,
  documentsOf: (ids: readonly string[]) => Promise<readonly Found[]>,
): Promise<string[]> => {
  const { text } = query;
  const typed = text.trim().split(/\s+/);
  const part = typed.at(-1) ?? '';
  if (words(part).words.length !== 1) return [];
  const ask = (asked: string, size: number) =>
    search.search({ ...query, text: asked, sort: 'relevance', page: 1, size });
  const ending = (word: string): string => [...typed.slice(0, -1), word].join(' ');

  const { hits, mended = [] } = await ask(text, MOST_OFFERS);
  const found = await documentsOf(hits.map(({ id }) => id));
  const meant = mendedWords(mended, text, found).reduce(
    (whole, one) => whole.replace(one.typed, () => one.meant),
    text,
  );
  const completions = wordsWith(part, found);
  const begun = completions.filter(({ begins }) => begins).map(({ word }) => word);
  const names: string[] = [];
  for (const name of namesBeginning(words(part).words[0] ?? '').slice(0, MOST_TEXTS))
    if ((await ask(ending(name), 1)).total > 0) names.push(name);
  const known = new Set<string>();
  const isNew = (one: string): boolean => !known.has(fold(one)) && known.add(fold(one)).size > 0;
  return [
    ...(meant === text ? [] : [meant]),
    ...[...begun, ...names, ...completions.filter(({ begins }) => !begins).map(({ word }) => word)].map(ending),
  ]
    .filter(isNew)
    .slice(0, MOST_TEXTS);
};
