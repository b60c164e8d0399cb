import { describe, expect, it } from '@jest/globals';
import type { OfferSearchAnswer } from '@lendring/contracts/offer/queries.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { Caller } from '../api/handlers.js';
import { searchAsMeant } from './search-as-meant.js';
import { EVERYWHERE } from './search-place.js';

/** The query, and how it was taken, where offers are found by these texts alone. */
const searched = async (text: string, ...known: readonly string[]) => {
  const asked: string[] = [];
  const inText: string[] = [];
  const { meant, answer } = await searchAsMeant(
    {
      place: { queries: { inText: async ({ text: words }: { text: string }) => void inText.push(words) } },
    } as unknown as Doors,
    { locale: 'de', actor: { kind: 'visitor' } } as unknown as Caller,
    text,
    EVERYWHERE,
    true,
    async (words = '') => {
      asked.push(words);
      return { items: [], total: known.includes(words) ? 1 : 0, leftOut: [] } as unknown as OfferSearchAnswer;
    },
  );
  return { asked, inText, leftOut: meant?.left_out, total: answer.total };
};

describe('a search', () => {
  it.each([
    ['Halle leihen', ['leihen']],
    ['Halle mieten', ['mieten']],
    ['Suche Halle', ['Suche']],
    ['rent Halle', ['rent']],
    ['Halle huren', ['huren']],
  ])('leaves words of renting out before a town is looked for: %s', async (text, leftOut) => {
    expect(await searched(text, 'Halle', text)).toEqual({ asked: ['Halle'], inText: [], leftOut, total: 1 });
  });
  it('goes by words of renting where there are no others', async () => {
    expect(await searched('mieten', 'mieten')).toMatchObject({ asked: ['mieten'], leftOut: undefined, total: 1 });
  });
  it('looks for a place among the words that are left', async () => {
    expect((await searched('Zelt mieten Köln')).inText).toEqual(['Zelt Köln']);
  });
});
