import { describe, expect, it } from 'vitest';
import { demoHandler } from '../../testing/demo-api.js';
import { routerAt } from '../../testing/page.js';

describe('the route of a result list', () => {
  it('keeps its match while days, filters, sort order and page change', async () => {
    for (const address of ['/suche/zelt', '/suche', '/kategorie/hobby-freizeit/camping']) {
      const { router } = await routerAt(address, 'de', demoHandler());
      await router.load();
      const page = router.state.matches.at(-1)!.id;
      for (const search of [
        { free: true },
        { sort: 'price' },
        { page: 2 },
        { from: '2027-07-04', to: '2027-07-06', freeDays: true },
      ] as const) {
        await router.navigate({ to: '.', search });
        expect([router.state.matches.at(-1)!.id, router.state.matches.at(-1)!.search]).toEqual([
          page,
          expect.objectContaining(search),
        ]);
      }
    }
  });

  it.each([
    ['de', '/suche/Kostenlos', '/suche?free=true&freeWords=Kostenlos'],
    ['en', '/en/search/Free', '/en/search?free=true&freeWords=Free'],
    ['nl', '/nl/zoeken/gratis', '/nl/zoeken?free=true&freeWords=gratis'],
    [
      'de',
      '/suche/kostenlos%20bohrmaschine?page=2&sort=price',
      '/suche/bohrmaschine?sort=price&free=true&freeWords=kostenlos',
    ],
    ['de', '/ortssuche/koeln/gratis%20zelt', '/ortssuche/koeln/zelt?free=true&freeWords=gratis'],
    ['de', '/ortssuche/koeln/gratis', '/ortssuche/koeln?free=true&freeWords=gratis'],
  ] as const)('reads words for "free" as the filter: %s %s', async (locale, address, filtered) => {
    const { router } = await routerAt(address, locale, demoHandler());
    await router.load();
    expect(router.state.location.publicHref).toBe(filtered);
  });
  it('searches for such words literally within quotation marks', async () => {
    const { router } = await routerAt('/suche/%22gratis%22', 'de', demoHandler());
    await router.load();
    expect(router.state.location.publicHref).toBe('/suche/%22gratis%22');
  });
});
