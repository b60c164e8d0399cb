import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { demoProfile } from '../../../testing/demo-api.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { sessionOf } from '../../../testing/session.js';
import { text, textIn } from '../../../testing/texts.js';
import { Waiting } from './Waiting.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const signedIn = { status: 'in', usergroup: [], unread: 0, news: 0 } as const;
const requestId = '6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f';
const safe: FakeAnswer = { data: { totp: { recovery_left: 9 }, passkeys: [] } };
const show = (
  waiting: Answer<'waiting'>['waiting'],
  {
    factors = safe,
    phone = { status: 404, error: 'x' },
    trader = null,
    locale = 'de',
    suspended = null,
  }: Readonly<{
    suspended?: { until: string | null } | null;
    factors?: FakeAnswer;
    phone?: FakeAnswer;
    trader?: string | null;
    locale?: Locale;
  }> = {},
) => {
  const { fetch } = createFakeApi(({ path }) => {
    if (path === '/v1/second_step') return factors;
    if (path === '/v1/profile_trader') return { data: { state: trader } };
    return path === '/v1/phone' ? phone : { data: { waiting } };
  });
  render(
    <ApiContext value={createApi({ fetch, locale })}>
      <SessionContext
        value={sessionOf({ ...signedIn, suspended, profile: { ...demoProfile, commercial: trader !== null } })}
      >
        <Waiting />
      </SessionContext>
    </ApiContext>,
    locale,
  );
};
const links = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

describe('the list of pending tasks', () => {
  it.each([
    [
      'de',
      text('account:waiting.handover_tomorrow.creator', { count: 1 }),
      text('account:waiting.answer.vendor', { count: 2 }),
      '/anfrage',
      '/anfragen',
    ],
    [
      'en',
      english('account:waiting.handover_tomorrow.creator', { count: 1 }),
      english('account:waiting.answer.vendor', { count: 2 }),
      '/en/request',
      '/en/requests',
    ],
    [
      'nl',
      dutch('account:waiting.handover_tomorrow.creator', { count: 1 }),
      dutch('account:waiting.answer.vendor', { count: 2 }),
      '/nl/aanvraag',
      '/nl/aanvragen',
    ],
  ] as const)(
    'links to a single request, or to the request list for several: %s',
    async (locale, one, two, request, list) => {
      show(
        [
          { kind: 'answer', side: 'vendor', count: 2, request_id: null, counter_loan_id: null },
          { kind: 'handover_tomorrow', side: 'creator', count: 1, request_id: requestId, counter_loan_id: null },
        ],
        { locale },
      );
      expect(await links()).toEqual([
        [two, `${list}?side=vendor&tab=open`],
        [one, `${request}/${requestId}`],
      ]);
    },
  );
  it('links to a single overdue loan made at the counter, or to the list of several', async () => {
    show([
      { kind: 'counter_overdue', side: 'vendor', count: 2, request_id: null, counter_loan_id: null },
      { kind: 'counter_overdue', side: 'creator', count: 1, request_id: null, counter_loan_id: requestId },
    ]);
    expect(await links()).toEqual([
      [text('account:waiting.counter_overdue.vendor', { count: 2 }), expect.stringMatching(/side=vendor$|ausleihen$/)],
      [text('account:waiting.counter_overdue.creator', { count: 1 }), expect.stringContaining(requestId)],
    ]);
  });
  it('hides requests to accept from a suspended user', async () => {
    show(
      [
        { kind: 'answer', side: 'vendor', count: 1, request_id: requestId, counter_loan_id: null },
        { kind: 'period_agreed', side: 'vendor', count: 1, request_id: requestId, counter_loan_id: null },
        { kind: 'overdue', side: 'vendor', count: 1, request_id: requestId, counter_loan_id: null },
      ],
      { suspended: { until: null } },
    );
    expect(await links()).toHaveLength(1);
    expect(screen.queryByText('Eine Anfrage wartet auf deine Antwort')).toBeNull();
  });
  it('shows a note when empty', async () => {
    show([]);
    expect(await screen.findByText(text('account:waiting.nothing'))).toBeTruthy();
  });
  it('lists an unverified phone number where verification is available', async () => {
    const none = { available: true, countries: [], number: null, verified_at: null, asked: null };
    show([], { phone: { data: none } });
    expect(await links()).toEqual([[text('account:waiting.phone'), '/benutzerkonto/sicherheit#phone']]);
    for (const phone of [
      { ...none, available: false },
      { ...none, number: '+49 1512 3456789' },
    ]) {
      cleanup();
      show([], { phone: { data: phone } });
      expect(await screen.findByText(text('account:waiting.nothing'))).toBeTruthy();
    }
  });
  it('lists missing or rejected trader details', async () => {
    show([], { trader: 'correction' });
    const page = '/benutzerkonto/firma#trader';
    expect(await links()).toEqual([[text('account:waiting.correction'), page]]);
    cleanup();
    show([], { trader: 'none' });
    expect(await links()).toEqual([[text('account:waiting.trader'), page]]);
    cleanup();
    show([], { trader: 'unchecked' });
    expect(await screen.findByText(text('account:waiting.nothing'))).toBeTruthy();
  });
  it('reports a sign-in without a second factor, unless another issuer signs users in', async () => {
    show([], { factors: { data: { totp: null, passkeys: [] } } });
    expect((await links()).map(([, href]) => href)).toEqual(['/benutzerkonto/sicherheit']);
    cleanup();
    show([], { factors: { status: 409, error: 'x', msgcode: 'sign_in_elsewhere' } });
    expect(await screen.findByText(text('account:waiting.nothing'))).toBeTruthy();
  });
});
