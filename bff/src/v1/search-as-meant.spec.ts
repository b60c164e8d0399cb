import { describe, expect, it } from 'vitest';
import type { OfferSearchAnswer } from '@lendring/contracts/offer/search-queries.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Caller } from '../caller/handlers.js';
import { searchAsMeant } from './search-as-meant.js';
import { EVERYWHERE } from './search-place.js';

const searched = async (text: string, ...known: readonly string[]) => {
  const asked: string[] = [];
  const inText: string[] = [];
  const { meant, answer } = await searchAsMeant(
    {
      place: { queries: { inText: async ({ text: words }: { text: string }) => void inText.push(words) } },
    } as unknown as ServiceApis,
    { locale: 'de', actor: { kind: 'visitor' } } as unknown as Caller,
    text,
    EVERYWHERE,
    true,
    async (words = '') => {
      asked.push(words);
      return { items: [], total: known.includes(words) ? 1 : 0, leftOut: [] } as unknown as OfferSearchAnswer;
    },
  );
  return { asked, inText, leftOut: meant?.leftOut, total: answer.total };
};

describe('a search', () => {
  it.each([
    ['Halle leihen', ['leihen']],
    ['Halle mieten', ['mieten']],
    ['Suche Halle', ['Suche']],
    ['rent Halle', ['rent']],
    ['Halle huren', ['huren']],
  ])('drops rental words before looking for a town: %s', async (text, leftOut) => {
    expect(await searched(text, 'Halle', text)).toEqual({ asked: ['Halle'], inText: [], leftOut, total: 1 });
  });
  it('keeps rental words when the query contains no other words', async () => {
    expect(await searched('mieten', 'mieten')).toMatchObject({ asked: ['mieten'], leftOut: undefined, total: 1 });
  });
  it('looks for a place in the remaining words', async () => {
    expect((await searched('Zelt mieten Köln')).inText).toEqual(['Zelt Köln']);
  });
});

const towns: Readonly<Record<string, string>> = { berlin: 'b', koeln: 'k', essen: 'e', wien: 'w', leer: 'l' };
const codes: Readonly<Record<string, string>> = { '50823': 'k' };
const offers = [
  { title: 'Kuppelzelt', description: 'Ein Zelt.', cityId: 'b' },
  { title: 'Familienzelt', description: 'War schon in Berlin. Ein Zelt.', cityId: 'k' },
  { title: 'Zelt in Köln zu verleihen', description: '', cityId: 'k' },
  { title: 'Brettspiel Berlin', description: '', cityId: 'k' },
  { title: 'Brettspiel Siedler', description: '', cityId: 'b' },
  { title: 'Frankfurter Tisch', description: '', cityId: 'k' },
  { title: 'Warmhaltebox', description: 'Für Essen.', cityId: 'k' },
  { title: 'Reiseführer Wien', description: '', cityId: 'k' },
  { title: 'Reiseführer Prag', description: '', cityId: 'w' },
  { title: 'Benzinkanister', description: 'Kanister, leer.', cityId: 'k' },
];
const placed = (cityId: string) => ({ id: cityId, cityUrl: cityId, postal: null });
const placeApi = {
  inText: async ({ text }: { text: string }) => {
    const words = text.split(' ');
    const [at, rest] = [[words.at(-1), words.slice(0, -1)] as const, [words[0], words.slice(1)] as const].find(
      ([word = '']) => towns[fold(word)] ?? codes[word],
    ) ?? [undefined, []];
    const cityId = towns[fold(at ?? '')] ?? codes[at ?? ''];
    return cityId && rest.length > 0 ? { place: placed(cityId), rest: rest.join(' ') } : null;
  },
  resolve: async ({ text }: { text: string }) =>
    codes[text] ? { kind: 'one', places: [placed(codes[text])] } : { kind: 'none', places: [] },
  area: async ({ cityId }: { cityId: string }) => ({ cityId, near: { lat: 0, lng: 0, radiusKm: null } }),
  city: async ({ cityId }: { cityId: string }) => ({ city: cityId }),
};

const found = async (text: string, isLender = false) => {
  const { answer, place, meant } = await searchAsMeant(
    { place: { queries: placeApi } } as unknown as ServiceApis,
    { locale: 'de', actor: { kind: 'visitor' } } as unknown as Caller,
    text,
    EVERYWHERE,
    true,
    async (words = '', { cityId }) => {
      const items = offers
        .filter((offer) => cityId === null || offer.cityId === cityId)
        .filter(({ title, description }) =>
          fold(words)
            .split(' ')
            .every((word) => fold(`${title} ${description}`).includes(word)),
        )
        .map((offer) => ({ ...offer, place: { cityId: offer.cityId } }));
      return { items, total: items.length, leftOut: [] } as unknown as OfferSearchAnswer;
    },
    async () => isLender,
  );
  return [answer.items.map(({ title }) => title).join(), place.cityId, meant?.wordsTotal];
};

describe('a town or postal code at either end of the query', () => {
  it.each([
    ['zelt berlin', 'Kuppelzelt', 'b', 1],
    ['Berlin Zelt', 'Kuppelzelt', 'b', 1],
    ['zelt köln', 'Familienzelt,Zelt in Köln zu verleihen', 'k', 1],
    ['zelt 50823', 'Familienzelt,Zelt in Köln zu verleihen', 'k', 0],
  ])('is read as a place in %p, with the word search as an alternative', async (text, titles, cityId, words) => {
    expect(await found(text)).toEqual([titles, cityId, words]);
  });

  it.each([
    ['brettspiel berlin', 'Brettspiel Berlin'],
    ['Reiseführer Wien', 'Reiseführer Wien'],
    ['Frankfurter Tisch', 'Frankfurter Tisch'],
  ])('is read as a word in %p, which matches an offer elsewhere', async (text, title) => {
    expect(await found(text)).toEqual([title, null, undefined]);
  });

  it.each([
    ['Warmhaltebox Essen', 'Warmhaltebox'],
    ['Kanister leer', 'Benzinkanister'],
  ])('is read as a word in %p, where the place has no offers', async (text, title) => {
    expect(await found(text)).toEqual([title, null, undefined]);
  });

  it('is read as part of the name of a lender, unless the place has offers', async () => {
    expect(await found('Festverleih Wien')).toEqual(['', 'w', 0]);
    expect(await found('Festverleih Wien', true)).toEqual(['', null, undefined]);
    expect(await found('zelt berlin', true)).toEqual(['Kuppelzelt', 'b', 1]);
  });

  it.each(['Essen', 'Leer', 'Wien', 'Berlin'])(
    'is read as a word when the query contains nothing else: %p',
    async (text) => {
      expect((await found(text)).slice(1)).toEqual([null, undefined]);
    },
  );

  it('is read as a place when a postal code is the entire query', async () => {
    expect((await found('50823')).slice(1)).toEqual(['k', 0]);
    expect(await found('1012 AB')).toEqual(['', null, undefined]);
  });

  it('is read as a word inside quotation marks', async () => {
    expect(await found('„zelt berlin“')).toEqual(['Familienzelt', null, undefined]);
    expect(await found('"zelt berlin"')).toEqual(['Familienzelt', null, undefined]);
  });
});
