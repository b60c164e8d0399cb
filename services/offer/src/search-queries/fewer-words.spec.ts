import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../search/search.port.js';
import { fewerWords, searchMost } from './fewer-words.js';

const asking = (text: string): SearchQuery => ({
  text,
  askersGroups: [],
  includeCommercialOnly: true,
  sort: 'relevance',
  page: 1,
  size: 10,
});
const holding = (...texts: readonly string[]) => {
  const asked: string[] = [];
  return {
    asked,
    search: async ({ text = '' }: SearchQuery) => {
      asked.push(text);
      const hits = texts
        .filter((each) => text.split(' ').every((word) => each.split(' ').includes(word.toLowerCase())))
        .map((id) => ({ id, distanceKm: null }));
      return { hits, total: hits.length, totalIsExact: true };
    },
  };
};

describe('a search with fewer words', () => {
  it('drops numbers and short words first, then one word from the end, then all but one', () => {
    expect(fewerWords(['zelt', '4'])).toEqual([['zelt']]);
    expect(fewerWords(['zelt', 'blau', '4', 'xl'])).toEqual([['zelt', 'blau'], ['zelt'], ['blau']]);
    expect(fewerWords(['zelt', 'blau', 'leicht'])).toEqual([
      ['zelt', 'blau'],
      ['zelt', 'leicht'],
      ['blau', 'leicht'],
      ['zelt'],
      ['blau'],
      ['leicht'],
    ]);
    expect(fewerWords(['18', 'v'])).toEqual([['18'], ['v']]);
    expect(fewerWords(['zelt'])).toEqual([]);
    expect(fewerWords(Array.from({ length: 12 }, (_, n) => `wort${'abcdefghijkl'[n]}`)).length).toBeLessThan(12);
  });

  it('returns the dropped words', async () => {
    const index = holding('zelt blau', 'leiter');
    expect(await searchMost(index, asking('Zelt für 4'))).toMatchObject({ result: { total: 1 }, leftOut: ['4'] });
    expect(await searchMost(index, asking('Zelt Leiter'))).toMatchObject({
      result: { hits: [{ id: 'zelt blau' }] },
      leftOut: ['Leiter'],
    });
    expect(await searchMost(index, asking('Zelt, (Einhörner) Ölfaß'))).toMatchObject({
      leftOut: ['Einhörner', 'Ölfaß'],
    });
    expect(await searchMost(index, asking('Zelt Alu-Stange'))).toMatchObject({ leftOut: ['alu', 'stange'] });
  });

  it('drops no specific word in favour of a mere mention of the others', async () => {
    const mentioning = (...texts: readonly string[]) => ({
      search: async (query: SearchQuery) => ({
        ...(await holding(...texts).search(query)),
        onlyMentioned: true as const,
      }),
    });
    const skis = mentioning('binding', 'tent');
    expect(await searchMost(skis, asking('binding machine'))).toMatchObject({ result: { total: 0 }, leftOut: [] });
    expect(await searchMost(skis, asking('tent 4'))).toMatchObject({ result: { total: 1 }, leftOut: ['4'] });
    const named = {
      search: async (query: SearchQuery) => (query.text === 'tent' ? holding('tent') : skis).search(query),
    };
    expect(await searchMost(named, asking('binding tent'))).toMatchObject({
      result: { hits: [{ id: 'tent' }] },
      leftOut: ['binding'],
    });
  });

  it('does not search for a single word that matches too many offers', async () => {
    const index = holding('machine', 'machine press');
    expect(await searchMost(index, asking('binding machine'))).toMatchObject({ result: { total: 0 }, leftOut: [] });
    expect(await searchMost(index, asking('apple press machine'))).toMatchObject({
      result: { hits: [{ id: 'machine press' }] },
      leftOut: ['apple'],
    });
  });

  it('searches once if every word matches, and finds nothing if no word matches', async () => {
    const index = holding('zelt blau');
    expect(await searchMost(index, asking('zelt blau'))).toMatchObject({ result: { total: 1 }, leftOut: [] });
    expect(index.asked).toEqual(['zelt blau']);
    expect(await searchMost(index, asking('auto boot'))).toMatchObject({ result: { total: 0 }, leftOut: [] });
    expect(await searchMost(index, asking('auto'))).toMatchObject({ result: { total: 0 }, leftOut: [] });
  });
});
