import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { noLocation } from '@lendring/contracts/place/location.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { demoHandler } from '../../../testing/demo-api.js';
import type { FakeHandler } from '../../../testing/fake-api.js';
import { routerAt } from '../../../testing/page.js';
import { renderOnServer } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { koeln, village } from '../examples.js';
import type { List } from '../model/list.js';
import { locationStore } from '../model/location-store.js';
import { SearchForm } from './SearchForm.js';

const bonn = { ...koeln, id: 'g2946447', city: 'Bonn', city_url: 'bonn' };
let away = false;
const places: FakeHandler = ({ path, query }) => {
  if (path === '/v1/city') return { data: query.get('city_url') === 'bonn' ? bonn : koeln };
  const asked = query.get('query') ?? '';
  if (path === '/v1/city_search') return { data: asked === 'Köl' ? [koeln, village] : [] };
  if (path !== '/v1/place') return undefined;
  if (away)
    return {
      status: 503,
      error: 'unavailable',
      msgcode: 'unavailable',
      msgtext: 'Die Orte sind gerade nicht erreichbar.',
    };
  const one =
    asked === 'Bonn'
      ? { ...bonn, postal_id: null }
      : asked === '50823 Köln'
        ? { ...koeln, postal_id: 'de-50823' }
        : null;
  const like =
    asked === '50823 Bonn'
      ? [
          { ...koeln, postal_id: 'de-50823' },
          { ...bonn, postal_id: null },
        ]
      : [];
  return { data: { kind: one ? 'one' : asked === 'Köl' ? 'several' : 'none', places: one ? [one] : like } };
};

const open = async (list: List | null = null, shape: 'hero' | 'bar' = 'hero') => {
  const { router, i18n, texts } = await routerAt('/', 'de', places, demoHandler());
  await router.load();
  await texts.load('search');
  const { api, queries } = router.options.context;
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={i18n}>
          <ApiContext value={api}>
            <SearchForm shape={shape} list={list} />
          </ApiContext>
        </I18nextProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return {
    what: screen.getByRole('combobox', { name: text('common:search.what') }),
    where: screen.getByRole('combobox', { name: text('common:search.where') }) as HTMLInputElement,
    go: screen.getByRole('button', { name: text('common:search.go') }),
    at: () => decodeURIComponent(router.latestLocation.publicHref),
  };
};
const inKoeln: List = { route: 'city', term: 'Zelt', category: null, city: koeln, fields: {} };

beforeAll(() => {
  // The test environment lacks abort timeouts and does not submit forms.
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
beforeEach(() => {
  away = false;
  locationStore.set(noLocation);
});
afterEach(cleanup);

describe('the search form', () => {
  for (const press of ['button', 'Enter'] as const) {
    it(`accepts a typed place without selection, with ${press}`, async () => {
      const { what, where, go, at } = await open();
      await userEvent.type(what, 'Zelt');
      await userEvent.type(where, press === 'Enter' ? '50823 Köln{Enter}' : '50823 Köln');
      if (press === 'button') await userEvent.click(go);
      await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt?postal=de-50823'));
      expect(locationStore.get()).toMatchObject({ mode: 'city', city: { cityUrl: 'koeln' } });
    });
  }
  it('replaces the previous place with a typed one', async () => {
    const { where, go, at } = await open(inKoeln, 'bar');
    expect(where.value).toBe('Köln');
    await userEvent.clear(where);
    await userEvent.type(where, 'Bonn');
    await userEvent.click(go);
    await waitFor(() => expect(at()).toBe('/ortssuche/bonn/Zelt'));
  });
  it('searches everywhere when the place is cleared', async () => {
    const { where, go, at } = await open(inKoeln, 'bar');
    await userEvent.clear(where);
    await userEvent.click(go);
    await waitFor(() => expect(at()).toBe('/suche/Zelt'));
    expect(locationStore.get()).toEqual(noLocation);
  });
  it('reports an unknown place at its field and keeps the typed text', async () => {
    const { what, where, go, at } = await open();
    await userEvent.type(what, 'Zelt');
    await userEvent.type(where, 'Nowhereville');
    await userEvent.click(go);
    await waitFor(() => expect(where.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(where.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      text('common:search.placeUnknown', { place: 'Nowhereville' }),
    );
    expect([where.value, document.activeElement === where, at()]).toEqual(['Nowhereville', true, '/']);
    await userEvent.type(where, '{Backspace}');
    expect(where.getAttribute('aria-invalid')).toBeNull();
  });
  it('asks for a choice when several towns match', async () => {
    const { where, go } = await open();
    await userEvent.type(where, 'Köl');
    await userEvent.click(go);
    await screen.findByText(textLike('common:search.placeSeveral', { place: 'Köl' }));
    await screen.findByRole('option', { name: /Nümbrecht/ });
  });
  it('suggests similar places for a misspelled place', async () => {
    const { what, where, go, at } = await open();
    await userEvent.type(what, 'Zelt');
    await userEvent.type(where, '50823 Bonn');
    await userEvent.click(go);
    await screen.findByText(text('common:search.placeMeant', { place: '50823 Bonn', places: '50823 Köln oder Bonn' }));
    await screen.findByRole('option', { name: /Bonn/ });
    await userEvent.click(screen.getByRole('option', { name: /50823 Köln/ }));
    expect(where.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(go);
    await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt?postal=de-50823'));
  });
  it('reports an error when the place service fails', async () => {
    away = true;
    const { where, go, at } = await open();
    await userEvent.type(where, 'Bonn');
    await userEvent.click(go);
    await waitFor(() => expect(where.getAttribute('aria-invalid')).toBe('true'));
    expect([where.value, at()]).toEqual(['Bonn', '/']);
  });
  it('shows an unknown place from the URL in its field', async () => {
    const { where } = await open({ ...inKoeln, route: 'search', city: null, fields: { place: 'Nowhereville' } }, 'bar');
    expect([where.value, where.getAttribute('aria-invalid')]).toEqual(['Nowhereville', 'true']);
  });
  it('suggests similar places for a misspelled place from the URL', async () => {
    await open({ ...inKoeln, route: 'search', city: null, fields: { place: '50823 Bonn' } }, 'bar');
    await screen.findByText(text('common:search.placeMeant', { place: '50823 Bonn', places: '50823 Köln oder Bonn' }));
  });
  it('submits without JavaScript', async () => {
    const { go } = await open({ ...inKoeln, fields: { free: true, from: '2027-07-04', to: '2027-07-06' } }, 'bar');
    const form = go.closest('form')!;
    expect(form.getAttribute('action')).toBe('/suche');
    expect(Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toEqual({
      q: 'Zelt',
      where: 'Köln',
      named: 'Köln',
      city: 'koeln',
      radius: '',
      free: 'true',
      from: '2027-07-04',
      to: '2027-07-06',
      freeDays: 'false',
    });
  });
});

describe('input before hydration', () => {
  it('is searched for, even with a place stored on the device', async () => {
    const { hydrateRoot } = await import('react-dom/client');
    const { router, i18n, texts } = await routerAt('/', 'de', places, demoHandler());
    await router.load();
    await texts.load('search');
    const { api, queries } = router.options.context;
    const page = (
      <RouterContextProvider router={router}>
        <QueryClientProvider client={queries}>
          <I18nextProvider i18n={i18n}>
            <ApiContext value={api}>
              <SearchForm shape="hero" list={null} />
            </ApiContext>
          </I18nextProvider>
        </QueryClientProvider>
      </RouterContextProvider>
    );
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = await renderOnServer(page);
    const [what, where] = [...box.querySelectorAll<HTMLInputElement>('input[type=text]')] as [
      HTMLInputElement,
      HTMLInputElement,
    ];
    what.value = 'Zelt';
    where.value = 'Bonn';
    locationStore.set({
      mode: 'city',
      city: { id: koeln.id, city: 'Köln', cityUrl: 'koeln' },
      postal: null,
      entireCity: false,
      radius: -1,
    });
    const root = await act(async () => hydrateRoot(box, page));
    expect([what.value, where.value]).toEqual(['Zelt', 'Bonn']);
    await userEvent.click(box.querySelector<HTMLButtonElement>('button[type=submit]')!);
    await waitFor(() => expect(router.latestLocation.publicHref).toBe('/ortssuche/bonn/Zelt'));
    act(() => root.unmount());
    box.remove();
  });
});
