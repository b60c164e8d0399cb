import { describe, expect, it } from '@jest/globals';
import { demoHandler } from '../../testing/demo-api.js';
import { routerAt } from '../../testing/page.js';

describe('a result list in the router', () => {
  it('stays the same page while days, filters, order and page change', async () => {
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
});
