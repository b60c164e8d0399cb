import { afterEach, beforeEach, expect, it } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createQueries } from '../../lib/api-client/queries.js';
import { createSessionStore } from '../../lib/session/session.js';
import { SessionContext } from '../../lib/session/session-context.js';
import type { Look } from '../../lib/session/session-mark.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { renderOnServer } from '../../testing/render.js';
import { testTexts, text } from '../../testing/texts.js';
import { OfferMissing } from './OfferMissing.js';

const ends: (() => void)[] = [];
beforeEach(() => {
  // The test environment does not implement scrolling.
});
afterEach(() => {
  cleanup();
  for (const end of ends.splice(0)) end();
});

const offer = ownOffer({ offer_id: 'a1b2c3d4e5', status: 'inactive' });
const mila: Look = { nickname: 'mila', color: '#ffe0b0', image_thumb: null };

const routerOf = async (isServer = false) => {
  let loads = 0;
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/offer/$offerId',
      loader: () => {
        loads += 1;
      },
      component: () => (
        <OfferMissing>
          <h1>Nicht gefunden</h1>
        </OfferMissing>
      ),
    }),
  ]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/offer/a1b2c3d4e5'] }),
    isServer,
  });
  await router.load();
  return { router, loads: () => loads };
};

/**
 * Opens an offer that is not public. `look`: user last signed in on this device. `token`: current session token.
 * `theirs`: whether the user owns the offer.
 */
const open = async ({
  look = null,
  token = null,
  theirs = false,
}: Readonly<{ look?: Look | null; token?: string | null; theirs?: boolean }>) => {
  const fake = createFakeApi(({ path }) =>
    path === '/v1/init'
      ? { data: { profile: { nickname: 'mila' }, usergroup: [] } }
      : path === '/v1/offer/a1b2c3d4e5' && theirs
        ? { data: offer }
        : undefined,
  );
  const api = createApi({ fetch: fake.fetch, locale: 'de' });
  const session = createSessionStore({ api, token: { get: async () => token }, signOut: () => {}, look });
  const { router, loads } = await routerOf();
  const queries = createQueries();
  ends.push(session.stop, () => queries.clear());
  render(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={testTexts()}>
        <ApiContext value={api}>
          <SessionContext value={session}>
            <RouterProvider router={router} />
          </SessionContext>
        </ApiContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return {
    answer: () => act(async () => void (await session.start())),
    asked: () => fake.calls.filter(({ path }) => path.startsWith('/v1/offer/')).length,
    loads,
  };
};
const gone = () => screen.queryByRole('heading', { name: 'Nicht gefunden' });
const pending = () => screen.queryByRole('status', { name: text('common:frame.loadingPage') });

it('a missing offer shows as not found to a visitor at once, without another request', async () => {
  const page = await open({});
  expect(gone()).toBeTruthy();
  await page.answer();
  expect(gone()).toBeTruthy();
  expect(page.asked()).toBe(0);
});

it('a missing offer shows as loading to a signed-in user, then as not found', async () => {
  const page = await open({ look: mila, token: 'token' });
  expect(pending()).toBeTruthy();
  expect(gone()).toBeNull();
  await page.answer();
  expect(await screen.findByRole('heading', { name: 'Nicht gefunden' })).toBeTruthy();
  expect(pending()).toBeNull();
  expect(page.asked()).toBe(1);
});

it('a missing offer shows as not found when the session turns out to be signed out', async () => {
  const page = await open({ look: mila });
  expect(pending()).toBeTruthy();
  await page.answer();
  expect(gone()).toBeTruthy();
  expect(page.asked()).toBe(0);
});

it('a non-public offer reloads for its owner and never shows as not found', async () => {
  const page = await open({ look: mila, token: 'token', theirs: true });
  const before = page.loads();
  await page.answer();
  await waitFor(() => expect(page.loads()).toBe(before + 1));
  expect(gone()).toBeNull();
});

it('a missing offer renders both states on the server, and a document attribute selects one', async () => {
  const { router } = await routerOf(true);
  document.body.innerHTML = await renderOnServer(
    <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale: 'de' })}>
      <RouterProvider router={router} />
    </ApiContext>,
  );
  expect(pending()?.parentElement?.className).toBe('hidden in-data-known:block');
  expect(gone()?.parentElement?.className).toBe('in-data-known:hidden');
  document.body.innerHTML = '';
});
