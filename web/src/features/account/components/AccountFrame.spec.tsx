import { useRouter } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@lendring/contracts/pages/paths.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { createApi } from '../../../lib/api-client/api.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createSessionStore } from '../../../lib/session/session.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { accountPages, mergedPages } from '../pages.js';
import { fullProfile } from '../testing/samples.js';
import { userEvent } from '../../../testing/user-event.js';
import { AccountNav } from './AccountFrame.js';

const open = async (commercial = false) => {
  const fake = createFakeApi(({ path }) =>
    path === '/v1/init'
      ? { data: { profile: { ...fullProfile, commercial }, usergroup: [] } }
      : { data: { badge: { request: { total: 0 }, notification: { total: 0 } } } },
  );
  const store = createSessionStore({
    api: createApi({ fetch: fake.fetch, locale: 'de' }),
    token: { get: () => Promise.resolve('token') },
    signOut: () => {},
  });
  await store.start();
  store.stop();
  let go = (_: string): void => {};
  const Where = () => {
    const router = useRouter();
    go = (href) =>
      act(() => {
        router.history.push(href);
        router.updateLatestLocation();
        router.stores.location.set(router.latestLocation);
      });
    return null;
  };
  render(
    <SessionContext value={store}>
      <AccountNav />
      <Where />
    </SessionContext>,
  );
  return { go: (href: string) => go(href) };
};
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

beforeEach(() => sessionStorage.clear());

describe('the account menu', () => {
  it('lists every page of the account', () => {
    const elsewhere: readonly string[] = [
      '/account/offers',
      '/account/offers/table',
      '/account/offers/import',
      '/account/offers/figures',
      ...Object.keys(mergedPages),
    ];
    const known: readonly string[] = Object.values(accountPages).flatMap((group) => group.map(({ to }) => to));
    const pages = Object.keys(paths).filter((path) => path.startsWith('/account/') && !elsewhere.includes(path));
    expect(pages.filter((path) => !known.some((to) => path === to || path.startsWith(`${to}/`)))).toEqual([]);
  });

  it('shows company and API links to commercial users', async () => {
    const { go } = await open(true);
    within(screen.getByRole('list', { name: text('account:group.you') })).getByRole('link', {
      name: text('account:nav.company'),
    });
    go(toLocal('/account/api/new', 'de'));
    expect(marked()).toEqual([text('account:nav.api')]);
  });

  it('marks the open page and hides company links from private users', async () => {
    const { go } = await open();
    for (const name of [text('account:nav.company'), text('account:nav.api')])
      expect(screen.queryByRole('link', { name })).toBeNull();
    go(toLocal('/account', 'de'));
    expect(marked()).toEqual([text('account:nav.overview')]);
    go(toLocal('/account/security', 'de'));
    expect(marked()).toEqual([text('account:nav.security')]);
    go(`${toLocal('/account/profile', 'de')}?return=%2Fanfragen`);
    expect(marked()).toEqual([text('account:nav.profile')]);
  });

  it('opens with its button and closes after navigation', async () => {
    await open();
    const button = screen.getByRole('button', { name: text('account:nav.label') });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: text('account:nav.security') }));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
