import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { pushOffer } from '../../../lib/push/push-offer.js';
import PushCard from './PushCard.js';
import { PushOffer } from './PushOffer.js';
import { labelOf } from './subscribe.js';

const deviceId = '11111111-1111-4111-8111-111111111111';
const subscription = { endpoint: 'https://push.example.org/x', keys: { p256dh: 'B', auth: 'a' } };

const browser = (answer: NotificationPermission | null) => {
  const names = ['PushManager', 'Notification'] as const;
  for (const name of names) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  if (answer === null) return { asked: () => 0 };
  const notification = {
    permission: 'default',
    asked: 0,
    requestPermission: async () => {
      notification.asked += 1;
      return (notification.permission = answer);
    },
  };
  const registration = { pushManager: { subscribe: async () => subscription, getSubscription: async () => null } };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return { asked: () => notification.asked };
};

const open = (part = <PushCard />) => {
  let devices: readonly object[] = [];
  const fake = createFakeApi(({ method, path }) => {
    if (path === '/v1/push_device') return { data: { key: 'BAAA', devices } };
    if (path === `/v1/push_device/${deviceId}` && method === 'DELETE') {
      devices = [];
      return { status: 204 };
    }
    if (path !== '/v1/user_push_profile') return undefined;
    devices = [{ device_id: deviceId, label: 'Firefox, Linux', added: '2025-07-01T10:00:00.000Z' }];
    return { data: { device_id: deviceId, msg: 'Push-Mitteilungen sind hier jetzt an.' } };
  });
  render(<ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>{part}</ApiContext>);
  return fake;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the push card', () => {
  it('subscribes on the second click and lists and removes the device', async () => {
    const { asked } = browser('granted');
    const fake = open();
    await press(text('notifications:push.switchOn'));
    expect(asked()).toBe(0);
    await press(text('notifications:push.allow'));
    await screen.findByText(textLike('notifications:push.on'));
    const sent = fake.calls.find(({ path }) => path === '/v1/user_push_profile')?.body as { token: string };
    expect(JSON.parse(sent.token)).toEqual(subscription);
    await press(text('notifications:push.remove', { label: 'Firefox, Linux' }));
    await screen.findByRole('button', { name: text('notifications:push.switchOn') });
    expect(localStorage.length).toBe(0);
  });

  it('requests no browser permission when the user cancels', async () => {
    const { asked } = browser('granted');
    const fake = open();
    await press(text('notifications:push.switchOn'));
    await press(text('notifications:push.notNow'));
    await waitFor(() => expect(screen.queryByRole('button', { name: text('notifications:push.allow') })).toBeNull());
    expect([asked(), fake.calls.filter(({ method }) => method !== 'GET')]).toEqual([0, []]);
  });

  it('explains how to allow push again after permission is denied', async () => {
    browser('denied');
    open();
    await press(text('notifications:push.switchOn'));
    await press(text('notifications:push.allow'));
    await screen.findByText(textLike('notifications:push.denied'));
  });

  it('reports a browser without push support', async () => {
    browser(null);
    open();
    await press(text('notifications:push.switchOn'));
    await screen.findByText(textLike('notifications:push.unsupported'));
  });
});

describe('the push offer on the first request', () => {
  const beside = (request: string) => open(<PushOffer requestId={request} name="Murat" />);
  const question = text('notifications:push.offer', { name: 'Murat' });
  beforeEach(() => {
    pushOffer.begin('first');
    pushOffer.begin('second');
  });

  it('appears once and subscribes with one click', async () => {
    const { asked } = browser('granted');
    beside('first');
    expect((await screen.findByRole('region')).textContent).toContain(question);
    await press(text('notifications:push.allow'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect([asked(), localStorage.getItem('push-device'), pushOffer.isFor('first')]).toEqual([1, deviceId, false]);
  });
  it('does not reappear after a dismissal, on this or another request', async () => {
    const { asked } = browser('granted');
    beside('first');
    await press(text('notifications:push.notNow'));
    expect(screen.queryByText(question)).toBeNull();
    cleanup();
    pushOffer.begin('third');
    expect(['first', 'second', 'third'].map(pushOffer.isFor)).toEqual([false, false, false]);
    expect(asked()).toBe(0);
  });
  it.each([
    ['denied', textLike('notifications:push.denied')],
    [null, textLike('notifications:push.unsupported')],
  ] as const)('shows why push is unavailable: %s', async (answer, words) => {
    browser(answer);
    beside('first');
    await press(text('notifications:push.allow'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(question)).toBeNull();
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['curl/8', '?'],
])('the user agent %s is labelled %s', (agent, label) => expect(labelOf(agent)).toBe(label));
