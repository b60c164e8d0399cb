import { expect, it } from 'vitest';
import type { AdCount } from '@lendring/contracts/billing/ads.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { createAdCounts } from './ad-counts.js';

type Handed = Readonly<{ adId: string }> & AdCount;

it('ad counts are all delivered at shutdown, including those after a rejected batch', async () => {
  let isAway = true;
  const taken: Handed[] = [];
  const countAds = async ({ counts }: Readonly<{ counts: readonly Handed[] }>) => {
    if (isAway) throw new Error('away');
    taken.push(...counts);
    return { ok: true as const, position: START };
  };
  const counts = createAdCounts({
    apis: { billing: { commands: { countAds } } },
    clock: { now: () => '2027-01-31T10:00:00.000Z' },
  });
  counts.count('tent', 'views', '192.0.2.1');
  await expect(counts.handOn.tick('2027-01-31T10:00:00.000Z')).rejects.toThrow('away');
  counts.count('tent', 'clicks', '192.0.2.1');
  isAway = false;
  await counts.handOn.end?.();
  expect(taken).toEqual([
    { adId: 'tent', views: 1, clicks: 0 },
    { adId: 'tent', views: 0, clicks: 1 },
  ]);
});

it('ad counts are capped per ad, network and day', async () => {
  let now = Date.parse('2027-01-31T00:00:00.000Z');
  let views = 0;
  const countAds = async ({ counts }: Readonly<{ counts: readonly Handed[] }>) => {
    for (const one of counts) views += one.views;
    return { ok: true as const, position: START };
  };
  const clock = { now: () => new Date(now).toISOString() };
  const counts = createAdCounts({ apis: { billing: { commands: { countAds } } }, clock });
  const watch = async (hours: number, ...networks: readonly string[]) => {
    views = 0;
    for (let minute = 0; minute < 60 * hours; minute += 1) {
      for (const network of networks) counts.count('tent', 'views', network);
      now += 60_000;
      await counts.handOn.tick(clock.now());
    }
    return views;
  };
  expect(await watch(23, '192.0.2.1')).toBe(60);
  expect(await watch(0.5, '192.0.2.1', '192.0.2.2')).toBe(15);
  now = Date.parse('2027-02-01T00:00:00.000Z');
  expect(await watch(0.5, '192.0.2.1')).toBe(15);
});
