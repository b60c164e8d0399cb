import { describe, expect, it } from 'vitest';
import { fold } from '@lendring/contracts/rules/fold.js';
import type { SearchQuery, SearchResult } from '../search/search.port.js';
import { suggestedTexts } from './suggest.js';

const suggested = (
  text: string,
  titles: readonly string[],
  also: readonly string[] = [],
  more?: Partial<SearchResult>,
) =>
  suggestedTexts(
    {
      search: async ({ text: asked = '' }: SearchQuery) => {
        const holds = (title: string) => asked.split(/\s+/).every((word) => fold(title).includes(fold(word)));
        const hits = titles.filter((title) => also.includes(asked) || more !== undefined || holds(title));
        return { hits: hits.map((id) => ({ id, distanceKm: null })), total: hits.length, totalIsExact: true, ...more };
      },
    },
    { text, askersGroups: [], includeCommercialOnly: true },
    async (ids) => ids.map((title) => ({ title, tags: [] })),
  );

describe('search suggestions', () => {
  it('complete the last word from offers, listing offers that start with the word first', async () => {
    const titles = ['Schlagbohrmaschine Makita', 'Bohrmaschine Bosch', 'Bohrmaschine mit Koffer', 'Bohrmeißel'];
    expect(await suggested('Bohrm', titles)).toEqual(['Bohrmaschine', 'Bohrmeißel', 'Schlagbohrmaschine']);
    expect(await suggested('koffer bohrma', titles)).toEqual(['koffer Bohrmaschine']);
    expect(await suggested('Bohrmaschine', ['Bohrmaschine Bosch'])).toEqual([]);
    for (const typed of ['naehm', 'Nähm']) expect(await suggested(typed, ['Nähmaschine'])).toEqual(['Nähmaschine']);
  });
  it('complete the last word by item names with results, whatever offers call these items', async () => {
    expect(await suggested('Bohrm', ['Bohrhammer'], ['Bohrmaschine'])).toEqual(['Bohrmaschine']);
    expect(await suggested('Bohrm', ['Bohrhammer'])).toEqual([]);
  });
  it('start with the corrected text', async () =>
    expect(
      await suggested('Borhmaschiene Bosch', ['Bohrmaschine Bosch'], [], {
        mended: [{ word: 'borhmaschiene', readings: ['bohrmaschine'] }],
      }),
    ).toEqual(['Bohrmaschine Bosch']));
  it('are empty without a word', async () => expect(await suggested('„“', ['Zelt'])).toEqual([]));
});
