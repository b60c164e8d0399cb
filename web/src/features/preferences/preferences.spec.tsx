import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChangePreferences } from '@lendring/contracts/notification/commands.js';
import { defaultSwitches } from '@lendring/contracts/notification/preferences.js';
import type { Preferences } from '../../api/account.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi, type FakeAnswer } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { PreferencesPage } from './PreferencesPage.js';
import { UnsubscribePage } from './UnsubscribePage.js';

afterEach(cleanup);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const start: Preferences = {
  channels: ['mail'],
  switches: defaultSwitches,
  quiet: null,
  digest: { kind: 'soon' },
  refused: [],
};

const device = {
  device_id: '44444444-4444-4444-8444-444444444444',
  label: 'Firefox',
  added: '2026-11-01T10:00:00.000Z',
};
const open = (
  page: ReactElement,
  more: Partial<Preferences> = {},
  refuse?: FakeAnswer,
  devices: readonly (typeof device)[] = [device],
) => {
  const sent: unknown[] = [];
  let now: Preferences = { ...start, ...more };
  let done = false;
  const fake = createFakeApi(({ method, path, body }): FakeAnswer | undefined => {
    const isRead = method === 'GET';
    if (!isRead) sent.push([method, path, body]);
    if (!isRead && refuse) return refuse;
    if (path === '/v1/push_device') return { data: { key: 'key', devices } };
    if (path === '/v1/unsubscribe') {
      done ||= !isRead;
      return { data: { groups: ['messages'], expired: false, done } };
    }
    if (path === '/v1/notification_address') now = { ...now, refused: [] };
    if (path === '/v1/notification_preference' && !isRead) {
      const { switches = [], ...rest } = body as ChangePreferences;
      for (const { channel, group, on } of switches)
        now = { ...now, switches: { ...now.switches, [channel]: { ...now.switches[channel], [group]: on } } };
      now = { ...now, ...(rest as Partial<Preferences>) };
    }
    return { data: now };
  });
  render(<ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>{page}</ApiContext>);
  return sent;
};
const way = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('notification preferences', () => {
  it('are saved immediately and separately and show the saved state', async () => {
    const sent = open(<PreferencesPage />);
    const messages = await way(text('preferences:wayOf', { way: 'Mail', group: 'Nachrichten' }));
    expect(messages.checked).toBe(true);
    await userEvent.click(messages);
    await userEvent.click(await way(text('preferences:wayOf', { way: 'Mail', group: 'Bewertungen' })));
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(messages.checked).toBe(false));
    expect(sent).toEqual(
      ['messages', 'ratings'].map((group) => [
        'PATCH',
        '/v1/notification_preference',
        { switches: [{ channel: 'mail', group, on: false }] },
      ]),
    );
  });

  it('revert after a refused change', async () => {
    const sent = open(<PreferencesPage />, {}, { status: 503, msgcode: 'service_unavailable' });
    const messages = await way(text('preferences:wayOf', { way: 'Mail', group: 'Nachrichten' }));
    await userEvent.click(messages);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(messages.checked).toBe(true));
  });

  it('link to the push settings while no browser is subscribed', async () => {
    open(<PreferencesPage />, { channels: ['mail', 'push'] }, undefined, []);
    const link = await screen.findByRole('link', { name: text('preferences:switchPushOn') });
    expect(link.getAttribute('href')).toBe('/benachrichtigungen');
    expect(screen.queryByRole('checkbox', { name: /^Push/ })).toBeNull();
    expect((await way(text('preferences:wayOf', { way: 'Mail', group: 'Nachrichten' }))).checked).toBe(true);
  });

  it('list the channels of the installation and explain why security mails stay on', async () => {
    open(<PreferencesPage />, { channels: ['mail', 'push'] });
    expect((await way(text('preferences:wayOf', { way: 'Push', group: 'Bewertungen' }))).checked).toBe(false);
    expect((await way(text('preferences:wayOf', { way: 'Push', group: 'Nachrichten' }))).checked).toBe(true);
    expect(screen.getByText(textLike('preferences:security.why'))).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: textLike('preferences:security.title') })).toBeNull();
  });

  it('save a daily digest, and quiet hours with their time zone', async () => {
    const sent = open(<PreferencesPage />);
    await userEvent.click(await screen.findByRole('switch', { name: text('preferences:quiet.title') }));
    const from = await screen.findByLabelText(text('preferences:quiet.from'));
    await userEvent.clear(from);
    await userEvent.type(from, '21:30');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('radio', { name: textLike('preferences:digest.daily') }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map((one) => (one as unknown[])[2])).toEqual([
      { quiet: { from: '22:00', until: '07:00', zone } },
      { quiet: { from: '21:30', until: '07:00', zone } },
      { digest: { kind: 'daily', zone } },
    ]);
  });

  it('report a rejected mail address and retry that address', async () => {
    const sent = open(<PreferencesPage />, { refused: ['mail'] });
    await userEvent.click(await screen.findByRole('button', { name: text('preferences:refused.again') }));
    await waitFor(() => expect(screen.queryByText(text('preferences:refused.title'))).toBeNull());
    expect(sent).toEqual([['POST', '/v1/notification_address', { channel: 'mail' }]]);
  });
});

describe('the unsubscribe link of a mail', () => {
  it('unsubscribes on confirmation and not on opening', async () => {
    const sent = open(<UnsubscribePage token="abc" />);
    await screen.findByText(text('preferences:group.messages'));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: text('preferences:unsubscribe.do') }));
    await screen.findByRole('heading', { name: text('preferences:unsubscribe.done') });
    expect(sent).toEqual([['POST', '/v1/unsubscribe', { token: 'abc' }]]);
  });
});
