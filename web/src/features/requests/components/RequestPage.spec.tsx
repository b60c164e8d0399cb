import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { Suspense } from 'react';
import { day } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { ownOffer } from '../../../testing/demo-offers.js';
import { requestShape } from '../../../testing/demo-requests.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { userCard } from '../../../testing/samples.js';
import { text, textIn, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { awaitsVendor } from '../model.js';
import { RequestPage } from './RequestPage.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const notThere: FakeAnswer = {
  status: 404,
  error: 'request_not_found',
  msgcode: 'request_not_found',
  msgtext: 'Diese Anfrage gibt es nicht.',
};

const open = async (
  start: RequestShape,
  answer: (
    path: string,
    body: Record<string, unknown>,
    state: RequestShape,
  ) => FakeAnswer | RequestShape | undefined = () => undefined,
  locale: Locale = 'de',
  at = '/',
) => {
  let state = start;
  let isTheirs = true;
  const fake = createFakeApi(({ method, path, body }) => {
    if (!isTheirs && path.endsWith(start.request_id)) return notThere;
    if (method === 'GET' && path === `/v1/request/${start.request_id}`) return { data: state };
    if (path.startsWith('/v1/request_read/')) {
      state = { ...state, unread: false };
      return { status: 204 };
    }
    const given = answer(path, (body ?? {}) as Record<string, unknown>, state);
    if (given && 'request_id' in given) {
      // Reads of the offer change no request.
      if (method === 'GET') return notThere;
      state = given;
      return { data: state };
    }
    return given;
  });
  const api = createApi({ fetch: fake.fetch, locale });
  render(
    <ApiContext value={api}>
      <Suspense fallback={null}>
        <RequestPage requestId={start.request_id} />
      </Suspense>
    </ApiContext>,
    locale,
    at,
  );
  await screen.findByRole('heading', { level: 1 });
  const called = (path: string) => fake.calls.filter((call) => call.path.startsWith(path));
  return {
    called,
    takeAway: () => {
      isTheirs = false;
    },
    change: (part: Partial<RequestShape>) => {
      state = { ...state, ...part };
    },
  };
};
const vendor = (part: Partial<RequestShape> = {}) =>
  requestShape({ side: 'vendor', your_turn: true, actions: ['message', 'accept', 'decline'], ...part });

const handedOut: RequestShape['handovers'][number] = {
  moment: 'out',
  counts: [],
  missing: [],
  revision: 1,
  note: null,
  at: new Date().toISOString(),
  answer: null,
};

describe('the request page', () => {
  it('shows a new message within four seconds to an active user', async () => {
    // Fake only the polling interval; everything else runs in real time.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { called, change } = await open(vendor());
    const before = called('/v1/request/').length;
    change({
      timeline: [
        ...vendor().timeline,
        { id: 'new', type: 'message', side: 'creator', at: new Date().toISOString(), text: 'Passt es um fünf?' },
      ],
    });
    act(() => {
      vi.advanceTimersByTime(3_900);
    });
    expect(called('/v1/request/')).toHaveLength(before);
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(await screen.findByText('Passt es um fünf?')).toBeTruthy();
    vi.useRealTimers();
  });
  it('asks about a proposed period alone, and accepts the period asked for as the second choice', async () => {
    const { period, pricing, total, lines } = requestShape();
    const proposal = {
      proposal_id: '33333333-1111-4111-8111-111111111111',
      side: 'creator' as const,
      period,
      pricing,
      total,
      lines,
      units: 3,
      difference: 0,
      at: period.start,
    };
    const actions = ['accept', 'decline', 'agree_period', 'decline_period'] as const;
    await open(vendor({ proposal, actions: [...actions] }));
    const scene = within(await screen.findByRole('region', { name: /schlägt einen anderen Zeitraum vor$/ }));
    expect(scene.getByRole('button', { name: text('requests:period.agree') })).toBeTruthy();
    expect(screen.getAllByText(/schlägt einen anderen Zeitraum vor/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: text('requests:action.accept') })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.acceptAsked.vendor') }));
    expect(await screen.findByRole('dialog', { name: /zusagen/ })).toBeTruthy();
  });
  it.each([
    ['action.propose_period', { status: 'agreed', handovers: [] }],
    ['action.extend', { status: 'running', handovers: [] }],
    ['action.extend', { status: 'agreed', handovers: [handedOut] }],
  ] satisfies ['action.propose_period' | 'action.extend', Partial<RequestShape>][])(
    'offers %s for another period of a loan',
    async (label, part) => {
      await open(vendor({ ...part, actions: ['propose_period'] }));
      expect(await screen.findByRole('button', { name: text(`requests:${label}`) })).toBeTruthy();
    },
  );
  it('shows the borrower of an agreed loan the opening hours, and both sides a day that was closed later', async () => {
    const { period, offer_id } = requestShape();
    const exceptions = [{ from: period.date_from, to: period.date_from, spans: [], label: 'Inventur' }];
    const offer = ownOffer({ offer_id, opening: { week: null, exceptions } });
    const answer = (path: string) => (path === `/v1/offer/${offer_id}` ? { data: offer } : undefined);
    const closed = day(period.date_from, 'de', 'short');
    await open(requestShape({ status: 'agreed' }), answer);
    const times = within(await screen.findByRole('region', { name: text('requests:opening.title') }));
    expect(times.getByText(text('requests:opening.closedThen', { day: closed }))).toBeTruthy();
    expect(times.getByText(/Inventur/)).toBeTruthy();
    cleanup();
    await open(vendor(), answer);
    expect(await screen.findByText(text('requests:opening.closedAsked', { day: closed }))).toBeTruthy();
  });
  it('shows the hours of the first and last day alone if a loan is delivered', async () => {
    const { period, offer_id } = requestShape();
    const week = Array.from({ length: 7 }, () => [{ from: '09:00', to: '18:00' }]);
    const exceptions = [{ from: period.date_from, to: period.date_from, spans: [], label: 'Inventur' }];
    const offer = ownOffer({ offer_id, opening: { week, exceptions } });
    const delivery = { choice: 'both', up_to_km: 10, price: 1500, total: 3000 } as const;
    await open(requestShape({ status: 'agreed', delivery }), (path) =>
      path === `/v1/offer/${offer_id}` ? { data: offer } : undefined,
    );
    const times = within(await screen.findByRole('region', { name: text('requests:opening.titleDelivered') }));
    expect(times.getByText(`${day(period.date_from, 'de', 'short')}: ${text('requests:opening.closed')}`)).toBeTruthy();
    expect(times.getByText(`${day(period.date_to, 'de', 'short')}: 09:00–18:00`)).toBeTruthy();
    expect(times.queryByText(/Inventur/)).toBeNull();
  });
  it.each([
    ['locked', 'Das Inserat ist nach einer Prüfung gesperrt.'],
    ['deleted', 'Das Inserat gibt es nicht mehr.'],
  ] as const)('states that the offer of an agreed request is %s, without a link to the offer', async (state, shown) => {
    await open(requestShape({ status: 'agreed', offer_state: state }));
    expect(await screen.findByText(new RegExp(shown))).toBeTruthy();
    expect(screen.queryByRole('link', { name: requestShape().title })).toBeNull();
  });

  it('explains that the request ended because its offer was deleted', async () => {
    const gone = { id: 'gone', type: 'declined' as const, side: null, at: new Date().toISOString(), text: null };
    await open(
      requestShape({
        status: 'declined',
        actions: ['message', 'archive'],
        timeline: [...requestShape().timeline, gone],
      }),
    );
    const name = requestShape().other?.nickname ?? '';
    expect(
      screen.getByText(new RegExp(`^${name} hat das Inserat gelöscht, und damit ist deine Anfrage abgelehnt`)),
    ).toBeTruthy();
    expect(screen.getByText(textLike('requests:timeline.declinedGone'))).toBeTruthy();
  });

  it.each(['de', 'en', 'nl'] as const)(
    'shows the deletion date of the other account without links or actions: %s',
    async (locale) => {
      const { other } = requestShape();
      await open(
        requestShape({
          status: 'completed',
          actions: ['archive'],
          image: null,
          other: other && { ...other, former: true, nickname: 'Ehemaliges Mitglied' },
          other_left_at: '2025-03-09T10:00:00.000Z',
          timeline: [
            { id: 'asked', type: 'asked', side: 'creator', at: '2025-03-01T10:00:00.000Z', text: null },
            { id: 'said', type: 'message', side: 'vendor', at: '2025-03-01T11:00:00.000Z', text: null },
            { id: 'accepted', type: 'accepted', side: 'vendor', at: '2025-03-01T12:00:00.000Z', text: null },
          ],
        }),
        () => undefined,
        locale,
      );
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
        /Lendring (verlassen|verlaten)|left Lendring/,
      );
      expect(document.body.textContent).toMatch(/9\. März|9 March|9 maart/);
      expect(document.body.textContent).toMatch(
        /Ein ehemaliges Mitglied hat zugesagt|A former member accepted|Een voormalig lid heeft akkoord gegeven/,
      );
      expect(document.body.textContent).not.toMatch(/\bEM\b|Bewertet|Rated|Beoordeeld/);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('switch')).toBeNull();
      expect(screen.getAllByRole('button')).toHaveLength(1);
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links.filter((href) => /offer|inserat|aanbod|user|nutzer|profil/.test(href ?? ''))).toEqual([]);
    },
  );

  it('states whose turn it is and offers exactly the allowed actions', async () => {
    await open(vendor());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      text('requests:scene.vendorAnswer.title', { name: 'jana_probst' }),
    );
    expect(screen.getByText(text('requests:yourTurn'))).toBeTruthy();
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.filter((name) => name !== '')).toEqual([
      text('requests:action.accept'),
      text('requests:action.message'),
      text('requests:action.decline'),
      text('requests:message.send'),
    ]);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it.each([
    ['accept', true],
    ['complete', false],
    ['withdraw', false],
  ] as const)('opens the dialog for #%s immediately: %s', async (hash, isAsked) => {
    await open(vendor(), undefined, 'de', `/anfrage/x#${hash}`);
    if (isAsked) expect(await screen.findByRole('dialog')).toBeTruthy();
    else expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks an unread request as read once', async () => {
    const { called } = await open(vendor({ unread: true }));
    await waitFor(() => expect(called('/v1/request_read/')).toHaveLength(1));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(called('/v1/request_read/')).toHaveLength(1);
  });

  it('sends no update for a request that is already read', async () => {
    const { called } = await open(vendor());
    expect(called('/v1/request_read/')).toHaveLength(0);
  });

  it('mentions overlapping requests, shows a refusal in the dialog and refetches the request', async () => {
    const { called, change } = await open(vendor({ overlaps_open: 2 }), (path) =>
      path.startsWith('/v1/request_accept/')
        ? { status: 409, error: 'dates_taken', msgcode: 'dates_taken', msgtext: 'Der Zeitraum überschneidet sich.' }
        : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(text('requests:dialog.overlaps', { count: 2 }));
    change({ overlaps_taken: true });
    await userEvent.click(within(dialog).getByRole('button', { name: text('requests:action.accept') }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Der Zeitraum überschneidet sich.');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text('requests:scene.vendorTaken.title')),
    );
    expect(called('/v1/request/').length).toBeGreaterThan(1);
  });

  it('is declined by one click once its time is taken', async () => {
    const { called } = await open(
      vendor({ overlaps_open: 0, overlaps_taken: true, your_turn: false, actions: ['message', 'decline'] }),
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:more.declineTaken') }));
    await waitFor(() => expect(called('/v1/request_decline/')).toHaveLength(1));
    expect(called('/v1/request_decline/')[0]?.body).toEqual({ reason: text('requests:more.takenReason') });
  });

  it('updates an open dialog when another acceptance has taken the period', async () => {
    const { change } = await open(vendor({ overlaps_open: 1 }));
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    const dialog = await screen.findByRole('dialog');
    change({ overlaps_open: 0, overlaps_taken: true, your_turn: false, actions: ['message', 'decline'] });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await within(dialog).findByRole('heading', { name: text('requests:scene.vendorTaken.title') });
    expect(dialog.textContent).not.toMatch(/zusagen\?|Mit deiner Zusage|Zusagen/);
    expect(within(dialog).getByRole('status').textContent).toMatch(
      textLike('requests:scene.vendorTaken.line', { name: 'jana_probst' }),
    );
    expect(within(dialog).getByRole('button', { name: text('requests:dialog.back') })).toBeTruthy();
    focusManager.setFocused(undefined);
  });

  it.each([
    ['starts today', -3_600_000, true],
    ['starts later', 86_400_000, false],
  ] as const)('states who can cancel when confirming a loan that %s', async (_, ms, told) => {
    const { period } = requestShape();
    const start = new Date(Date.now() + ms).toISOString();
    await open(
      requestShape({
        accepted: { vendor: true, creator: false },
        your_turn: true,
        actions: ['message', 'accept', 'withdraw'],
        period: { ...period, start },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.confirm') }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText(text('requests:dialog.confirmBegun', { name: 'jana_probst' })) !== null).toBe(told);
  });

  it('keeps the shared address when accepting', async () => {
    const { called } = await open(
      vendor({ address_shared: { vendor: true, creator: false } }),
      (_path, _body, state) => ({
        ...state,
        accepted: { vendor: true, creator: false },
        your_turn: false,
        actions: ['message'],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('requests:action.accept') }),
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        text('requests:scene.vendorWaits.title', { name: 'jana_probst' }),
      ),
    );
    expect(called('/v1/request_accept/')[0]!.body).toEqual({ share_address: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires a reason for cancelling', async () => {
    const { called } = await open(
      requestShape({ status: 'agreed', accepted: { vendor: true, creator: true }, actions: ['message', 'cancel'] }),
      (_path, body, state) => ({
        ...state,
        status: 'cancelled',
        actions: ['message'],
        timeline: [
          ...state.timeline,
          { id: 'x', type: 'cancelled', side: 'creator', at: new Date().toISOString(), text: String(body['reason']) },
        ],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.cancel') }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text('requests:action.cancel') }));
    const field = dialog.getByRole('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(called('/v1/request_cancel/')).toHaveLength(0);
    await userEvent.type(field, '  Wir sind krank.  ');
    await userEvent.click(dialog.getByRole('button', { name: text('requests:action.cancel') }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text('requests:scene.cancelledSelf.title')),
    );
    expect(called('/v1/request_cancel/')[0]!.body).toEqual({ reason: 'Wir sind krank.' });
  });

  it('allows declining without a reason', async () => {
    const { called } = await open(vendor(), (_path, _body, state) => ({
      ...state,
      status: 'declined',
      your_turn: false,
      actions: ['message', 'archive'],
    }));
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.decline') }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('requests:action.decline') }),
    );
    await screen.findByRole('button', { name: text('requests:action.archive') });
    expect(called('/v1/request_decline/')[0]!.body).toEqual({ reason: '' });
  });
});

describe.each([
  [
    'de',
    text('requests:action.revoke'),
    text('requests:dialog.revokeTitle'),
    text('requests:scene.revokedVendor.title', { name: 'jana_probst' }),
    text('requests:timeline.revokedSelf'),
  ],
  [
    'en',
    english('requests:action.revoke'),
    english('requests:dialog.revokeTitle'),
    english('requests:scene.revokedVendor.title', { name: 'jana_probst' }),
    english('requests:timeline.revokedSelf'),
  ],
  [
    'nl',
    dutch('requests:action.revoke'),
    dutch('requests:dialog.revokeTitle'),
    dutch('requests:scene.revokedVendor.title', { name: 'jana_probst' }),
    dutch('requests:timeline.revokedSelf'),
  ],
] as const)('declining after an acceptance, %s', (locale, action, title, heading, line) => {
  it('is called a revocation in the action, the dialog and the timeline', async () => {
    const accepted = { vendor: true, creator: false };
    await open(
      vendor({ accepted }),
      (_path, _body, state) => ({
        ...state,
        status: 'declined',
        actions: ['message', 'archive'],
        timeline: [
          ...state.timeline,
          { id: 'no', type: 'declined', side: 'vendor', at: new Date().toISOString(), text: null },
        ],
      }),
      locale,
    );
    await userEvent.click(screen.getByRole('button', { name: action }));
    await userEvent.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: action }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading));
    expect(screen.getByText((shown) => shown.startsWith(line))).toBeTruthy();
  });
});

describe('a message', () => {
  it('stays in the field after a failure and is retried with the same idempotency key', async () => {
    let works = false;
    const { called } = await open(vendor(), (path, body, state) =>
      !path.startsWith('/v1/request_message/')
        ? undefined
        : works
          ? {
              ...state,
              timeline: [
                ...state.timeline,
                { id: 'm', type: 'message', side: 'vendor', at: new Date().toISOString(), text: String(body['text']) },
              ],
            }
          : {
              status: 503,
              error: 'service_unavailable',
              msgcode: 'service_unavailable',
              msgtext: 'Gerade nicht erreichbar.',
            },
    );
    const field = screen.getByRole('textbox', { name: textLike('requests:message.label') });
    await userEvent.type(field, 'Passt 17 Uhr?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect((await screen.findByRole('alert')).textContent).toBe('Gerade nicht erreichbar.');
    expect((field as HTMLTextAreaElement).value).toBe('Passt 17 Uhr?');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: textLike('requests:message.send') }));
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    expect(screen.getByText('Passt 17 Uhr?')).toBeTruthy();
    const keys = called('/v1/request_message/').map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('gets a new idempotency key when the text has changed', async () => {
    const { called } = await open(vendor(), () => ({ status: 503, error: 'x', msgcode: 'x', msgtext: 'Nein.' }));
    const field = screen.getByRole('textbox', { name: textLike('requests:message.label') });
    await userEvent.type(field, 'Eins');
    await userEvent.click(screen.getByRole('button', { name: textLike('requests:message.send') }));
    await screen.findByRole('alert');
    await userEvent.type(field, ' und zwei');
    await userEvent.click(screen.getByRole('button', { name: textLike('requests:message.send') }));
    await waitFor(() => expect(called('/v1/request_message/')).toHaveLength(2));
    expect(new Set(called('/v1/request_message/').map((call) => call.headers.get('idempotency-key'))).size).toBe(2);
  });

  it('is not sent when empty', async () => {
    const { called } = await open(vendor());
    await userEvent.click(screen.getByRole('button', { name: textLike('requests:message.send') }));
    expect(screen.getByText(text('requests:message.empty'))).toBeTruthy();
    expect(called('/v1/request_message/')).toHaveLength(0);
  });

  it('is rendered as plain text', async () => {
    await open(
      vendor({
        timeline: [
          {
            id: 'm',
            type: 'message',
            side: 'creator',
            at: '2027-07-01T10:00:00.000Z',
            text: '<img src=x onerror=alert(1)>',
          },
        ],
      }),
    );
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});

describe('an offline request page', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('queues a message, shows the message once as pending and sends it on reconnect', async () => {
    const { called } = await open(vendor(), (path, body, state) =>
      path.startsWith('/v1/request_message/')
        ? {
            ...state,
            timeline: [
              ...state.timeline,
              { id: 'm', type: 'message', side: 'vendor', at: new Date().toISOString(), text: String(body['text']) },
            ],
          }
        : undefined,
    );
    onlineManager.setOnline(false);
    const field = screen.getByRole('textbox', { name: textLike('requests:message.label') });
    await userEvent.type(field, 'Passt 17 Uhr?');
    await userEvent.click(screen.getByRole('button', { name: textLike('requests:message.send') }));
    expect((await screen.findByText(textLike('common:ui.waitsForConnection'))).getAttribute('role')).toBe('status');
    expect(screen.getAllByText('Passt 17 Uhr?')).toHaveLength(1);
    expect((field as HTMLTextAreaElement).value).toBe('');
    expect(called('/v1/request_message/')).toHaveLength(0);
    onlineManager.setOnline(true);
    await waitFor(() => expect(called('/v1/request_message/')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/^Keine Verbindung/)).toBeNull());
  });

  it('queues an acceptance', async () => {
    await open(vendor());
    onlineManager.setOnline(false);
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text('requests:action.accept') }));
    expect(await dialog.findByText(textLike('common:ui.waitsForConnection'))).toBeTruthy();
  });
});

describe('an acceptance of a closed request', () => {
  it('leaves only the back button in the dialog', async () => {
    const { called, change } = await open(vendor(), (path) =>
      path.startsWith('/v1/request_accept/')
        ? { status: 409, error: 'not_open', msgcode: 'not_open', msgtext: 'Diese Anfrage ist nicht mehr offen.' }
        : undefined,
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    const dialog = within(screen.getByRole('dialog'));
    change({ status: 'declined', actions: ['message', 'archive'] });
    await userEvent.click(dialog.getByRole('button', { name: text('requests:action.accept') }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Diese Anfrage ist nicht mehr offen.');
    await waitFor(() => expect(dialog.queryByRole('button', { name: text('requests:action.accept') })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: text('requests:dialog.back') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('/v1/request_accept/')).toHaveLength(1);
  });
});

describe('a request between blocked users', () => {
  const blocked = { blocked: true, actions: ['withdraw' as const] };
  it('names neither user to the blocked side', async () => {
    await open(requestShape(blocked));
    expect(screen.getByText(textLike('requests:scene.apart.line'))).toBeTruthy();
  });

  it('tells the blocking side that it has blocked the other side', async () => {
    const { other } = requestShape();
    await open(requestShape(blocked), (path) =>
      path === '/v1/block' ? { data: { people: [{ user: other, at: '2027-07-01T10:00:00.000Z' }] } } : undefined,
    );
    expect(await screen.findByText(textLike('requests:scene.apartByMe.line', { name: 'jana_probst' }))).toBeTruthy();
    expect(screen.getByText(text('requests:message.apartByMe', { name: 'jana_probst' }))).toBeTruthy();
  });

  it('awaits no answer when blocked, suspended or overlapped, so that no push is offered', () => {
    expect(awaitsVendor(requestShape())).toBe(true);
    expect(awaitsVendor(requestShape(blocked))).toBe(false);
    expect(awaitsVendor(requestShape({ suspended: 'other' }))).toBe(false);
    expect(awaitsVendor(requestShape({ overlaps_taken: true }))).toBe(false);
  });
});

describe('the payment of a request', () => {
  const shown = () => screen.getByRole('region', { name: text('requests:offer.label') }).textContent;
  it('is shown to each side while due, including the deposit', async () => {
    await open(requestShape());
    expect(shown()).toContain(text('requests:offer.sumCreator'));
    const deposit = text('requests:offer.deposit.unstated');
    expect(shown()).toContain(text('requests:offer.depositCreator', { deposit }));
    cleanup();
    await open(vendor());
    expect(shown()).toContain(text('requests:offer.depositVendor', { deposit }));
    expect(shown()).toContain(text('requests:offer.sumVendor'));
    expect(shown()).not.toContain('Du zahlst');
    cleanup();
    await open(requestShape({ status: 'completed' }));
    expect(shown()).toContain(text('requests:offer.depositAgreed'));
    expect(shown()).not.toContain('bei der Übergabe');
    cleanup();
    const { start } = requestShape().period;
    await open(requestShape({ status: 'cancelled', finished_at: start }));
    expect(shown()).toContain(text('requests:offer.depositAgreed'));
    cleanup();
    await open(requestShape({ status: 'declined' }));
    expect(shown()).not.toContain('bei der Übergabe');
    expect(shown()).not.toContain('Kaution');
    expect(screen.queryByRole('link', { name: text('requests:links.calendar') })).toBeNull();
  });

  it('states how the deposit is given, and asks at handover only for what is paid there', async () => {
    await open(requestShape({ deposit_kind: 'cash' }));
    expect(shown()).toContain(text('requests:offer.deposit.cash'));
    expect(shown()).toMatch(/77,00/);
    cleanup();
    await open(requestShape({ deposit_kind: 'transfer' }));
    expect(shown()).toContain(text('requests:offer.deposit.transfer'));
    expect(shown()).not.toMatch(/77,00/);
    cleanup();
    await open(requestShape({ deposit: null, deposit_kind: 'document' }));
    expect(shown()).toContain(text('requests:offer.document'));
  });

  it('lists what a combined total adds up, and the total after the loan', async () => {
    const lines = [
      { renttype_id: 4, units: 1, amount: 5000, percent: 0, weekend: false, total: 5000 },
      { renttype_id: 1, units: 1, amount: 1000, percent: 0, weekend: false, total: 1000 },
    ] as const;
    const combined = { total: 6000, units: 8, lines: [...lines], deposit: null };
    await open(requestShape(combined));
    expect(shown()).toMatch(/1 Woche × 50,00\s€50,00\s€1 Tag × 10,00\s€10,00\s€.*60,00\s€/);
    cleanup();
    await open(requestShape({ ...combined, status: 'completed' }));
    expect(shown()).toContain(text('requests:offer.total'));
  });

  it('lists the delivery as a line of its own, and adds it to what is paid at handover', async () => {
    const delivery = { choice: 'both', up_to_km: 10, price: 1500, total: 3000 } as const;
    await open(requestShape({ delivery, deposit: null }));
    expect(shown()).toMatch(/2 × 15,00\s€30,00\s€.*57,00\s€/);
    expect(screen.getByText(textLike('requests:contact.deliveryLater'))).toBeTruthy();
    cleanup();
    const crate = { ...requestShape().pricing, paymenttype_id: 2 as const, amount: 1 };
    await open(requestShape({ delivery, deposit: null, pricing: crate, total: 1 }));
    expect(shown()).toMatch(/bei der Übergabe30,00\s€/);
    cleanup();
    await open(requestShape({ delivery, status: 'completed' }));
    expect(shown()).toMatch(/57,00\s€/);
    cleanup();
    await open(requestShape({ delivery, deposit: 5000 }));
    expect(shown()).toMatch(/Gesamt57,00\s€.*50,00\s€.*107,00\s€/);
    cleanup();
    await open(vendor({ delivery, total_with_delivery: 5700, actions: ['message', 'accept', 'decline'] }));
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    expect((await screen.findByRole('dialog')).textContent).toMatch(/Gesamt: 57,00\s€/);
    expect(screen.getAllByText(text('requests:offer.deliveryWithin', { km: 10 })).length).toBeGreaterThan(0);
    expect(screen.getByText(text('requests:contact.laterDelivery'))).toBeTruthy();
  });

  it('includes a reminder on completion to return the deposit', async () => {
    await open(vendor({ status: 'running', actions: ['message', 'cancel', 'complete'] }));
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.completeVendor') }));
    expect(screen.getByRole('dialog').textContent).toMatch(/Gib jana_probst die Kaution von 50,00\s€ zurück\./);
  });
});

describe('contact and rating', () => {
  it('hides ratings until both sides have rated and states this to both', async () => {
    const hour = 3_600_000;
    const at = (ago: number) => new Date(Date.now() - ago * hour).toISOString();
    const entry = (type: 'completed' | 'rated', side: 'vendor' | 'creator', ago: number) => ({
      id: `${type}-${side}`,
      type,
      side,
      at: at(ago),
      text: null,
    });
    const mine = {
      request_id: 'r',
      offer_id: 'a1b2c3d4e1',
      offer_title: null,
      side: 'creator' as const,
      author: null,
      about_id: 'u',
      stars: 4,
      text: 'Gern wieder.',
      at: at(1),
      answer: null,
    };
    await open(
      requestShape({
        status: 'completed',
        actions: ['message', 'rate'],
        timeline: [entry('completed', 'vendor', 3), entry('rated', 'vendor', 2)],
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      text('requests:scene.rateBack.title', { name: 'jana_probst' }),
    );
    expect(await screen.findByText(textLike('requests:rating.waitsTheirs'))).toBeTruthy();
    cleanup();
    await open(
      requestShape({ status: 'completed', actions: ['message', 'rate'], timeline: [entry('completed', 'vendor', 3)] }),
    );
    expect(screen.getByText(textLike('requests:rating.textHintWaits'))).toBeTruthy();
    cleanup();
    await open(
      requestShape({
        status: 'completed',
        actions: ['message'],
        ratings: [mine],
        timeline: [entry('completed', 'vendor', 3), entry('rated', 'creator', 1)],
      }),
    );
    expect(await screen.findByText(textLike('requests:rating.waitsMine', { name: 'jana_probst' }))).toBeTruthy();
    cleanup();
    await open(
      requestShape({
        status: 'completed',
        actions: ['message'],
        ratings: [mine],
        timeline: [entry('completed', 'vendor', 15 * 24), entry('rated', 'creator', 1)],
      }),
    );
    expect(await screen.findByText('Gern wieder.')).toBeTruthy();
    expect(screen.queryByText(/sobald ihr beide bewertet habt/)).toBeNull();
  });

  it('hides the stars of a rating excluded by moderation and states this to both sides', async () => {
    const rating = {
      request_id: 'r',
      offer_id: 'a1b2c3d4e1',
      offer_title: null,
      author: null,
      about_id: 'u',
      stars: 1,
      at: new Date().toISOString(),
      answer: null,
    };
    const decisionId = '44444444-4444-4444-8444-444444444444';
    const theirs = { ...rating, side: 'vendor' as const, text: null, hidden: { decision_id: null, uncounted: true } };
    const mine = {
      ...rating,
      side: 'creator' as const,
      text: 'Finger weg.',
      hidden: { decision_id: decisionId, uncounted: true },
    };
    await open(requestShape({ status: 'completed', actions: ['message'], ratings: [theirs, mine] }));
    await screen.findByText(text('common:hidden.othersRating'));
    expect(screen.queryByRole('img', { name: /Stern/ })).toBeNull();
    screen.getByText(/Die Sterne zählen nicht. Nur du liest sie.$/);
    cleanup();
    await open(
      requestShape({
        status: 'completed',
        actions: ['message'],
        ratings: [{ ...theirs, hidden: { decision_id: null, uncounted: false } }],
      }),
    );
    await screen.findByRole('img', { name: text('common:ui.starCount', { count: 1 }) });
    screen.getByText(text('common:hidden.others'));
  });

  it('accepts one reply to a rating and shows the reply below the rating', async () => {
    const theirs = {
      request_id: 'r',
      offer_id: 'a1b2c3d4e1',
      offer_title: null,
      side: 'vendor' as const,
      author: null,
      about_id: 'u',
      stars: 3,
      text: 'Nass zurück.',
      at: new Date().toISOString(),
      answer: null,
    };
    await open(requestShape({ status: 'completed', actions: ['message', 'answer_rating'], ratings: [theirs] }));
    await userEvent.click(await screen.findByRole('button', { name: text('requests:rating.answerSend') }));
    expect(await screen.findByText(text('requests:rating.answerMissing'))).toBeTruthy();
    cleanup();
    const answer = { text: 'Es hat geregnet.', at: theirs.at };
    await open(requestShape({ status: 'completed', actions: ['message'], ratings: [{ ...theirs, answer }] }));
    expect((await screen.findByText(text('requests:rating.answerMine'))).nextSibling?.textContent).toContain(
      'Es hat geregnet.',
    );
    expect(screen.queryByRole('button', { name: text('requests:rating.answerSend') })).toBeNull();
  });

  it('says before the agreement that the contact details of a shop will be shown', async () => {
    await open(requestShape({ other: { ...requestShape().other!, commercial: true, company: 'Radhaus' } }));
    expect(screen.getByText(textLike('requests:contact.laterShop'))).toBeTruthy();
  });

  it('shows the lender the town of the borrower, and the borrower the kind of lender', async () => {
    const card = () => within(screen.getByRole('region', { name: text('requests:contact.label') }));
    await open(requestShape({ side: 'vendor', other: userCard({ city: 'Bonn', organisation: null }) }));
    expect(card().getByText('Bonn')).toBeTruthy();
    cleanup();
    await open(requestShape({ side: 'vendor', other: userCard({ city: 'Bonn', organisation: 'association' }) }));
    expect(card().getByText(`${text('common:person.association')} · Bonn`)).toBeTruthy();
    cleanup();
    await open(requestShape({ side: 'creator', other: userCard({ city: 'Bonn', organisation: 'association' }) }));
    expect(card().getByText(text('common:person.association'))).toBeTruthy();
  });

  it('announces contact details before agreement and shows the details as links afterwards', async () => {
    await open(requestShape());
    expect(screen.getByText(/sobald alles abgemacht ist/)).toBeTruthy();
    cleanup();
    await open(
      requestShape({
        status: 'agreed',
        contact: {
          firstname: 'Jana',
          lastname: 'Probst',
          company: null,
          email: 'jana@example.org',
          phone: '0221 / 555-01 42',
          address: null,
        },
      }),
    );
    expect(screen.getByRole('link', { name: '0221 / 555-01 42' }).getAttribute('href')).toBe('tel:02215550142');
    expect(screen.getByRole('link', { name: 'jana@example.org' }).getAttribute('href')).toBe('mailto:jana@example.org');
    expect(screen.getByText(/Jana zeigt keine Adresse/)).toBeTruthy();
  });

  it('names the person of a company outside the list of contact details', async () => {
    const person = { firstname: 'Jonas', lastname: 'Merten', email: 'jonas@example.org', phone: null, address: null };
    await open(requestShape({ status: 'agreed', contact: { ...person, company: 'Radwerk' } }));
    expect(screen.getByText('Jonas Merten').closest('dl')).toBeNull();
  });

  it('states how long contact details are visible and why they are removed', async () => {
    const contact = {
      firstname: 'Jana',
      lastname: 'Probst',
      company: null,
      email: 'jana@example.org',
      phone: null,
      address: null,
    };
    const agreed = { id: 'agreed', type: 'agreed' as const, side: null, at: '2027-01-01T10:00:00.000Z', text: null };
    const timeline = [agreed];
    await open(requestShape({ status: 'agreed', contact, timeline }));
    expect(screen.getByText(text('requests:contact.howLong'))).toBeTruthy();
    cleanup();
    await open(requestShape({ status: 'completed', contact, timeline, contact_until: '2099-02-14T10:00:00.000Z' }));
    expect(screen.getByText(text('requests:contact.until', { day: '14. Februar 2099' }))).toBeTruthy();
    cleanup();
    await open(requestShape({ status: 'completed', timeline, contact_until: '2020-02-14T10:00:00.000Z' }));
    expect(screen.getByText(textLike('requests:contact.goneAfter'))).toBeTruthy();
    cleanup();
    await open(requestShape({ status: 'cancelled', timeline }));
    expect(screen.getByText(textLike('requests:contact.goneNoLoan'))).toBeTruthy();
    cleanup();
    await open(requestShape({ status: 'declined', timeline: [] }));
    expect(screen.getByText(text('requests:contact.never'))).toBeTruthy();
  });

  it('allows unsharing the address after the loan', async () => {
    const shared = { vendor: false, creator: true };
    const { called } = await open(
      requestShape({
        status: 'completed',
        address_shared: shared,
        actions: ['message', 'unshare_address'],
        contact_until: '2099-02-14T10:00:00.000Z',
      }),
      (_path, _body, state) => ({ ...state, address_shared: { vendor: false, creator: false }, actions: ['message'] }),
    );
    expect(screen.getByRole('link', { name: text('requests:dialog.shareAdd') })).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: textLike('requests:contact.share') }));
    await waitFor(() => expect(called('/v1/request_address/')[0]?.body).toEqual({ shared: false }));
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  });

  it('requires stars before sending a rating', async () => {
    const { called } = await open(
      requestShape({ status: 'completed', actions: ['message', 'rate'] }),
      (_path, _body, state) => ({ ...state, actions: ['message'] }),
    );
    await userEvent.click(screen.getByRole('button', { name: text('requests:rating.send') }));
    expect(screen.getByText(text('requests:rating.starsMissing'))).toBeTruthy();
    expect(called('/v1/rating')).toHaveLength(0);
    await userEvent.click(screen.getByRole('radio', { name: text('common:ui.starCount', { count: 4 }) }));
    await userEvent.click(screen.getByRole('button', { name: text('requests:rating.send') }));
    await waitFor(() => expect(called('/v1/rating')).toHaveLength(1));
    expect(called('/v1/rating')[0]!.body).toMatchObject({ stars: 4, text: '' });
  });

  it('shows a not found page once the session has no access to the request', async () => {
    const { takeAway } = await open(vendor());
    await userEvent.click(screen.getByRole('button', { name: text('requests:action.accept') }));
    takeAway();
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('requests:action.accept') }),
    );
    expect(await screen.findByRole('heading', { level: 2, name: text('requests:gone.title') })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(vendor().title)).toBeNull();
    expect(screen.getByRole('link', { name: text('requests:links.list') }).getAttribute('href')).toBe('/anfragen');
  });
});
