import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noLocation } from '@lendring/contracts/place/location.js';
import { locationStore } from '../features/search/model/location-store.js';
import type { Locale } from '../i18n/locale.js';
import { SessionContext } from '../lib/session-context.js';
import { demoHandler, demoProfile } from '../testing/demo-api.js';
import { routerAt } from '../testing/page.js';
import { CategorySidebar } from './CategorySidebar.js';
import { Header } from './Header.js';

const show = async (what: 'header' | 'sidebar', locale: Locale, signedIn: boolean, address = '/') => {
  const { router, session } = await routerAt(address, locale, demoHandler(signedIn));
  await router.load();
  render(
    <RouterContextProvider router={router}>
      {what === 'header' ? <Header /> : <CategorySidebar open onClose={() => {}} />}
    </RouterContextProvider>,
  );
  return session;
};

beforeAll(() => {
  // The test's browser has neither.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

describe('the header', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps the place of what it does not know yet', async () => {
    await show('header', 'de', false);
    expect(screen.getByText('Anmelden').className).toContain('invisible');
  });
  it('offers a stranger sign-in that comes back here, and the other languages of this page', async () => {
    const session = await show('header', 'en', false, '/en/faq');
    await act(async () => {
      await session.start();
    });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth/login?return=%2Fen%2Ffaq&locale=en',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    const languages = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('link');
    expect(languages.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['de', '/faq'],
      ['en', '/en/faq'],
      ['nl', '/nl/faq'],
    ]);
    languages[2]!.addEventListener('click', (event) => event.preventDefault());
    languages[2]!.click();
    expect(document.cookie).toContain('lang=nl');
  });
  it('tells the account which language its person goes on in, and keeps that call alive', async () => {
    const { router, session, fake } = await routerAt('/faq', 'de', demoHandler(true));
    await router.load();
    await session.start();
    session.stop();
    render(
      <RouterContextProvider router={router}>
        <SessionContext value={session}>
          <Header />
        </SessionContext>
      </RouterContextProvider>,
    );
    const dutch = screen.getAllByRole('link', { name: 'Nederlands', hidden: true })[0]!;
    dutch.addEventListener('click', (event) => event.preventDefault());
    dutch.click();
    await waitFor(() =>
      expect(fake.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
        { path: '/v1/profile', body: { language: 'nl' }, keepalive: true },
      ]),
    );
  });
  it('keeps days and filters in another language', async () => {
    const session = await show('header', 'de', false, '/suche/zelt?from=2027-07-04&to=2027-07-06&free=true');
    await act(async () => {
      await session.start();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sprache' }));
    const languages = within(screen.getByRole('group', { name: 'Sprache' })).getAllByRole('link');
    expect(languages.map((link) => link.getAttribute('href'))).toEqual(
      ['/suche/zelt', '/en/search/zelt', '/nl/zoeken/zelt'].map(
        (path) => `${path}?from=2027-07-04&to=2027-07-06&free=true`,
      ),
    );
  });
  it('opens a search on pages that have none, and leads to one without scripts', async () => {
    await show('header', 'de', false, '/faq');
    const toggle = screen.getByRole('link', { name: 'Suche' });
    expect([toggle.getAttribute('href'), toggle.getAttribute('aria-expanded')]).toEqual(['/suche', 'false']);
    await userEvent.click(toggle);
    const what = await screen.findByRole('combobox', { name: 'Was' });
    expect([document.activeElement, toggle.getAttribute('aria-expanded')]).toEqual([what, 'true']);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('combobox', { name: 'Was' }), document.activeElement]).toEqual([null, toggle]);
  });
  it('leaves the search to pages that bring their own, unless they failed', async () => {
    for (const [address, there] of [
      ['/', 0],
      ['/suche/zelt', 0],
      ['/kategorie/hobby-freizeit/camping', 0],
      ['/kategorie/gibt-es-nicht', 1],
      ['/gibt-es-nicht', 1],
    ] as const) {
      await show('header', 'de', false, address);
      expect([address, screen.queryAllByRole('link', { name: 'Suche' }).length]).toEqual([address, there]);
      cleanup();
    }
  });
  it('shows a person their unread requests and their own pages', async () => {
    const session = await show('header', 'de', true);
    await act(async () => {
      await session.start();
    });
    expect(screen.getByRole('link', { name: 'Anfragen, 2 ungelesene' }).getAttribute('href')).toBe('/anfragen');
    expect(await screen.findByRole('button', { name: 'Mein Bereich' })).toBeTruthy();
    expect(screen.getByText('Abmelden').closest('a')?.getAttribute('href')).toBe('/auth/logout?locale=de');
    expect(screen.queryByText('Anmelden')).toBeNull();
    session.stop();
  });
  it('begins searches at a person’s own place, on pages without a search as well', async () => {
    locationStore.suggest(noLocation);
    const region = { city_id: 'g2886242', city: 'Köln', city_url: 'koeln' };
    const profile = { ...demoProfile, search_start: { region, radius: null } };
    const { router, session } = await routerAt(
      '/faq',
      'de',
      ({ path }) => (path === '/v1/init' ? { data: { profile, usergroup: [] } } : undefined),
      demoHandler(true),
    );
    await router.load();
    render(
      <RouterContextProvider router={router}>
        <SessionContext value={session}>
          <Header />
        </SessionContext>
      </RouterContextProvider>,
    );
    await act(async () => {
      await session.start();
    });
    await waitFor(() => expect(locationStore.get()).toMatchObject({ city: { cityUrl: 'koeln' } }));
    session.stop();
    locationStore.suggest(noLocation);
  });
});

describe('the category sidebar', () => {
  it('drills into children and back, keeping the focus', async () => {
    await show('sidebar', 'de', false);
    await userEvent.click(await screen.findByRole('button', { name: 'Unterkategorien von Elektronik' }));
    expect(document.activeElement?.textContent).toContain('Zurück zu Kategorien');
    expect(screen.getByRole('link', { name: 'Audio & HiFi' }).getAttribute('href')).toBe(
      '/kategorie/elektronik/audio-hifi',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unterkategorien von Haushalt' }));
    expect(screen.getByRole('link', { name: 'Küche' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zurück zu Elektronik' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zurück zu Kategorien' }));
    expect(screen.getAllByRole('button', { name: /^Unterkategorien von/ })).toHaveLength(14);
  });
});
