import { beforeAll, expect, it } from '@jest/globals';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { testTexts } from '../testing/texts.js';
import { LeaveGuard } from './LeaveGuard.js';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => {
  // The test's browser has nothing to scroll.
  window.scrollTo = () => {};
});

/** A form with something unsaved, two pages after another one, in a browser's history. */
const open = async () => {
  window.history.pushState(null, '', '/before');
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/before', component: () => <h1>Davor</h1> }),
    createRoute({
      getParentRoute: () => root,
      path: '/form',
      component: () => (
        <>
          <h1>Formular</h1>
          <LeaveGuard unsaved={() => true} />
        </>
      ),
    }),
  ]);
  const history = createBrowserHistory();
  const router = createRouter({ routeTree, history });
  render(
    <I18nextProvider i18n={testTexts('de')}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { name: 'Davor' });
  history.push('/form');
  await screen.findByRole('heading', { name: 'Formular' });
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  // Back with the browser, which asks; and with the question open forward again.
  window.history.back();
  await screen.findByRole('heading', { name: 'Änderungen verwerfen?' });
  expect(window.location.pathname).toBe('/before');
  window.history.forward();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  return history;
};

it('leads back also when the browser has stepped forward while it asked', async () => {
  const history = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await screen.findByRole('heading', { name: 'Davor' });
  expect(window.location.pathname).toBe('/before');
  history.destroy();
});

it('stays there after that, and asks the next time', async () => {
  const history = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Änderungen verwerfen?' })).toBeNull());
  expect(window.location.pathname).toBe('/form');
  window.history.back();
  await screen.findByRole('heading', { name: 'Änderungen verwerfen?' });
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await screen.findByRole('heading', { name: 'Davor' });
  history.destroy();
});
