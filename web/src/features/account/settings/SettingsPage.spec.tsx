import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { createSessionStore, type Profile } from '../../../lib/session.js';
import { SessionContext } from '../../../lib/session-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { fullProfile } from '../testing/samples.js';
import { SettingsPage } from './SettingsPage.js';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['look'];
});

describe('the settings', () => {
  it.each([
    ['de', 'Dunkel', 'Wie das Gerät'],
    ['en', 'Dark', 'As on the device'],
    ['nl', 'Donker', 'Zoals het apparaat'],
  ] as const)('change the look at once and keep it: %s', async (locale, dark, system) => {
    render(<SettingsPage languages={null} />, locale);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: system }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: dark }));
    expect(document.documentElement.dataset['look']).toBe('dark');
    expect(localStorage.getItem('look')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: system }));
    expect(document.documentElement.dataset['look']).toBeUndefined();
  });
  it('begin with what was chosen before', () => {
    localStorage.setItem('look', 'light');
    render(<SettingsPage languages={null} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hell' }).checked).toBe(true);
  });
});

describe('the language of mails', () => {
  it.each([
    ['de', 'Mails und Mitteilungen'],
    ['en', 'Emails and messages'],
    ['nl', 'Mails en berichten'],
  ] as const)('is chosen and saved at once: %s', async (locale, heading) => {
    let language: Profile['language'] = 'de';
    const { fetch, calls } = createFakeApi(({ method, path, body }) => {
      if (path === '/auth/token') return { raw: { access_token: 'token', expires_in: 600 } };
      if (method === 'PATCH' && path === '/v1/profile') ({ language } = body as Pick<Profile, 'language'>);
      const profile = { ...fullProfile, language };
      if (path === '/v1/init') return { data: { profile, usergroup: [] } };
      return path === '/v1/profile' ? { data: profile } : undefined;
    });
    const token = { get: () => Promise.resolve('token') };
    const api = createApi({ fetch, locale, token });
    const store = createSessionStore({ api, token, signOut: () => undefined });
    await store.start();
    store.stop();
    render(
      <ApiContext value={api}>
        <SessionContext value={store}>
          <SettingsPage languages={null} />
        </SessionContext>
      </ApiContext>,
      locale,
    );
    const mails = within(screen.getByRole('region', { name: heading }));
    expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
    await userEvent.click(mails.getByRole('radio', { name: 'Nederlands' }));
    await waitFor(() => expect(store.get()).toMatchObject({ profile: { language: 'nl' } }));
    expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Nederlands' }).checked).toBe(true);
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject([
      { language: 'nl' },
    ]);
  });
});
