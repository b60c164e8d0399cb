import { expect, it } from '@jest/globals';
import type { AdCount } from '@lendring/contracts/billing/ads.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { createAdCounts } from './ad-counts.js';

type Handed = Readonly<{ adId: string }> & AdCount;

it('counts of ads are all handed on at the end, also those that came after a batch which was not taken', async () => {
  let isAway = true;
  const taken: Handed[] = [];
  const countAds = async ({ counts }: Readonly<{ counts: readonly Handed[] }>) => {
    if (isAway) throw new Error('away');
    taken.push(...counts);
    return { ok: true as const, position: START };
  };
  const counts = createAdCounts({
    doors: { billing: { commands: { countAds } } },
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
