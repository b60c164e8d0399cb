import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { noLocation } from '@lendring/contracts/place/location.js';
import { locationStore } from '../features/search/model/location-store.js';
import type { Locale } from '../i18n/locale.js';
import { SessionContext } from '../lib/session/session-context.js';
import { demoHandler, demoProfile } from '../testing/demo-api.js';
import { routerAt } from '../testing/page.js';
import { text, textIn, textLike } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { CategorySidebar } from './CategorySidebar.js';
import { Header } from './Header.js';

const english = textIn('en');

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
  // Stub browser APIs that jsdom lacks.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  AbortSignal.timeout ??= () => new AbortController().signal;
});

describe('the header', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reserves the space of its controls until the session is known', async () => {
    await show('header', 'de', false);
    expect(screen.getByText(text('common:frame.signIn')).className).toContain('invisible');
  });
  it('offers a visitor the other languages of the page and a sign-in that returns to the page', async () => {
    const session = await show('header', 'en', false, '/en/faq');
    await act(async () => {
      await session.start();
    });
    expect(screen.getByRole('link', { name: english('common:frame.signIn') }).getAttribute('href')).toBe(
      '/auth/login?return=%2Fen%2Ffaq&locale=en',
    );
    await userEvent.click(screen.getByRole('button', { name: english('common:frame.language') }));
    const languages = within(screen.getByRole('group', { name: english('common:frame.language') })).getAllByRole(
      'link',
    );
    expect(languages.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['de', '/faq'],
      ['en', '/en/faq'],
      ['nl', '/nl/faq'],
    ]);
    languages[2]!.addEventListener('click', (event) => event.preventDefault());
    languages[2]!.click();
    expect(document.cookie).toContain('lang=nl');
  });
  it('saves the language chosen by a signed-in user with a keepalive request', async () => {
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
  it('keeps the chosen days and filters when the language changes', async () => {
    const session = await show('header', 'de', false, '/suche/zelt?from=2027-07-04&to=2027-07-06&free=true');
    await act(async () => {
      await session.start();
    });
    await userEvent.click(screen.getByRole('button', { name: text('common:frame.language') }));
    const languages = within(screen.getByRole('group', { name: text('common:frame.language') })).getAllByRole('link');
    expect(languages.map((link) => link.getAttribute('href'))).toEqual(
      ['/suche/zelt', '/en/search/zelt', '/nl/zoeken/zelt'].map(
        (path) => `${path}?from=2027-07-04&to=2027-07-06&free=true`,
      ),
    );
  });
  it('opens a search on pages without their own search, and links to a search page without scripts', async () => {
    await show('header', 'de', false, '/faq');
    const toggle = screen.getByRole('link', { name: text('common:search.form') });
    expect([toggle.getAttribute('href'), toggle.getAttribute('aria-expanded')]).toEqual(['/suche', 'false']);
    await userEvent.click(toggle);
    const what = await screen.findByRole('combobox', { name: text('common:search.what') });
    expect([document.activeElement, toggle.getAttribute('aria-expanded')]).toEqual([what, 'true']);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('combobox', { name: text('common:search.what') }), document.activeElement]).toEqual([
      null,
      toggle,
    ]);
  });
  it('shows no search on pages that have their own, unless these pages failed', async () => {
    for (const [address, there] of [
      ['/', 0],
      ['/suche/zelt', 0],
      ['/kategorie/hobby-freizeit/camping', 0],
      ['/kategorie/gibt-es-nicht', 1],
      ['/gibt-es-nicht', 1],
    ] as const) {
      await show('header', 'de', false, address);
      expect([address, screen.queryAllByRole('link', { name: text('common:search.form') }).length]).toEqual([
        address,
        there,
      ]);
      cleanup();
    }
  });
  it('shows a signed-in user their unread requests and own pages', async () => {
    const session = await show('header', 'de', true);
    await act(async () => {
      await session.start();
    });
    expect(
      screen.getByRole('link', { name: text('common:frame.requestsUnread', { count: 2 }) }).getAttribute('href'),
    ).toBe('/anfragen');
    expect(await screen.findByRole('button', { name: text('common:frame.accountMenu') })).toBeTruthy();
    expect(screen.getByText(text('common:frame.signOut')).closest('a')?.getAttribute('href')).toBe(
      '/auth/logout?locale=de',
    );
    expect(screen.queryByText(text('common:frame.signIn'))).toBeNull();
    session.stop();
  });
  it('starts searches at the own place of the user, even on pages without a search', async () => {
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
  it('opens and closes subcategories while keeping the focus', async () => {
    await show('sidebar', 'de', false);
    await userEvent.click(
      await screen.findByRole('button', { name: text('common:frame.open', { category: 'Elektronik' }) }),
    );
    expect(document.activeElement?.textContent).toContain(text('common:frame.back', { parent: 'Kategorien' }));
    expect(screen.getByRole('link', { name: 'Audio & HiFi' }).getAttribute('href')).toBe(
      '/kategorie/elektronik/audio-hifi',
    );
    await userEvent.click(screen.getByRole('button', { name: text('common:frame.open', { category: 'Haushalt' }) }));
    expect(screen.getByRole('link', { name: 'Küche' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('common:frame.back', { parent: 'Elektronik' }) }));
    await userEvent.click(screen.getByRole('button', { name: text('common:frame.back', { parent: 'Kategorien' }) }));
    expect(screen.getAllByRole('button', { name: textLike('common:frame.open') })).toHaveLength(14);
  });
});
