import { describe, expect, it } from 'vitest';
import type { Locale } from '../../i18n/locale.js';
import { demoHandler } from '../../testing/demo-api.js';
import type { FakeHandler } from '../../testing/fake-api.js';
import { routerAt } from '../../testing/page.js';
import { readPlainForm } from './components/plain-form.js';
import { koeln } from './examples.js';

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
  ] as const)('interprets words for "free" as the filter: %s %s', async (locale, address, filtered) => {
    const { router } = await routerAt(address, locale, demoHandler());
    await router.load();
    expect(router.state.location.publicHref).toBe(filtered);
  });
  it('searches for words for free literally within quotation marks', async () => {
    const { router } = await routerAt('/suche/%22gratis%22', 'de', demoHandler());
    await router.load();
    expect(router.state.location.publicHref).toBe('/suche/%22gratis%22');
  });
});

const places: FakeHandler = ({ path, query }) => {
  if (path === '/v1/city') return { data: koeln };
  if (path !== '/v1/place') return undefined;
  const asked = query.get('query');
  const postal = { Köln: null, '50823 Köln': 'de-50823' }[asked ?? ''];
  return {
    data:
      postal === undefined ? { kind: 'none', places: [] } : { kind: 'one', places: [{ ...koeln, postal_id: postal }] },
  };
};
const endOf = async (address: string, locale: Locale = 'de') => {
  const { router } = await routerAt(address, locale, places, demoHandler());
  await router.load();
  return decodeURIComponent(router.latestLocation.publicHref);
};

describe('a search submitted without JavaScript', () => {
  it('redirects to the URL for the query and the typed place', async () => {
    expect(await endOf('/suche?q=Zelt&where=K%C3%B6ln&from=&to=')).toBe('/ortssuche/koeln/Zelt');
    expect(await endOf('/en/search?q=&where=50823+K%C3%B6ln&from=&to=', 'en')).toBe(
      '/en/citysearch/koeln?postal=de-50823',
    );
    expect(await endOf('/suche?q=Zelt&where=')).toBe('/suche/Zelt');
    expect(await endOf('/suche?q=&where=')).toBe('/suche');
  });
  it('filters by availability on the given days or single day', async () => {
    expect(await endOf('/suche?q=Zelt&where=&from=2027-07-04&to=2027-07-06')).toBe(
      '/suche/Zelt?from=2027-07-04&to=2027-07-06&freeDays=true',
    );
    expect(await endOf('/suche?q=Zelt&where=&from=&to=2027-07-06')).toBe(
      '/suche/Zelt?from=2027-07-06&to=2027-07-06&freeDays=true',
    );
  });
  it('keeps an unknown place so that the place field can report the error', async () => {
    expect(await endOf('/suche?q=Zelt&where=Nowhereville')).toBe('/suche/Zelt?place=Nowhereville');
  });
  it('keeps category, filters and the selected place', async () => {
    expect(await endOf('/suche?q=&where=&category=405')).toBe('/kategorie/hobby-freizeit/camping');
    expect(
      await endOf(
        '/suche?q=Zelt&where=50823+K%C3%B6ln&named=50823+K%C3%B6ln&city=koeln&postal=de-50823&radius=10&free=true&pay=cash',
      ),
    ).toBe('/ortssuche/koeln/Zelt?free=true&pay=cash&postal=de-50823&radius=10');
  });
  it('is not detected in other URLs', () => expect(readPlainForm('?free=true&max=20')).toBeNull());
  it('drops invalid dates and numbers', () => {
    expect(readPlainForm('?q=x&from=2027-02-31&max=much&lat=here&category=-')).toEqual({
      term: 'x',
      typedPlace: '',
      fields: {},
    });
  });
});
