import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientAssets, routeFiles } from '../vite/client-manifest.js';
import { paths } from '@lendring/contracts/pages/paths.js';
import { contentSecurityPolicy } from './seo/csp.js';
import { demoHandler } from './testing/demo-api.js';
import { userCard } from './testing/samples.js';
import { routerAt } from './testing/page.js';

const web = join(import.meta.dirname, '..');
const tree = readFileSync(join(web, 'src/routeTree.gen.ts'), 'utf8');

const cologne = {
  id: 'g1',
  city: 'Köln',
  country: 'DE',
  region: 'NW',
  district: null,
  lat: 50.9,
  lng: 6.9,
  postal_count: 0,
  postal: [],
};

describe('the first six traps (README.md)', () => {
  it('1: texts used by a page are sent to the client and loaded before hydration', async () => {
    const { router, texts } = await routerAt('/agb', 'de', demoHandler());
    await router.load();
    const carried = await router.options.dehydrate?.();
    expect(carried?.namespaces).toEqual(expect.arrayContaining(['common', 'legal']));
    expect(texts.loaded()).toEqual(carried?.namespaces);
    const client = await routerAt('/agb', 'de', demoHandler());
    await client.router.options.hydrate?.(JSON.parse(JSON.stringify(carried)) as never);
    expect(client.i18n.hasResourceBundle('de', 'legal')).toBe(true);
    expect(client.router.options.context.queries.getQueryData(['reference'])).toBeDefined();
  });
  it('2: an address without its default search fields stays unchanged', async () => {
    for (const address of [
      '/',
      '/kategorien',
      '/suche',
      '/suche/zelt',
      '/en/faq',
      '/kategorie/hobby-freizeit/camping',
    ]) {
      const { router } = await routerAt(address, address.startsWith('/en') ? 'en' : 'de', demoHandler());
      const next = router.buildLocation({ to: '.', search: true, params: true, hash: true });
      expect([address, router.latestLocation.publicHref, next.publicHref]).toEqual([address, address, address]);
    }
  });
  it.each([
    ['/suche/zelt/gross', '/suche/zelt%2Fgross'],
    ['/ortssuche/koeln/zelt/gross', '/ortssuche/koeln/zelt%2Fgross'],
  ])('a term with a slash has only one address: %s is %s', async (address, one) => {
    const { router } = await routerAt(address, 'de', demoHandler());
    await router.load();
    expect(router.state.matches.at(-1)?.params).toMatchObject({ term: 'zelt/gross' });
    expect(router.buildLocation({ to: '.', search: true, params: true }).publicHref).toBe(one);
  });
  it.each([
    ['/kategorie', '/kategorien'],
    ['/en/category', '/en/categories'],
    ['/nl/categorie', '/nl/categorieen'],
  ])('an address without its category redirects to all categories: %s', async (address, all) => {
    const locale = address.startsWith('/en') ? 'en' : address.startsWith('/nl') ? 'nl' : 'de';
    const { router } = await routerAt(address, locale, demoHandler());
    await router.load();
    expect(router.latestLocation.publicHref).toBe(all);
  });
  it.each([
    ['/melden/message/m1', 'de', '/melden/nachricht/m1'],
    ['/melden/nachricht/m1', 'de', '/melden/nachricht/m1'],
    ['/nl/melden/rating/r1', 'nl', '/nl/melden/beoordeling/r1'],
    ['/en/report/ad/a1', 'en', '/en/report/ad/a1'],
  ] as const)(
    'an address in the current language is canonical, and an older address redirects there: %s',
    async (address, locale, one) => {
      const { router } = await routerAt(address, locale, demoHandler());
      expect(router.latestLocation.pathname).toMatch(/^\/report\/(message|rating|ad)\//);
      expect(router.buildLocation({ to: '.', search: true, params: true }).publicHref).toBe(one);
    },
  );
  it.each([
    ['/ortssuche/K%C3%B6ln', '/ortssuche/koeln'],
    ['/ortssuche/Koeln/zelt?page=2', '/ortssuche/koeln/zelt?page=2'],
  ])('a town has a single address for every spelling: %s', async (address, one) => {
    const { router } = await routerAt(
      address,
      'de',
      ({ path }) => (path === '/v1/city' ? { data: { ...cologne, city_url: 'koeln' } } : undefined),
      demoHandler(),
    );
    await router.load();
    expect(router.latestLocation.publicHref).toBe(one);
  });
  it.each([
    [{ saveData: true }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: false }, 'intent'],
    [undefined, 'intent'],
  ] as const)('pages are prefetched unless the connection is like %p (spec §7)', async (connection, expected) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { router } = await routerAt('/faq', 'de', demoHandler());
    expect(router.options.defaultPreload).toBe(expected);
  });
  it('3: styles and page files come from the client manifest, including imports', () => {
    const manifest = {
      'src/entry-client.tsx': {
        file: 'assets/entry-1.js',
        isEntry: true,
        imports: ['_base.js'],
        css: ['assets/app-2.css'],
        assets: ['assets/abel-latin-400-normal-x.woff2', 'assets/mulish-latin-ext-wght-normal-y.woff2'],
      },
      '_base.js': { file: 'assets/base-3.js', css: ['assets/base-4.css'] },
      'src/routes/faq.tsx?tsr-split=component---loader': { file: 'assets/faq-5.js', imports: ['_base.js', '_list.js'] },
      '_list.js': { file: 'assets/list-6.js', css: ['assets/list-7.css'] },
      'src/i18n/locales/de/legal.json': { file: 'assets/legal-8.js' },
    };
    const assets = clientAssets(manifest, tree);
    expect(assets).toMatchObject({
      entry: '/assets/entry-1.js',
      css: ['/assets/app-2.css', '/assets/base-4.css'],
      preloads: ['/assets/base-3.js'],
      fonts: ['/assets/abel-latin-400-normal-x.woff2'],
      texts: { 'de/legal': '/assets/legal-8.js' },
      routes: { '/faq': { css: ['/assets/list-7.css'], preloads: ['/assets/faq-5.js', '/assets/list-6.js'] } },
    });
    expect(routeFiles(tree).get('/_signed-in/request/$requestId')).toBe('src/routes/_signed-in/request.$requestId.tsx');
    expect(routeFiles(tree).size).toBeGreaterThanOrEqual(Object.keys(paths).length);
  });
  it('4: pages never import classic zod, neither directly nor through contract schemas', () => {
    const src = join(web, 'src');
    const schemas = /@lendring\/contracts\/(?!pages|reference|rules|texts)[a-z-]+\//;
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|^testing\//.test(file))
      .flatMap((file) =>
        [...readFileSync(join(src, file), 'utf8').matchAll(/^import (?!type\b)([^;]*?) from '([^']+)'/gm)]
          .filter(
            ([, names = '', from = '']) =>
              from === 'zod' || (schemas.test(from) && /[{,]\s*(?!type\b)(?:[A-Z][a-z]|calls\b)/.test(names)),
          )
          .map(([line]) => `${file}: ${line}`),
      );
    expect(found).toEqual([]);
  });
  it('5: scripts need the nonce, and only style attributes may be inline', () => {
    const policy = contentSecurityPolicy('abc', { images: ['https://tiles.example'] });
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain('https://tiles.example');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  });
  it('6: pages behind sign-in show their skeleton at once without a minimum duration', async () => {
    const { router } = await routerAt('/anfragen', 'de', demoHandler());
    expect(router.options.defaultPendingMinMs).toBe(0);
    expect(router.options.defaultPendingComponent).toBeDefined();
    expect(router.routesById['/_signed-in'].options.ssr).toBe(false);
  });
});

describe('the document head of a page', () => {
  it.each([
    ['/gibt-es/nicht', 'de', 'Seite nicht gefunden'],
    ['/en/nothing/here', 'en', 'Page not found'],
    ['/nl/kategorie/niets', 'nl', 'Pagina niet gevonden'],
    ['/kategorie/gibt-es-nicht', 'de', 'Seite nicht gefunden'],
    ['/ortssuche/quatsch', 'de', 'Seite nicht gefunden'],
    ['/en/user/nobody-here', 'en', 'Page not found'],
  ] as const)('%s has the title of a missing page', async (address, locale, title) => {
    const { router } = await routerAt(
      address,
      locale,
      ({ path }) =>
        path === '/v1/city' || path.startsWith('/v1/user_profile/')
          ? { status: 404, error: 'x', msgcode: 'x' }
          : undefined,
      demoHandler(),
    );
    await router.load();
    expect(
      router.state.matches.every(
        ({ links }) => !links?.some((link) => link && 'rel' in link && link.rel === 'canonical'),
      ),
    ).toBe(true);
    expect(
      router.state.matches
        .flatMap(({ meta }) => meta ?? [])
        .filter((tag) => tag && 'title' in tag)
        .at(-1),
    ).toEqual({ title });
  });

  it.each([
    ['/gruppe/v3rb0rg3nx', 'de'],
    ['/en/group/v3rb0rg3nx', 'en'],
    ['/nl/groep/v3rb0rg3nx', 'nl'],
    ['/inserat/v3rb0rg3nx', 'de'],
    ['/gesuch/v3rb0rg3nx', 'de'],
    ['/melden/nachricht/6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f', 'de'],
  ] as const)('%s has no missing-page title, because some users can see the page', async (address, locale) => {
    const { router } = await routerAt(
      address,
      locale,
      ({ path }) =>
        /^\/v1\/(?:group\/|offer\/|search_request\/|report_subject)/.test(path)
          ? { status: 404, error: 'x', msgcode: 'x' }
          : undefined,
      demoHandler(),
    );
    await router.load();
    expect(router.state.matches.at(-1)?.status).toBe('notFound');
    expect(
      router.state.matches
        .flatMap(({ meta }) => meta ?? [])
        .filter((tag) => tag && 'title' in tag)
        .at(-1),
    ).toEqual({ title: 'Lendring' });
  });

  it.each(['', '/anbieter', '/ausleiher'])(
    'asks search engines not to index the profile of a user who opted out: %s',
    async (tab) => {
      const robots = async (search_engines: boolean) => {
        const person = { ...userCard(), rating_as_vendor: userCard().rating, rating_as_creator: userCard().rating };
        const empty = {
          offers: [],
          ratings: [],
          stars: [0, 0, 0, 0, 0],
          total: 0,
          paging: { total: 0, hasNextPage: false },
        };
        const { router } = await routerAt(`/benutzer/zeltfreundin${tab}`, 'de', ({ path }) =>
          path.startsWith('/v1/user_profile/') ? { data: { ...person, search_engines } } : { data: empty },
        );
        await router.load();
        return JSON.stringify(router.state.matches.at(-1)?.meta).includes('"noindex"');
      };
      expect([await robots(false), await robots(true)]).toEqual([true, false]);
    },
  );

  it('contains its canonical address and the addresses of all its languages', async () => {
    const { router } = await routerAt('/en/faq', 'en', demoHandler());
    await router.load();
    const match = router.state.matches.at(-1)!;
    const links = (match.links ?? []) as { rel: string; hrefLang?: string; href: string }[];
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe('http://localhost/en/faq');
    expect(
      Object.fromEntries(links.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href])),
    ).toEqual({
      de: 'http://localhost/faq',
      en: 'http://localhost/en/faq',
      nl: 'http://localhost/nl/faq',
      'x-default': 'http://localhost/faq',
    });
    expect(JSON.stringify(match.meta)).toContain('FAQPage');
  });
  it.each([
    ['/faq', 'de', 'läuft nach 7 Tagen ab'],
    ['/en/faq', 'en', 'expires after 7 days'],
    ['/nl/faq', 'nl', 'verloopt na 7 dagen'],
  ] as const)('states the days until an unanswered request expires: %s', async (address, locale, sentence) => {
    const { router } = await routerAt(address, locale, demoHandler());
    await router.load();
    expect(JSON.stringify(router.state.matches.at(-1)?.meta)).toContain(sentence);
  });
});
