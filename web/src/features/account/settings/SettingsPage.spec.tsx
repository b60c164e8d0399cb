import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../i18n/locale.js';
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

/** The page as somebody whose profile the server keeps. */
const open = async (locale: Locale) => {
  let profile = fullProfile;
  const { fetch, calls } = createFakeApi(({ method, path, body }) => {
    if (path === '/auth/token') return { raw: { access_token: 'token', expires_in: 600 } };
    if (method === 'PATCH' && path === '/v1/profile') profile = { ...profile, ...(body as Partial<Profile>) };
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
  return { store, patches: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body) };
};

describe('what others see', () => {
  it.each([
    ['de', 'Wie schnell ich antworte'],
    ['en', 'How soon I answer'],
    ['nl', 'Hoe snel ik antwoord'],
  ] as const)('is switched and saved at once, the rest stays: %s', async (locale, answer) => {
    const { store, patches } = await open(locale);
    await userEvent.click(screen.getByRole('switch', { name: answer }));
    await waitFor(() => expect(store.get()).toMatchObject({ profile: { privacy: { answer_time: false } } }));
    expect(patches()).toMatchObject([{ privacy: { answer_time: false, loans: true, search_engines: true } }]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: answer }).checked).toBe(false);
  });
});

describe('the language of mails', () => {
  it.each([
    ['de', 'Sprache der Mails und Mitteilungen'],
    ['en', 'Language of emails and messages'],
    ['nl', 'Taal van mails en berichten'],
  ] as const)('is chosen and saved at once: %s', async (locale, heading) => {
    const { store, patches } = await open(locale);
    const mails = within(screen.getByRole('region', { name: heading }));
    expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
    await userEvent.click(mails.getByRole('radio', { name: 'Nederlands' }));
    await waitFor(() => expect(store.get()).toMatchObject({ profile: { language: 'nl' } }));
    expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Nederlands' }).checked).toBe(true);
    expect(patches()).toMatchObject([{ language: 'nl' }]);
  });
});
