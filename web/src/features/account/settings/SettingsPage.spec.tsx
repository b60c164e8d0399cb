import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createSessionStore, type Profile } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { fullProfile } from '../testing/samples.js';
import { text, textIn } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { SettingsPage } from './SettingsPage.js';

const dutch = textIn('nl');
const english = textIn('en');

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['look'];
});

describe('the theme setting', () => {
  it.each([
    ['de', text('account:settings.looks.dark'), text('account:settings.looks.system')],
    ['en', english('account:settings.looks.dark'), english('account:settings.looks.system')],
    ['nl', dutch('account:settings.looks.dark'), dutch('account:settings.looks.system')],
  ] as const)('applies and stores a theme at once: %s', async (locale, dark, system) => {
    render(<SettingsPage languages={null} />, locale);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: system }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: dark }));
    expect(document.documentElement.dataset['look']).toBe('dark');
    expect(localStorage.getItem('look')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: system }));
    expect(document.documentElement.dataset['look']).toBeUndefined();
  });
  it('starts with the stored theme', () => {
    localStorage.setItem('look', 'light');
    render(<SettingsPage languages={null} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: text('account:settings.looks.light') }).checked).toBe(
      true,
    );
  });
});

const towns = [{ id: 'g2', city: 'Bonn', city_url: 'bonn', country: 'DE', district: null, region: null, postal: [] }];

const open = async (locale: Locale) => {
  let profile = fullProfile;
  const { fetch, calls } = createFakeApi(({ method, path, body }) => {
    if (path === '/v1/city_search') return { data: towns };
    const start =
      method === 'PATCH' && (body as { search_start?: { city_id: string | null; radius: 25 | null } }).search_start;
    if (start) {
      const region = start.city_id === null ? null : { city_id: start.city_id, city: 'Bonn', city_url: 'bonn' };
      profile = { ...profile, search_start: { region, radius: start.radius } };
      return { data: profile };
    }
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

describe('the privacy settings', () => {
  it.each([
    ['de', text('account:settings.privacy.answer_time')],
    ['en', english('account:settings.privacy.answer_time')],
    ['nl', dutch('account:settings.privacy.answer_time')],
  ] as const)('save a switch at once and leave the other switches unchanged: %s', async (locale, answer) => {
    const { store, patches } = await open(locale);
    await userEvent.click(screen.getByRole('switch', { name: answer }));
    await waitFor(() => expect(store.get()).toMatchObject({ profile: { privacy: { answer_time: false } } }));
    expect(patches()).toMatchObject([{ privacy: { answer_time: false, loans: true, search_engines: true } }]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: answer }).checked).toBe(false);
  });
});

describe('the language of mails', () => {
  it.each([
    ['de', text('account:settings.mails')],
    ['en', english('account:settings.mails')],
    ['nl', dutch('account:settings.mails')],
  ] as const)('is saved at once: %s', async (locale, heading) => {
    const { store, patches } = await open(locale);
    const mails = within(screen.getByRole('region', { name: heading }));
    expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Deutsch' }).checked).toBe(true);
    await userEvent.click(mails.getByRole('radio', { name: 'Nederlands' }));
    await waitFor(() => expect(store.get()).toMatchObject({ profile: { language: 'nl' } }));
    expect(mails.getByRole<HTMLInputElement>('radio', { name: 'Nederlands' }).checked).toBe(true);
    expect(patches()).toMatchObject([{ language: 'nl' }]);
  });
});

describe('the default search area', () => {
  it.each([
    [
      'de',
      text('account:settings.start.town'),
      text('common:search.radius'),
      text('account:settings.start.home', { city: 'Köln' }),
      text('account:settings.start.remove'),
    ],
    [
      'en',
      english('account:settings.start.town'),
      english('common:search.radius'),
      english('account:settings.start.home', { city: 'Köln' }),
      english('account:settings.start.remove'),
    ],
    [
      'nl',
      dutch('account:settings.start.town'),
      dutch('common:search.radius'),
      dutch('account:settings.start.home', { city: 'Köln' }),
      dutch('account:settings.start.remove'),
    ],
  ] as const)(
    'is saved with town and radius at once and can be removed: %s',
    async (locale, town, radius, hint, remove) => {
      const { store, patches } = await open(locale);
      expect(screen.getByText(hint)).toBeTruthy();
      await userEvent.type(screen.getByRole('combobox', { name: town }), 'Bo');
      await userEvent.tab();
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: town }).value).toBe('');
      await userEvent.type(screen.getByRole('combobox', { name: town }), 'Bonn');
      await userEvent.click(await screen.findByRole('option', { name: /Bonn/ }));
      await waitFor(() =>
        expect(store.get()).toMatchObject({ profile: { search_start: { region: { city: 'Bonn' } } } }),
      );
      await waitFor(() =>
        expect(screen.getByRole<HTMLSelectElement>('combobox', { name: radius }).disabled).toBe(false),
      );
      await userEvent.selectOptions(screen.getByRole('combobox', { name: radius }), '25');
      await waitFor(() => expect(store.get()).toMatchObject({ profile: { search_start: { radius: 25 } } }));
      await userEvent.click(await screen.findByRole('button', { name: remove }));
      await waitFor(() => expect(screen.queryByRole('button', { name: remove })).toBeNull());
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: town }).value).toBe('');
      expect(patches()).toMatchObject([
        { search_start: { city_id: 'g2', radius: null } },
        { search_start: { city_id: 'g2', radius: 25 } },
        { search_start: { city_id: null, radius: 25 } },
      ]);
    },
  );
});
