import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RunningAd } from '@lendring/contracts/billing/ads.js';
import { categories, ROOT_ID } from '@lendring/contracts/reference/categories.js';
import { builtInTree, builtInCategories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { createAdCounts } from './ad-counts.js';
import { createRunningAds, type RunningAdsApis } from './running-ads.js';

const at = '2027-01-31T10:00:00.000Z';
const clock = { now: () => at };

type Given = Partial<
  RunningAd['terms'] & Pick<RunningAd['content'], 'type' | 'position' | 'payer'> & Pick<RunningAd, 'userId'>
>;
const ad = (
  adId: string,
  { type = 'banner', position = 'top', payer, userId = null, ...terms }: Given = {},
): RunningAd => ({
  adId,
  secret: `secret of ${adId}`,
  userId,
  content: {
    type,
    position,
    colour: '#000000',
    title: adId,
    claim: adId,
    cta: adId,
    link: 'https://zelte.example',
    hint: { x: 'left', y: 'top', src: 'West' },
    ...(payer !== undefined && { payer }),
    pictures: [],
  },
  terms: { from: at, until: null, views: null, weight: 1, language: null, categoryId: null, ...terms },
});

const { children } = builtInTree;
const known = async (
  ads: readonly RunningAd[],
  cards: RunningAdsApis['account']['queries']['cards'] = async () => [],
  switchedOn = () => true,
) => {
  const apis = {
    billing: { queries: { runningAds: async () => ({ ads: [...ads] }) } },
    account: { queries: { cards } },
  };
  const running = createRunningAds({ apis, clock, categories: builtInCategories, switchedOn });
  await running.refresh.tick(at);
  return running;
};
const [upper] = categories.filter(({ id }) => children(id).length > 0 && id !== ROOT_ID);
const lower = children(upper?.id ?? 0)[0];
const place = { page: 'search', locale: 'de', categoryId: null, near: null } as const;

describe('ads for a page position', () => {
  it('match the page language and its category or a parent category', async () => {
    const { forPlace } = await known([
      ad('all'),
      ad('english', { language: 'en' }),
      ad('category', { categoryId: upper?.id ?? 0 }),
      ad('over', { until: at }),
    ]);
    const names = (where: object) =>
      forPlace({ ...place, ...where })
        .map(({ adId }) => adId)
        .toSorted();
    expect(names({})).toEqual(['all']);
    expect(names({ locale: 'en' })).toEqual(['all', 'english']);
    expect(names({ categoryId: lower?.id })).toEqual(['all', 'category']);
  });

  it('with a town appear in nearby lists, and in no list without a place', async () => {
    const cologne = { lat: 50.94, lng: 6.96 };
    const { forPlace } = await known([
      ad('all'),
      ad('cologne', { area: { cityId: 'g2886242', city: 'Köln', point: cologne, radiusKm: 25 } }),
    ]);
    const names = (near: typeof cologne | null) =>
      forPlace({ ...place, near })
        .map(({ adId }) => adId)
        .toSorted();
    expect(names(null)).toEqual(['all']);
    expect(names({ lat: 51.03, lng: 6.98 })).toEqual(['all', 'cologne']);
    expect(names({ lat: 51.23, lng: 6.78 })).toEqual(['all']);
  });

  it('name the payer: the booking company, the house ad’s payer, or the owner', async () => {
    const [west, south] = [randomUUID(), randomUUID()];
    const asked: (readonly string[])[] = [];
    const { forPlace } = await known(
      [ad('booked', { userId: west }), ad('unnamed', { userId: south }), ad('partner', { payer: 'Stadt' }), ad('own')],
      async ({ userIds }) => {
        asked.push(userIds);
        return [{ userId: west, company: 'Agentur West' }];
      },
    );
    expect(Object.fromEntries(forPlace(place).map(({ adId, payer }) => [adId, payer]))).toEqual({
      booked: 'Agentur West',
      unnamed: 'West',
      partner: 'Stadt',
      own: 'West',
    });
    expect(asked).toEqual([[west, south]]);
  });

  it('are shown while company names are unavailable', async () => {
    const away = async () => {
      throw new Error('away');
    };
    const { forPlace } = await known([ad('booked', { userId: randomUUID() })], away);
    expect(forPlace(place)).toMatchObject([{ adId: 'booked', payer: 'West' }]);
  });

  it('are limited to paid ads while the operator has switched ads off', async () => {
    const all = [ad('house'), ad('booked', { userId: randomUUID() })];
    let isOn = true;
    const { forPlace } = await known(all, undefined, () => isOn);
    const found = () => new Set(forPlace(place).map(({ adId }) => adId));
    expect(found()).toEqual(new Set(['house', 'booked']));
    isOn = false;
    expect(found()).toEqual(new Set(['booked']));
  });

  it('are of one type and limited in number per position', async () => {
    const many = Array.from({ length: 9 }, (_, n) => [
      ad(`banner ${n}`),
      ad(`carousel ${n}`, { type: 'carousel' }),
      ad(`left ${n}`, { type: 'skyscraper', position: 'left' }),
    ]).flat();
    const found = (await known(many)).forPlace(place);
    const top = found.filter(({ content }) => content.position === 'top');
    expect([top.length, found.length - top.length]).toEqual([4, 2]);
    expect(new Set(top.map(({ content }) => content.type)).size).toBe(1);
  });

  it('are drawn by weight', async () => {
    const { forPlace } = await known([ad('light'), ad('heavy', { weight: 9 })]);
    const first = Array.from({ length: 2_000 }, () => forPlace(place)[0]?.adId);
    const heavy = first.filter((one) => one === 'heavy').length;
    // Expected share is nine of ten (1,800 of 2,000 draws); the bounds allow ten standard deviations either side.
    expect(heavy).toBeGreaterThan(1_660);
    expect(heavy).toBeLessThan(1_940);
  });

  it('are counted only with the secret of the ad', async () => {
    const running = await known([ad('all')]);
    expect(running.known('all', 'secret of all')?.adId).toBe('all');
    expect(running.known('all', 'guessed')).toBeNull();
    expect(running.known('other', 'secret of all')).toBeNull();
  });
});

describe('ad counts', () => {
  it('count a network once per period and are delivered once, even after a billing outage', async () => {
    const told: { counts: unknown; commandId: string }[] = [];
    let isAway = true;
    const apis = {
      billing: {
        commands: {
          countAds: async ({ counts }: { counts: unknown }, { commandId }: { commandId: string }) => {
            told.push({ counts, commandId });
            if (isAway) throw new Error('away');
            return { ok: true, position: '0000000000000001' };
          },
        },
      },
    } as unknown as ServiceApis;
    const counts = createAdCounts({ apis, clock });
    for (let times = 0; times < 5; times += 1) counts.count('one', 'views', '1.2.3.4');
    counts.count('one', 'clicks', '1.2.3.4');
    counts.count('one', 'views', '1.2.3.5');
    await expect(counts.handOn.tick(at)).rejects.toThrow('away');
    counts.count('one', 'views', '1.2.3.4');
    counts.count('one', 'views', '1.2.3.6');
    isAway = false;
    await counts.handOn.tick(at);
    const first = [{ adId: 'one', views: 2, clicks: 1 }];
    expect(told.map((one) => one.counts)).toEqual([first, first]);
    expect(told[0]?.commandId).toBe(told[1]?.commandId);
    await counts.handOn.end?.();
    expect(told[2]?.counts).toEqual([{ adId: 'one', views: 1, clicks: 0 }]);
    await counts.handOn.end?.();
    expect(told).toHaveLength(3);
  });
});
