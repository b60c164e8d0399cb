import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Point } from '@lendring/contracts/kernel/place.js';
import { centsForDays, takesDays } from '@lendring/contracts/rules/price-for-days.js';
import { addDays, eachDay } from '@lendring/contracts/kernel/days.js';
import { timesProblem } from '@lendring/contracts/rules/why-not-bookable.js';
import { expectations, orders } from './contract-queries.js';
import { anyTime, offers, towns } from './fixture.js';
import type {
  SearchDocument,
  SearchEngine,
  SearchIndex,
  SearchQuery,
  SearchWrite,
} from '../../src/search/search.port.js';

const position = (number: number): string => String(number).padStart(16, '0');
const everything: SearchQuery = {
  askersGroups: [],
  includeCommercialOnly: true,
  sort: 'relevance',
  page: 1,
  size: 200,
};
const example = offers[0] as SearchDocument;
const idsOf = (documents: readonly SearchDocument[]): readonly string[] => documents.map(({ id }) => id).toSorted();

const roughKm = (from: Point, to: Point): number =>
  111.2 * Math.hypot(to.lat - from.lat, (to.lng - from.lng) * Math.cos(((from.lat + to.lat) / 2) * (Math.PI / 180)));

type Priced = Pick<SearchQuery, 'days' | 'firstDay' | 'quantity'>;

const priceOf = (
  { free, dayPrice, pricings, times }: SearchDocument,
  { days, firstDay, quantity = 1 }: Priced = {},
): number =>
  days === undefined
    ? (free ? 0 : (dayPrice ?? Infinity)) * quantity
    : (centsForDays(pricings, days, quantity, firstDay, times.opening) ?? Infinity);
const idsByPrice = (query: Priced = {}): readonly string[] =>
  offers
    .filter(({ quantity }) => quantity >= (query.quantity ?? 1))
    .toSorted((a, b) => {
      const [one, other] = [priceOf(a, query), priceOf(b, query)];
      return one === other ? b.publishedAt - a.publishedAt : one - other;
    })
    .map(({ id }) => id);

/**
 * Contract of every `SearchEngine` adapter. `open` returns an engine without indexes. Order is checked only for
 * different ranks.
 */
export const searchContract = (name: string, open: () => Promise<SearchEngine>): void => {
  describe(name, () => {
    let engine: SearchEngine;
    let filled: SearchIndex;
    let made = 0;

    const fresh = (): Promise<SearchIndex> => engine.open(`contract-${(made += 1)}@1`);
    const write = (id: string, at: number, change: Partial<SearchDocument> | null): SearchWrite => ({
      id,
      position: position(at),
      document: change && { ...example, id, ...change },
    });
    const found = async (index: SearchIndex, query: Partial<SearchQuery> = {}): Promise<readonly string[]> =>
      (await index.search({ ...everything, ...query })).hits.map(({ id }) => id);
    const foundSorted = async (query: Partial<SearchQuery>): Promise<readonly string[]> =>
      (await found(filled, query)).toSorted();

    beforeAll(async () => {
      engine = await open();
      filled = await engine.open('offers@1');
      await filled.write(
        offers.map((document, index) => ({ id: document.id, position: position(index + 1), document })),
      );
    }, 60_000);
    afterAll(async () => {
      await engine.close();
    });

    describe.each(Object.entries(expectations))('finds %s:', (_, cases) => {
      it.for(cases)('%s', async ([text, present, missing = []]) => {
        const hits = await found(filled, { text });
        expect(present.filter((id) => !hits.includes(id))).toEqual([]);
        expect(missing.filter((id) => hits.includes(id))).toEqual([]);
      });
    });

    it('returns the corrections of a misspelled word', async () => {
      const mended = async (text: string) => (await filled.search({ ...everything, text })).mended;
      const [first] = (await mended('Borhmaschiene Bosch')) ?? [];
      expect(first).toMatchObject({ word: 'borhmaschiene', readings: expect.arrayContaining(['bohrmaschine']) });
      for (const text of ['Bohrmaschine Bosch', 'bohrm', 'xqzkw']) expect(await mended(text)).toBeUndefined();
    });

    it('returns the metadata of all hits if asked to', async () => {
      const facets = async (query: Partial<SearchQuery>) =>
        (await filled.search({ ...everything, facets: true, size: 1, ...query })).facets;
      const ofDrills = [
        {
          name: 'Spannung',
          values: [
            { name: 'Spannung', value: '18V', count: 1 },
            { name: 'Spannung', value: expect.stringMatching(/^230 ?V$/), count: 2 },
          ],
        },
        { name: 'Gewicht', values: [{ name: 'Gewicht', value: '2 kg', count: 2 }] },
      ];
      for (const query of [{ categoryId: 11 }, { categoryId: 11, sort: 'price' as const }, { text: 'Bohrmaschine' }])
        expect(await facets(query)).toEqual(ofDrills);
      expect(await facets({ categoryId: 11, size: 0 })).toEqual(ofDrills);
      expect(await facets({ cityId: 'nowhere' })).toEqual([]);
      expect((await filled.search(everything)).facets).toBeUndefined();
    });

    describe('filters', () => {
      const cases: readonly (readonly [string, Partial<SearchQuery>, (offer: SearchDocument) => boolean])[] = [
        ['nothing', {}, () => true],
        ['city', { cityId: 'bonn' }, ({ cityId }) => cityId === 'bonn'],
        ['an unknown city', { cityId: 'nowhere' }, () => false],
        ['category with what is below it', { categoryId: 10 }, ({ categories }) => categories.includes(10)],
        ['leaf category', { categoryId: 11 }, ({ categoryId }) => categoryId === 11],
        ['root category', { categoryId: 1 }, () => true],
        ['owner', { ownerId: 'owner-b' }, ({ ownerId }) => ownerId === 'owner-b'],
        ['commercial providers', { commercial: true }, ({ commercial }) => commercial],
        ['private providers', { commercial: false }, ({ commercial }) => !commercial],
        ['no offers for businesses only', { includeCommercialOnly: false }, ({ commercialOnly }) => !commercialOnly],
        [
          'one of several payment types',
          { paymentTypes: [3, 4] },
          ({ paymentTypes }) => paymentTypes.some((type) => [3, 4].includes(type)),
        ],
        ['an unknown payment type', { paymentTypes: [99] }, () => false],
        ['rent types', { rentTypes: [4] }, ({ rentTypes }) => rentTypes.includes(4)],
        ['free offers', { free: true }, ({ free }) => free],
        ['offers that are not free', { free: false }, ({ free }) => !free],
        [
          'a highest price, free included',
          { maxPrice: 600 },
          ({ free, dayPrice }) => free || (dayPrice !== null && dayPrice <= 600),
        ],
        [
          'a highest price for one chosen day',
          { maxPrice: 1000, days: 1 },
          (offer) => priceOf(offer, { days: 1 }) <= 1000,
        ],
        [
          'a highest price for days in all',
          { maxPrice: 2400, days: 3 },
          (offer) => priceOf(offer, { days: 3 }) <= 2400,
        ],
        [
          'a highest price for a week in all, at what a week costs',
          { maxPrice: 6900, days: 6 },
          (offer) => priceOf(offer, { days: 6 }) <= 6900,
        ],
        [
          'days without a price for them',
          { maxPrice: 99_999_999, days: 60 },
          (offer) => priceOf(offer, { days: 60 }) < Infinity,
        ],
        [
          'free days',
          { freeOn: ['2030-05-05', '2030-07-02'] },
          ({ busyDays }) => !busyDays.includes('2030-05-05') && !busyDays.includes('2030-07-02'),
        ],
        ['several units', { quantity: 4 }, ({ quantity }) => quantity >= 4],
        ['more units than any offer has', { quantity: 13 }, () => false],
        [
          'several free units on all days',
          { quantity: 4, freeOn: ['2030-07-02', '2030-07-03'] },
          ({ quantity }) => quantity >= 4,
        ],
        [
          'too few free units on a day',
          { quantity: 4, freeOn: ['2030-07-01', '2030-07-02'] },
          ({ id, quantity }) => quantity >= 4 && id !== 'tent-party',
        ],
        ['delivery anywhere', { delivers: true }, ({ deliversKm }) => deliversKm !== null],
        [
          'delivery to a point, by the distance of each offer',
          { delivers: true, near: { ...towns.bonn, radiusKm: null } },
          ({ deliversKm, point }) => deliversKm !== null && roughKm(towns.bonn, point) <= deliversKm,
        ],
        ['how many days it can be had', { takesDays: 4 }, ({ pricings }) => takesDays(pricings, 4)],
        ['one day, which hours do for', { takesDays: 1 }, ({ pricings }) => takesDays(pricings, 1)],
        [
          'metadata in any spelling',
          { metadata: [{ name: 'SPANNUNG', value: '230v' }] },
          ({ id }) => id === 'drill-bosch' || id === 'drill-apart',
        ],
        [
          'one of several values of a name, and one of another',
          {
            metadata: [
              { name: 'Spannung', value: '230 V' },
              { name: 'Spannung', value: '18 V' },
              { name: 'Gewicht', value: '2kg' },
            ],
          },
          ({ id }) => id === 'drill-akku' || id === 'drill-apart',
        ],
        ['metadata that looks like a filter', { metadata: [{ name: 'x', value: '"] OR kind = "offer' }] }, () => false],
        [
          'excluded ids',
          { excludeIds: ['kayak', 'camper', 'unheard-of'] },
          ({ id }) => id !== 'kayak' && id !== 'camper',
        ],
        [
          'only some ids',
          { onlyIds: ['kayak', 'camper', 'unheard-of'] },
          ({ id }) => id === 'kayak' || id === 'camper',
        ],
        [
          'a map box',
          { box: { south: 51, west: 4, north: 54, east: 7 } },
          ({ cityId }) => ['amsterdam', 'utrecht'].includes(cityId),
        ],
        [
          'a map box over the date line',
          { box: { south: -90, west: 13, north: 90, east: -1 } },
          ({ cityId }) => ['berlin', 'potsdam', 'wien'].includes(cityId),
        ],
        [
          'a circle',
          { near: { ...towns.berlin, radiusKm: 30 } },
          ({ cityId }) => ['berlin', 'potsdam'].includes(cityId),
        ],
        ['a small circle', { near: { ...towns.berlin, radiusKm: 20 } }, ({ cityId }) => cityId === 'berlin'],
        ['a circle without radius', { near: { ...towns.berlin, radiusKm: null } }, () => true],
        ['a circle around the pole', { near: { lat: 90, lng: 0, radiusKm: 100 } }, () => false],
        [
          'several at once',
          { near: { ...towns.bonn, radiusKm: 40 }, categoryId: 1, free: false, maxPrice: 1000 },
          ({ cityId, free, dayPrice }) =>
            ['bonn', 'koeln'].includes(cityId) && !free && dayPrice !== null && dayPrice <= 1000,
        ],
      ];
      it.each(cases)('restrict results: %s', async (_, query, passes) =>
        expect(await foundSorted(query)).toEqual(idsOf(offers.filter(passes))),
      );

      it('match a linear scan in any combination', async () => {
        const town = fc.constantFrom(...Object.values(towns));
        const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
        const filters = fc.record({
          near: maybe(fc.record({ point: town, radiusKm: fc.constantFrom(1, 30, 400, null) })),
          categoryId: maybe(fc.constantFrom(1, 10, 11, 60, 77)),
          commercial: maybe(fc.boolean()),
          free: maybe(fc.boolean()),
          maxPrice: maybe(fc.constantFrom(0, 700, 2000)),
          days: maybe(fc.constantFrom(1, 2, 3, 8)),
          // A Saturday in the season of the skis, the Friday before a weekend, and a Monday.
          firstDay: maybe(fc.constantFrom('2030-12-21', '2030-07-05', '2030-07-08')),
          ownerId: maybe(fc.constantFrom('owner-a', 'owner-b')),
          freeOn: maybe(fc.subarray(['2030-05-04', '2030-07-01', '2030-07-09'])),
          takesDays: maybe(fc.constantFrom(1, 3, 4, 9)),
          quantity: maybe(fc.constantFrom(1, 3, 4, 12, 13)),
        });
        await fc.assert(
          fc.asyncProperty(filters, async ({ near, ...others }) => {
            const query: Partial<SearchQuery> = JSON.parse(
              JSON.stringify({ ...others, near: near && { ...near.point, radiusKm: near.radiusKm } }),
            );
            const expected = offers.filter(
              (offer) =>
                (!near || near.radiusKm === null || near.radiusKm >= roughKm(near.point, offer.point)) &&
                (others.categoryId === undefined || offer.categories.includes(others.categoryId)) &&
                (others.commercial ?? offer.commercial) === offer.commercial &&
                (others.free ?? offer.free) === offer.free &&
                (others.ownerId ?? offer.ownerId) === offer.ownerId &&
                !offer.busyDays.some((day) => others.freeOn?.includes(day)) &&
                offer.quantity >= (others.quantity ?? 1) &&
                !others.freeOn?.some((day) => (offer.freeUnits[day] ?? offer.quantity) < (others.quantity ?? 1)) &&
                (others.takesDays === undefined || takesDays(offer.pricings, others.takesDays)) &&
                (others.maxPrice === undefined || priceOf(offer, others) <= others.maxPrice),
            );
            expect(await foundSorted(query)).toEqual(idsOf(expected));
          }),
          { numRuns: 150 },
        );
      });

      it('decide on the first and last day as the rule does, at any moment', async () => {
        const moments = [
          '2030-06-29T21:59:59.000Z',
          '2030-06-29T22:00:00.000Z',
          '2030-06-29T23:00:00.000Z',
          '2030-06-30T09:59:59.999Z',
          '2030-06-30T10:00:00.000Z',
          '2030-06-03T12:00:00.000Z',
          // Clock changes: 2:30 does not exist, and exists twice.
          '2030-03-31T00:59:00.000Z',
          '2030-03-31T01:30:00.000Z',
          '2030-10-27T00:29:00.000Z',
          '2030-10-27T01:31:00.000Z',
        ];
        for (const at of moments)
          for (const ahead of [-1, 0, 1, 2, 3, 5, 7, 30, 31, 39, 365, 366])
            for (const length of [1, 2, 3]) {
              const first = addDays(at.slice(0, 10), ahead);
              const days = { first, last: addDays(first, length - 1) };
              const expected = offers.filter(({ times, busyDays }) => {
                const isBusy = eachDay(first, addDays(first, length)).some((day) => busyDays.includes(day));
                return !isBusy && timesProblem(times, days, at) === null;
              });
              const query = { freeOn: eachDay(first, addDays(first, length)), at };
              expect([query, await foundSorted(query)]).toEqual([query, idsOf(expected)]);
            }
      });

      it('leave out offers whose overdue loans take the units of the days', async () => {
        const index = await fresh();
        const times = anyTime;
        const overdue = { from: '2030-06-10', beyond: 0, units: 1 };
        await index.write([
          write('back', 1, { times }),
          write('out', 2, { times, late: [overdue] }),
          write('prepared', 3, { times, late: [{ ...overdue, beyond: 1 }] }),
          write('several', 4, {
            times,
            quantity: 4,
            freeUnits: { '2030-06-10': 2 },
            late: [overdue, { from: '2030-06-12', beyond: 0, units: 1 }],
          }),
        ]);
        const free = async (at: string, freeOn: readonly string[], quantity?: number) =>
          (await found(index, { freeOn, at, ...(quantity !== undefined && { quantity }) })).toSorted();
        const all = ['back', 'out', 'prepared', 'several'];
        expect(await free('2030-06-09T21:59:00.000Z', ['2030-06-09', '2030-06-10'])).toEqual(all);
        expect(await free('2030-06-09T22:00:00.000Z', ['2030-06-10'])).toEqual(['back', 'several']);
        expect(await free('2030-06-10T08:00:00.000Z', ['2030-06-11'])).toEqual(['back', 'out', 'several']);
        expect(await free('2030-06-10T08:00:00.000Z', ['2030-06-12'])).toEqual(all);
        expect(await free('2030-06-10T08:00:00.000Z', ['2030-06-10'], 2)).toEqual([]);
        expect(await free('2030-06-11T08:00:00.000Z', ['2030-06-11'], 3)).toEqual(['several']);
        expect(await free('2030-06-12T08:00:00.000Z', ['2030-06-12'], 3)).toEqual([]);
      });

      it('can be combined with text', async () => {
        expect(await foundSorted({ text: 'Fahrräder', near: { ...towns.bonn, radiusKm: 10 } })).toEqual(['bikes-two']);
        expect(await foundSorted({ text: 'Maschine', cityId: 'potsdam' })).toEqual(['drill-akku']);
        expect(await foundSorted({ text: 'Hochdruckreiniger', freeOn: ['2030-05-04'] })).not.toContain(
          'pressure-washer',
        );
        expect(await foundSorted({ text: 'Hochdruckreiniger', freeOn: ['2030-05-06'] })).toContain('pressure-washer');
      });
    });

    describe('order', () => {
      it('ranks by relevance with title matches before text matches', async () => {
        expect((await found(filled, { text: 'Zelt' })).slice(0, 3)).not.toContain('beer-benches');
      });

      it.each(orders)('ranks by relevance: %s', async (text, expected) => {
        const index = await fresh();
        await index.write(
          expected.map((change, at) =>
            write(`n${at}`, at + 1, { tags: [], body: '', keywords: '', publishedAt: at, ...change }),
          ),
        );
        expect(await found(index, { text })).toEqual(expected.map((_, at) => `n${at}`));
      });

      it('drops offers that only mention a word when other offers have that word as their name', async () => {
        const index = await fresh();
        const plain = { tags: [], keywords: '', body: '' };
        await index.write([
          write('tent', 1, { ...plain, title: 'Kuppelzelt', publishedAt: 1 }),
          write('heater', 2, { ...plain, title: 'Heizstrahler', body: 'Für Terrasse und Zelt.', publishedAt: 3 }),
          write('ladder', 3, { ...plain, title: 'Klappleiter', cityId: 'bonn', publishedAt: 2 }),
          write('washer', 4, { ...plain, title: 'Hochdruckreiniger', keywords: 'leiter garten', publishedAt: 4 }),
          write('shears', 5, { ...plain, title: 'Gartenschere', publishedAt: 5 }),
        ]);
        for (const sort of ['relevance', 'newest', 'price'] as const) {
          for (const text of ['Zelt', 'tent']) expect(await found(index, { text, sort })).toEqual(['tent']);
          expect(await found(index, { text: 'Leiter', sort })).toEqual(['ladder']);
          expect((await found(index, { text: 'Garten', sort })).toSorted()).toEqual(['shears', 'washer']);
        }
        expect((await index.search({ ...everything, text: 'Zelt' })).total).toBe(1);
        expect(await found(index, { text: 'Zelt', excludeIds: ['tent'] })).toEqual(['heater']);
        expect(await found(index, { text: 'Terrasse Zelt' })).toEqual(['heater']);
        const mentioned = async (query: Partial<SearchQuery>) =>
          (await index.search({ ...everything, ...query })).onlyMentioned ?? false;
        expect(await mentioned({ text: 'Zelt', excludeIds: ['tent'] })).toBe(true);
        for (const query of [{ text: 'Zelt' }, { text: 'xqzkw' }, {}]) expect(await mentioned(query)).toBe(false);
        expect(await found(index, { text: 'Zelt', excludeIds: ['tent'], calledSo: true })).toEqual([]);
        expect(await found(index, { calledSo: true })).toHaveLength(5);
      });

      it('uses the current category names', async () => {
        const index = await fresh();
        const plain = { tags: [], body: '' };
        await index.write([
          write('shears', 1, { ...plain, title: 'Gartenschere', keywords: 'beete', publishedAt: 1 }),
          write('washer', 2, { ...plain, title: 'Hochdruckreiniger', keywords: 'beete garten', publishedAt: 2 }),
          write('bulbs', 3, { ...plain, title: 'Zwiebeln für Beete', keywords: '', publishedAt: 3 }),
        ]);
        const names = { categoryNames: ['beet'] };
        expect(await found(index, { text: 'Beete', sort: 'newest' })).toEqual(['bulbs']);
        expect(await found(index, { text: 'Beete', sort: 'newest', ...names })).toEqual(['bulbs', 'washer', 'shears']);
        expect(await found(index, { text: 'Garten', sort: 'newest', ...names })).toEqual(['shears']);
      });

      it('sorts by distance and returns the distance', async () => {
        const { hits } = await filled.search({
          ...everything,
          near: { ...towns.koeln, radiusKm: null },
          sort: 'distance',
        });
        const kilometres = hits.map(({ distanceKm }) => distanceKm ?? NaN);
        expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
        const town = (id: string | undefined): string | undefined => offers.find((offer) => offer.id === id)?.cityId;
        expect(town(hits[0]?.id)).toBe('koeln');
        expect(town(hits.at(-1)?.id)).toBe('wien');
        const toBonn = hits.find(({ id }) => town(id) === 'bonn')?.distanceKm ?? 0;
        expect(toBonn).toBeGreaterThan(23);
        expect(toBonn).toBeLessThan(26);
      });

      it('returns no distance without a position', async () => {
        expect((await filled.search(everything)).hits.every(({ distanceKm }) => distanceKm === null)).toBe(true);
      });

      it('sorts by publication date, newest first', async () => {
        expect(await found(filled, { sort: 'newest' })).toEqual(offers.map(({ id }) => id).toReversed());
      });

      it('sorts by price, free offers first and offers without a price last', async () => {
        expect(await found(filled, { sort: 'price' })).toEqual(idsByPrice());
      });

      it.each([1, 2, 3, 4, 7, 8, 15, 60])(
        'sorts by the total price of %d days, free offers first and offers without such a price last',
        async (days) => {
          expect(await found(filled, { sort: 'price', days })).toEqual(idsByPrice({ days }));
          expect(await found(filled, { sort: 'price', days, page: 3, size: 5 })).toEqual(
            idsByPrice({ days }).slice(10, 15),
          );
        },
      );

      it('sorts and filters by the total price of units, season and weekend', async () => {
        // On the second Friday, a weekend lasts until Monday for offers at a shop that is closed on Sunday.
        const firstDays = [undefined, '2030-12-21', '2030-07-05', '2030-07-08', '2030-07-12'];
        for (const firstDay of firstDays)
          for (const quantity of [1, 3, 4])
            for (const days of firstDay === '2030-07-12' ? [3, 4] : [1, 2, 3]) {
              const query: Priced = { days, quantity, ...(firstDay && { firstDay }) };
              const expected = idsByPrice(query);
              expect([query, await found(filled, { ...query, sort: 'price' })]).toEqual([query, expected]);
              expect(await found(filled, { ...query, sort: 'price', page: 2, size: 3 })).toEqual(expected.slice(3, 6));
              const prices = expected.map((id) => priceOf(offers.find((offer) => offer.id === id) ?? example, query));
              for (const maxPrice of [0, 4_019, 4_020, 6_000, 7_800, 13_500]) {
                const passing = expected.filter((_, at) => (prices[at] ?? Infinity) <= maxPrice);
                expect([query, maxPrice, await found(filled, { ...query, maxPrice, sort: 'price' })]).toEqual([
                  query,
                  maxPrice,
                  passing,
                ]);
                expect(await foundSorted({ ...query, maxPrice })).toEqual(passing.toSorted());
              }
            }
        expect(
          priceOf(offers.find(({ id }) => id === 'speakers') ?? example, { days: 4, firstDay: '2030-07-12' }),
        ).toBe(6_000);
        const tents = { text: 'Skier', sort: 'price', days: 2, firstDay: '2030-12-21' } as const;
        expect(await found(filled, tents)).toEqual(['skis']);
      });

      it('combines sorting by total price with text', async () => {
        const tents = (days: number) => found(filled, { text: 'Zelt', sort: 'price', days, categoryId: 31 });
        // The family tent costs 18 € per day at best, but 24 € for a weekend by the night and 60 € for a week.
        expect((await tents(3)).indexOf('tent-family')).toBeLessThan((await tents(3)).indexOf('tent-nl'));
        expect((await tents(1)).at(-1)).toBe('tent-family');
      });

      it('without text sorts by distance, or by publication date without a position', async () => {
        const near = { ...towns.hamburg, radiusKm: null };
        expect(await found(filled, { near })).toEqual(await found(filled, { near, sort: 'distance' }));
        expect(await found(filled)).toEqual(await found(filled, { sort: 'newest' }));
      });
    });

    it('returns members-only offers to members only, and all offers of a group in a group search', async () => {
      const index = await fresh();
      const [garden, boats, club] = ['g4rt3nfr3n', 'b00ts0cste', 'c1vbc1vbc1'];
      const kept = { title: 'Kanu', keywords: '', body: '', tags: [] };
      await index.write([
        write('public', 1, { ...kept, publishedAt: 1 }),
        write('shown', 2, { ...kept, groups: [garden], publishedAt: 2 }),
        write('hidden', 3, { ...kept, groups: [garden, boats], membersOnly: true, publishedAt: 3 }),
        write('nowhere', 4, { ...kept, groups: [], membersOnly: true, publishedAt: 4 }),
      ]);
      for (const text of [undefined, 'Kanu']) {
        const seen = async (askersGroups: readonly string[], groupId?: string) =>
          found(index, { askersGroups, sort: 'newest', ...(text && { text }), ...(groupId && { groupId }) });
        expect(await seen([])).toEqual(['shown', 'public']);
        expect(await seen([club])).toEqual(['shown', 'public']);
        expect(await seen([club, boats])).toEqual(['hidden', 'shown', 'public']);
        expect(await seen([garden], garden)).toEqual(['hidden', 'shown']);
        expect(await seen([garden, boats], boats)).toEqual(['hidden']);
        expect(await seen([club], club)).toEqual([]);
      }
      await index.write([
        write('hidden', 5, { ...kept, groups: [boats], membersOnly: true, publishedAt: 3 }),
        write('nowhere', 6, { ...kept, publishedAt: 4 }),
      ]);
      expect(await found(index, { askersGroups: [garden], sort: 'newest' })).toEqual(['nowhere', 'shown', 'public']);
      expect((await index.search({ ...everything, text: 'Kanu' })).total).toBe(3);
    });

    describe('pages', () => {
      it('divide one result order without gaps or duplicates', async () => {
        const whole = await found(filled, { sort: 'newest' });
        const pieces: string[] = [];
        for (let page = 1; page <= Math.ceil(offers.length / 7); page += 1)
          pieces.push(...(await found(filled, { sort: 'newest', page, size: 7 })));
        expect(pieces).toEqual(whole);
        expect(await found(filled, { page: 100, size: 7 })).toEqual([]);
      });

      it.each([[24], [50], [70], [200]])(
        'split text results into pages of %d, without gaps and duplicates',
        async (size) => {
          const index = await fresh();
          const titles = [
            'Bohrmaschine',
            'Bohrmaschine mit Koffer',
            'Koffer für die Bohrmaschine',
            'Kiste mit Bohrmaschine',
          ];
          await index.write(
            Array.from({ length: 230 }, (_, n) =>
              write(`n${n}`, n + 1, { title: titles[n % 4] ?? '', publishedAt: n }),
            ),
          );
          const pieces: string[] = [];
          for (let page = 1; page <= Math.ceil(230 / size); page += 1) {
            const { hits, total } = await index.search({ ...everything, text: 'Bohrmaschine', page, size });
            expect([hits.length, total]).toEqual([Math.min(size, 230 - (page - 1) * size), 230]);
            pieces.push(...hits.map(({ id }) => id));
          }
          expect(pieces.toSorted()).toEqual(Array.from({ length: 230 }, (_, n) => `n${n}`).toSorted());
        },
      );

      it('return the exact total on every page', async () => {
        for (const page of [1, 2, 50])
          expect(await filled.search({ ...everything, cityId: 'berlin', page, size: 3 })).toMatchObject({
            total: offers.filter(({ cityId }) => cityId === 'berlin').length,
            totalIsExact: true,
          });
      });

      it('return an exact total up to a thousand, and a lower bound beyond', async () => {
        const index = await fresh();
        const cities = ['one', 'two'];
        await index.write(
          Array.from({ length: 1200 }, (_, n) =>
            write(`n${n}`, n + 1, { cityId: cities[n % 6 === 0 ? 1 : 0] ?? '', publishedAt: n }),
          ),
        );
        const all = await index.search({ ...everything, text: 'Bohrmaschine', size: 5 });
        expect(all.totalIsExact ? all.total === 1200 : all.total >= 1000).toBe(true);
        expect(await index.search({ ...everything, cityId: 'one', size: 5 })).toMatchObject({
          total: 1000,
          totalIsExact: true,
        });
      }, 60_000);
    });

    describe('writing', () => {
      it('makes a write visible on completion and not before', async () => {
        const index = await fresh();
        expect(await index.search({ ...everything, text: 'Bohrmaschine' })).toEqual({
          hits: [],
          total: 0,
          totalIsExact: true,
        });
        await index.write([]);
        for (let n = 1; n <= 20; n += 1) {
          await index.write([write(`d${n}`, n, {})]);
          expect(await found(index, { text: 'Bohrmaschine' })).toHaveLength(n);
        }
      });

      it('ignores an older or equal position, even within a batch', async () => {
        const index = await fresh();
        await index.write([write('a', 5, { title: 'Kanu' }), write('a', 4, { title: 'Kran' })]);
        await index.write([write('a', 5, { title: 'Kran' }), write('a', 3, null)]);
        expect([await found(index, { text: 'Kanu' }), await found(index, { text: 'Kran' })]).toEqual([['a'], []]);
        await index.write([write('a', 6, { title: 'Kran' }), write('a', 7, { title: 'Pult' })]);
        expect(await Promise.all(['Kanu', 'Kran', 'Pult'].map((text) => found(index, { text })))).toEqual([
          [],
          [],
          ['a'],
        ]);
      });

      it('remembers removals: a repeated write has no effect, and a later write restores the document', async () => {
        const index = await fresh();
        await index.write([write('a', 1, {}), write('b', 2, {})]);
        await index.write([write('a', 3, null), write('c', 3, null)]);
        await index.write([write('a', 1, {}), write('a', 3, {}), write('c', 2, {})]);
        expect(await found(index)).toEqual(['b']);
        expect(await found(index, { text: 'Bohrmaschine' })).toEqual(['b']);
        await index.write([write('a', 4, {})]);
        expect((await found(index, { text: 'Bohrmaschine' })).toSorted()).toEqual(['a', 'b']);
      });

      it('removes replaced words and facts from the index', async () => {
        const index = await fresh();
        await index.write([
          write('a', 1, {
            title: 'Trompete',
            tags: ['Blech'],
            body: 'Messing',
            keywords: 'musik',
            cityId: 'here',
            dayPrice: 100,
            point: towns.berlin,
          }),
        ]);
        expect(await found(index, { text: 'Trompete', cityId: 'here' })).toEqual(['a']);
        await index.write([
          write('a', 2, {
            title: 'Posaune',
            tags: [],
            body: '',
            keywords: '',
            cityId: 'there',
            dayPrice: 900,
            point: towns.wien,
          }),
        ]);
        const gone: readonly Partial<SearchQuery>[] = [
          ...['Trompete', 'Blech', 'Messing', 'Musik'].map((text) => ({ text })),
          { cityId: 'here' },
          { maxPrice: 500 },
          { near: { ...towns.berlin, radiusKm: 50 } },
        ];
        expect(await Promise.all(gone.map((query) => found(index, query)))).toEqual(gone.map(() => []));
        expect(await found(index, { text: 'Posaune', cityId: 'there', near: { ...towns.wien, radiusKm: 1 } })).toEqual([
          'a',
        ]);
      });

      it('updates facts while the text stays the same', async () => {
        const index = await fresh();
        await index.write([write('a', 1, { busyDays: ['2030-01-01'] })]);
        expect(await found(index, { text: 'Bohrmaschine', freeOn: ['2030-01-01'] })).toEqual([]);
        await index.write([write('a', 2, { busyDays: ['2030-01-02'], point: towns.london })]);
        expect(
          await found(index, { text: 'Bohrmaschine', freeOn: ['2030-01-01'], near: { ...towns.london, radiusKm: 5 } }),
        ).toEqual(['a']);
        expect(await found(index, { freeOn: ['2030-01-02'] })).toEqual([]);
      });

      it('learns compound words in any order', async () => {
        const index = await fresh();
        await index.write([write('whole', 1, { title: 'Gurkenzwirbler', tags: [], body: '', keywords: '' })]);
        await index.write([write('part', 2, { title: 'Zwirbler für Gurken', tags: [], body: '', keywords: '' })]);
        expect((await found(index, { text: 'Zwirbler' })).toSorted()).toEqual(['part', 'whole']);
      });

      it('accepts texts of any kind', async () => {
        const index = await fresh();
        const strange = [
          '',
          ' ',
          '\u0000',
          '"\'`;--',
          '<b>fett</b>',
          '🚲🚲',
          'ß'.repeat(300),
          'x'.repeat(50_000),
          'велосипед',
          '自転車',
          '\ud800',
        ];
        await index.write(
          strange.map((title, n) => write(`s${n}`, n + 1, { title, body: title, tags: [title], keywords: title })),
        );
        for (const text of strange) await expect(index.search({ ...everything, text })).resolves.toBeDefined();
        expect(await found(index, { text: 'велосипед' })).toEqual(['s8']);
        expect(await found(index, { text: 'fett' })).toEqual(['s4']);
      });

      it('keeps concurrent searches consistent with whole batches', async () => {
        const index = await fresh();
        const batch = (round: number): SearchWrite[] =>
          Array.from({ length: 20 }, (_, n) =>
            write(`d${n}`, round, { title: `Runde${round} Rad`, cityId: `city${round}` }),
          );
        await index.write(batch(1));
        const writing = (async () => {
          for (let round = 2; round <= 10; round += 1) await index.write(batch(round));
        })();
        const totals = await Promise.all(
          Array.from({ length: 40 }, async () => (await index.search({ ...everything, text: 'Rad' })).total),
        );
        await writing;
        expect(new Set(totals)).toEqual(new Set([20]));
        expect(await found(index, { cityId: 'city10' })).toHaveLength(20);
      });
    });

    describe('indexes', () => {
      it('are separated by name and version', async () => {
        const [one, two] = [await engine.open('apart@1'), await engine.open('apart@2')];
        await one.write([write('a', 1, {})]);
        await two.write([write('b', 1, {})]);
        expect([await found(one), await found(two)]).toEqual([['a'], ['b']]);
      });

      it('are empty after a drop', async () => {
        const index = await engine.open('dropped@1');
        await index.write([write('a', 1, {})]);
        await engine.drop('dropped@1');
        await engine.drop('dropped@1');
        const again = await engine.open('dropped@1');
        expect(await found(again)).toEqual([]);
        await again.write([write('a', 1, {})]);
        expect(await found(again)).toEqual(['a']);
      });

      it('keep their position after reopening and lose it after a drop', async () => {
        const index = await engine.open('reached@1');
        expect(await index.reached()).toBe(START);
        await index.write([write('a', 2, {})]);
        expect(await index.reached()).toBe(START);
        await index.write([write('b', 5, {})], position(6));
        await index.write([], position(9));
        await index.close();
        const again = await engine.open('reached@1');
        expect(await again.reached()).toBe(position(9));
        expect((await found(again)).toSorted()).toEqual(['a', 'b']);
        await engine.drop('reached@1');
        expect(await (await engine.open('reached@1')).reached()).toBe(START);
      });

      it('keep their content after reopening', async () => {
        const index = await engine.open('kept@1');
        await index.write([write('a', 2, {}), write('gone', 2, null)]);
        await index.close();
        await expect(index.search(everything)).rejects.toThrow();
        const again = await engine.open('kept@1');
        await again.write([write('a', 1, { title: 'Kran' }), write('gone', 1, {})]);
        expect(await found(again, { text: 'Bohrmaschine' })).toEqual(['a']);
      });
    });
  });
};
