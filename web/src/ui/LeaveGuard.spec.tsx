import { expect, it } from 'vitest';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { leaveWithoutQuestion } from '../lib/session/leaving.js';
import { testTexts, text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';
import { LeaveGuard } from './LeaveGuard.js';

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
  return history;
};
const asks = () => screen.findByRole('heading', { name: text('common:leave.title') });
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

it('keeps the page address during its prompt and navigates back when the user discards the input', async () => {
  const history = await open();
  window.history.back();
  await asks();
  await at('/form');
  await userEvent.click(screen.getByRole('button', { name: text('common:leave.action') }));
  await screen.findByRole('heading', { name: 'Davor' });
  await at('/before');
  history.destroy();
});

it('keeps the page when the user stays and prompts again the next time', async () => {
  const history = await open();
  window.history.back();
  await asks();
  await at('/form');
  await userEvent.click(screen.getByRole('button', { name: text('common:leave.stay') }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: text('common:leave.title') })).toBeNull());
  expect(window.location.pathname).toBe('/form');
  window.history.back();
  await asks();
  await at('/form');
  await userEvent.click(screen.getByRole('button', { name: text('common:leave.action') }));
  await screen.findByRole('heading', { name: 'Davor' });
  history.destroy();
});

it('prompts before a reload but not before a navigation by the app itself', async () => {
  const history = await open();
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  let gone = false;
  leaveWithoutQuestion(() => {
    gone = true;
  });
  expect([gone, unload()]).toEqual([true, false]);
  history.destroy();
});
