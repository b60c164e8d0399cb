import { describe, expect, it } from 'vitest';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import { perDay } from '../../testing/offer.js';
import type { OfferDocument } from '../offer/document.js';
import { everyOne, ownOrder, withWords } from './own-offers.js';

const blank: OfferDocument = {
  ...offerAggregate.initialState,
  offerId: 'a',
  publishedAt: null,
  onlineSince: null,
  changedAt: '2025-05-01T10:00:00.000Z',
  seenAt: '2025-05-01T10:00:00.000Z',
  taken: {},
  out: {},
  rating: { sum: 0, count: 0 },
  lentCount: 0,
  openings: [],
};
const titled = (title: string, change: Partial<OfferDocument> = {}): OfferDocument => ({
  ...blank,
  offerId: title,
  title,
  ...change,
});
const money = (minor: number): Pricing => ({ ...perDay, price: { kind: 'money', money: { minor, currency: 'EUR' } } });
const crates: Pricing = { ...perDay, paymentType: 2, price: { kind: 'things', count: 2 } };
const free: Pricing = { ...perDay, paymentType: 5, price: { kind: 'nothing' } };
const names = (documents: readonly OfferDocument[]) => documents.map(({ title }) => title);

describe('own offers filtered by title words', () => {
  const all = ['Bohrhammer Hilti', 'Hüpfburg „Drache“', 'Partyzelt 3 × 6 m', 'Café-Stühle', ''].map((title) =>
    titled(title),
  );
  it.each([
    ['hammer', ['Bohrhammer Hilti']],
    ['hilti bohr', ['Bohrhammer Hilti']],
    ['huepf', ['Hüpfburg „Drache“']],
    ['HUPF', ['Hüpfburg „Drache“']],
    ['cafe', ['Café-Stühle']],
    ['zelt drache', []],
    ['  ', names(all)],
    ['„', []],
  ])('%s', (text, expected) => expect(names(withWords(all, text))).toEqual(expected));
});

describe('own offers filtered by number', () => {
  const all = [titled('Zelt', { offerId: 'a1b2c3d4e5' }), titled('Beamer', { offerId: 'b1b2c3d4e5' })];

  it('finds the offer with that number, in any case, and none by a part of it', () => {
    expect(names(withWords(all, ' A1B2C3D4E5 '))).toEqual(['Zelt']);
    expect(withWords(all, 'a1b2c3')).toEqual([]);
  });
});

describe('the order of own offers', () => {
  const order = (
    documents: readonly OfferDocument[],
    sort: Parameters<typeof ownOrder>[1],
    hits: Readonly<Record<string, number>> = {},
  ) => names(ownOrder(documents, sort, new Map(Object.entries(hits))));

  it('is alphabetical by title with natural numbers, and puts untitled offers last', () => {
    expect(
      order(
        ['Zelt', '', 'Öfen', 'Kiste 10', 'kiste 9', 'Ofen'].map((title) => titled(title)),
        'title',
      ),
    ).toEqual(['kiste 9', 'Kiste 10', 'Öfen', 'Ofen', 'Zelt', '']);
  });
  it('starts by price with free offers, and ends with offers without a money price', () => {
    const priced = [
      titled('teuer', { pricings: [money(900)] }),
      titled('Kästen', { pricings: [crates] }),
      titled('billig', { pricings: [money(800), money(100)] }),
      titled('umsonst', { pricings: [free, money(50)] }),
      titled('ohne'),
    ];
    expect(order(priced, 'price')).toEqual(['umsonst', 'billig', 'teuer', 'Kästen', 'ohne']);
  });
  it('starts by age with drafts, and continues with the latest published offers', () => {
    expect(
      order(
        [
          titled('alt', { publishedAt: '2025-01-01T00:00:00.000Z' }),
          titled('Entwurf'),
          titled('neu', { publishedAt: '2025-04-01T00:00:00.000Z' }),
        ],
        'newest',
      ),
    ).toEqual(['Entwurf', 'neu', 'alt']);
  });
  it('starts by views with the most viewed offers, and is otherwise stable', () => {
    expect(
      order(
        ['a', 'b', 'c'].map((title) => titled(title)),
        'hits',
        { c: 3 },
      ),
    ).toEqual(['c', 'a', 'b']);
  });
});

describe('all own offers', () => {
  it('are read completely, however many there are', async () => {
    const shop = Array.from({ length: 450 }, (_, n) => titled(`Ding ${n}`));
    const asked: number[] = [];
    const found = await everyOne(
      {
        find: async ({ skip = 0, limit }) => {
          asked.push(skip);
          return shop.slice(skip, skip + limit);
        },
      },
      { ownerId: 'me' },
    );
    expect([found, asked]).toEqual([shop, [0, 200, 400]]);
  });
});
