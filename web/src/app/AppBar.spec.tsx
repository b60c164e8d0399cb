import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { SessionContext } from '../lib/session/session-context.js';
import { demoHandler } from '../testing/demo-api.js';
import { routerAt } from '../testing/page.js';
import { text } from '../testing/texts.js';
import { userEvent } from '../testing/user-event.js';

let mode = 'standalone';
beforeAll(() => {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query.includes(`display-mode: ${mode})`), addEventListener() {} }),
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  mode = 'standalone';
  Reflect.deleteProperty(navigator, 'standalone');
});

const show = async (address: string) => {
  const { router, session } = await routerAt(address, 'de', demoHandler(true));
  await router.load();
  await act(async () => {
    render(
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>,
      { container: document },
    );
  });
  await act(async () => session.start());
  session.stop();
};
const bar = async () => screen.findByRole('navigation', { name: text('common:frame.main') });
const pagesOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('the bar of the installed app', () => {
  it('links to the groups and shows the number of unread requests', async () => {
    await show('/faq');
    expect(pagesOf(await bar())).toEqual([
      [text('common:frame.home'), '/'],
      [text('common:frame.account'), '/benutzerkonto'],
      [text('common:frame.groups'), '/gruppen'],
      [text('common:frame.requestsUnread', { count: 2 }), '/anfragen'],
      [text('common:frame.categories'), '/kategorien'],
    ]);
  });

  it('shows a back button if the phone has none', async () => {
    Object.assign(navigator, { standalone: true });
    await show('/faq');
    const nav = await bar();
    expect(within(nav).getByRole('button', { name: text('common:frame.stepBack') })).toBeTruthy();
    expect(within(nav).queryByText(text('common:frame.groups'))).toBeNull();
  });

  it('adds contact, questions and legal pages to the account menu', async () => {
    await show('/faq');
    await userEvent.click(await screen.findByRole('button', { name: text('common:frame.accountMenu') }));
    const menu = screen.getByRole('group', { name: text('common:frame.accountMenu') });
    expect(within(menu).getByText(text('common:frame.imprint')).getAttribute('href')).toBe('/impressum');
  });

  it('is absent in a browser tab', async () => {
    mode = 'browser';
    await show('/faq');
    await userEvent.click(await screen.findByRole('button', { name: text('common:frame.accountMenu') }));
    expect(screen.getByRole('group', { name: text('common:frame.accountMenu') })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: text('common:frame.main') })).toBeNull();
    expect(screen.getAllByText(text('common:frame.imprint'))).toHaveLength(1);
  });
});
