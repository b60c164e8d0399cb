import { randomUUID } from 'node:crypto';
import { createRunningAds } from '@lendring/bff/ads/running-ads.js';
import { builtInCategories } from '@lendring/contracts/reference/category-tree.js';
import { adShape } from '@lendring/bff/shapes/ad.js';
import { mostRunningAds, type RunningAd } from '@lendring/contracts/billing/ads.js';
import { percentile } from '../times.js';

/** Milliseconds that ads add to one list. */
export type AdFigures = Readonly<{ p50: number; p99: number }>;

const LISTS = 20_000;
const FROM = '2027-01-01T00:00:00.000Z';
const COLOGNE = { lat: 50.94, lng: 6.96 };

const adNumber = (number: number): RunningAd => ({
  adId: randomUUID(),
  secret: 'secret',
  userId: null,
  content: {
    type: number % 3 === 0 ? 'skyscraper' : 'banner',
    position: number % 3 === 0 ? 'left' : 'top',
    colour: '#0b5c5c',
    title: `Zelte ${number}`,
    claim: 'Auch sonntags',
    cta: 'Ansehen',
    link: 'https://zelte.example/',
    hint: { x: 'right', y: 'top', src: 'Zeltverleih West' },
    pictures: ([0, 576, 768, 992, 1200, 1400] as const).map((from) => ({ from, imageId: randomUUID() })),
  },
  terms: {
    from: FROM,
    until: null,
    views: null,
    weight: 1 + (number % 5),
    language: number % 2 === 0 ? null : 'de',
    categoryId: null,
    ...(number % 4 === 0 && { area: { cityId: 'g2886242', city: 'Köln', point: COLOGNE, radiusKm: 50 as const } }),
  },
});

export const benchAds = async (): Promise<AdFigures> => {
  const ads = Array.from({ length: mostRunningAds }, (_, number) => adNumber(number));
  const queries = { runningAds: async () => ({ ads }) };
  const running = createRunningAds({
    switchedOn: () => true,
    apis: { billing: { queries }, account: { queries: { cards: async () => [] } } },
    clock: { now: () => FROM },
    categories: builtInCategories,
  });
  await running.refresh.tick(FROM);
  const times: number[] = [];
  for (let list = 0; list < LISTS; list += 1) {
    const from = performance.now();
    running
      .forPlace({ page: 'search', locale: 'de', categoryId: null, near: COLOGNE })
      .map((ad) => adShape(ad, { width: 1_280, categoryId: null }));
    times.push(performance.now() - from);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};
