import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { testTexts } from '../testing/texts.js';
import { PendingPage } from './default-pages.js';

const rootRoute = createRootRoute();
const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/former' }),
  createRoute({ getParentRoute: () => rootRoute, path: '/page', staticData: { title: 'common:notFound.title' } }),
  createRoute({ getParentRoute: () => rootRoute, path: '/other', staticData: { title: 'common:error.title' } }),
]);

const pendingAt = async (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, origin: 'http://localhost' });
  await router.load();
  return (
    <I18nextProvider i18n={testTexts('de')}>
      <RouterContextProvider router={router as never}>
        <PendingPage />
      </RouterContextProvider>
    </I18nextProvider>
  );
};

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

it.each([
  ['/former', '/page'],
  ['/page', '/former'],
  ['/page', '/other'],
])('the placeholder of %s hydrates after a redirect to %s', async (requested, reached) => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(await pendingAt(requested));
  const heading = box.querySelector('h1');
  const shown = await pendingAt(reached);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, shown, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(heading?.isConnected).toBe(true);
});
