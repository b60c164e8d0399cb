import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { SessionContext } from '../../lib/session/session-context.js';
import type { Session } from '../../lib/session/session.js';
import { demoProfile } from '../../testing/demo-api.js';
import { notification } from '../../testing/demo-notifications.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { NotificationsPage } from './NotificationsPage.js';

afterEach(cleanup);

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const open = (handler: FakeHandler, news = 1) => {
  const fake = createFakeApi(handler);
  const session: Session = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news };
  let polls = 0;
  const store = sessionOf(session, { poll: async () => void (polls += 1) });
  render(
    <SessionContext value={store}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <NotificationsPage />
      </ApiContext>
    </SessionContext>,
  );
  return { fake, polls: () => polls, reads: () => fake.calls.filter(({ method }) => method === 'PATCH') };
};

const serverOf = (count: number): FakeHandler => {
  const read = new Set<string>();
  return ({ method, path, query, body }) => {
    if (path === '/v1/notification_read' && method === 'PATCH') {
      const which = body as { notification_ids?: string[] };
      for (const id of which.notification_ids ?? Array.from({ length: count }, (_, n) => idOf(n))) read.add(id);
      return { data: { unread: count - read.size } };
    }
    if (path !== '/v1/notification') return undefined;
    const from = Number(query.get('cursor')?.slice(-12) ?? 0);
    const notifications = Array.from({ length: Math.min(2, count - from) }, (_, n) =>
      notification({
        notification_id: idOf(from + n),
        request_id: idOf(100 + from + n),
        title: `Ding ${from + n}`,
        read: read.has(idOf(from + n)),
      }),
    );
    const next = from + 2 < count ? `2025-07-01T10:00:00.000Z_${idOf(from + 2)}` : null;
    return { data: { notifications, next, unread: count - read.size } };
  };
};

describe('the notifications page', () => {
  it('links each notification to its request and labels unread notifications', async () => {
    open(serverOf(2));
    const list = within(await screen.findByRole('list', { name: text('notifications:list') }));
    const link = list.getByRole('link', {
      name: text('notifications:kind.asked', { name: 'jana_probst', thing: '„Ding 0“' }),
    });
    expect(link.getAttribute('href')).toBe(`/anfrage/${idOf(100)}`);
    expect(list.getAllByText('Ungelesen:')).toHaveLength(2);
    expect(list.getAllByText(/4\.–6\. Juli/)).toHaveLength(2);
  });

  it('marks a notification as read immediately, with one request on a double click', async () => {
    const { reads, polls } = open(serverOf(2));
    const button = await screen.findByRole('button', {
      name: text('notifications:readOne', { text: 'jana_probst möchte „Ding 1“ leihen.' }),
    });
    await userEvent.dblClick(button);
    await waitFor(() => expect(screen.getAllByText('Ungelesen:')).toHaveLength(1));
    expect(reads().map(({ body }) => body)).toEqual([{ notification_ids: [idOf(1)] }]);
    expect(polls()).toBe(1);
  });

  it('marks all notifications as read, including notifications not loaded yet', async () => {
    const { reads } = open(serverOf(5), 5);
    await userEvent.click(await screen.findByRole('button', { name: text('notifications:readAll') }));
    await waitFor(() => expect(screen.queryByText('Ungelesen:')).toBeNull());
    expect(reads().map(({ body }) => body)).toEqual([{ all: true }]);
  });

  it('marks all notifications as read when the list arrives only after the click', async () => {
    open(serverOf(2), 2);
    (await screen.findByRole('button', { name: text('notifications:readAll') })).click();
    await screen.findByText(/Ding 1/);
    await waitFor(() => expect(screen.queryByText('Ungelesen:')).toBeNull());
  });

  it('filters unread notifications and shows an empty state when there are none', async () => {
    const there = serverOf(2);
    open((ask) =>
      ask.query.get('unread') === '1' ? { data: { notifications: [], next: null, unread: 0 } } : there(ask),
    );
    await screen.findByText(/Ding 1/);
    await userEvent.click(screen.getByRole('button', { name: text('notifications:filter.unread') }));
    expect(await screen.findByRole('heading', { name: text('notifications:noneUnread.title') })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('notifications:filter.all') }));
    expect(await screen.findByText(/Ding 1/)).toBeTruthy();
  });

  it('appends older notifications until none are left', async () => {
    open(serverOf(5));
    const more = () => screen.getByRole('button', { name: text('notifications:more') });
    await screen.findByText(/Ding 1/);
    await userEvent.click(more());
    await screen.findByText(/Ding 3/);
    await userEvent.click(more());
    await screen.findByText(/Ding 4/);
    expect(screen.queryByRole('button', { name: text('notifications:more') })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('shows an empty state without notifications', async () => {
    open(serverOf(0), 0);
    expect(await screen.findByRole('heading', { name: text('notifications:empty.title') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: text('notifications:readAll') })).toBeNull();
  });

  it('shows a loading error and retries', async () => {
    let away = true;
    const there = serverOf(1);
    open((ask) =>
      away && ask.path === '/v1/notification'
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
        : there(ask),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Gerade nicht erreichbar.');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: text('notifications:retry') }));
    expect(await screen.findByText(/Ding 0/)).toBeTruthy();
  });
});
