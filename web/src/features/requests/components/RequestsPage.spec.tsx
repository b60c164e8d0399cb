import type { Side } from '@lendring/contracts/kernel/side.js';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { WaitingRequests } from '../../../api/requests.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { demoRequests } from '../../../testing/demo-requests.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { parseArchiveSearch, parseListSearch, type ListSearch } from '../list-search.js';
import { sideToShow, tabToShow, turnTabs, waitingTabs } from '../counts.js';
import { RequestsPage } from './RequestsPage.js';

afterEach(cleanup);
const nothingWaits: FakeHandler = ({ path }) =>
  path === '/v1/request_waiting' ? { data: { waiting: [] } } : undefined;
const open = (search: Partial<ListSearch> = {}, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers, nothingWaits, demoRequests());
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <RequestsPage search={{ page: 1, ...search }} />
    </ApiContext>,
  );
};

describe('the request list', () => {
  it('shows rows with status, turn, unread flag and overlaps', async () => {
    open({ side: 'vendor' });
    const row = within((await screen.findByRole('heading', { name: /Akku-Bohrhammer/ })).closest('article')!);
    for (const words of [
      /^Wartet auf deine Antwort/,
      /^bis .* Uhr$/,
      'Du bist dran',
      'Neu',
      'Noch 2 Anfragen für diese Zeit',
      'von jana_probst',
      /27,00/,
    ])
      expect(row.getByText(words)).toBeTruthy();
    expect(row.getByText(text('requests:list.from', { name: 'jana_probst' })).className).not.toContain('truncate');
    expect(screen.getByRole('link', { name: /Offen/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /Läuft/ }).textContent).toBe('Läuft1');
  });

  it('opens the busier side when the URL names no side', async () => {
    open();
    expect((await screen.findByRole('link', { name: textLike('requests:borrow') })).getAttribute('href')).toContain(
      'side=creator',
    );
    expect(await screen.findByRole('heading', { name: 'Lastenrad mit Kindersitz' })).toBeTruthy();
  });

  it('opens and marks the side and tab that need an action, even if other tabs are busier', async () => {
    const waiting = [{ kind: 'overdue', side: 'vendor', count: 1, request_id: null, counter_loan_id: null }];
    open({}, ({ path }) => (path === '/v1/request_waiting' ? { data: { waiting } } : undefined));
    expect(await screen.findByRole('link', { name: 'Läuft 1 Du bist dran', current: 'page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ich verleihe \d+ Du bist dran/, current: 'page' })).toBeTruthy();
  });

  it('counts open, agreed and running requests per side, excluding pending ratings', async () => {
    const waiting = [{ kind: 'rate', side: 'creator', count: 2, request_id: null, counter_loan_id: null }];
    open({ side: 'creator', tab: 'open' }, ({ path }) =>
      path === '/v1/request_waiting' ? { data: { waiting } } : undefined,
    );
    await screen.findByRole('link', { name: 'Ich leihe mir 4 Du bist dran' });
    for (const tab of [/^Offen 2 /, /^Abgemacht 1$/, /^Läuft 1$/]) screen.getByRole('link', { name: tab });
  });

  it('marks the side, tab and archive with unread requests', async () => {
    const none = { open: 0, agreed: 0, running: 0, done: 0, archive: 0 };
    open({ side: 'creator', tab: 'open' }, ({ path, query }) =>
      path === '/v1/request'
        ? {
            data: {
              requests: [],
              counts: { ...none, done: 2 },
              unread: query.get('side') === 'creator' ? { ...none, done: 1, archive: 1 } : none,
              counter_loans: { agreed: 0, running: query.get('side') === 'vendor' ? 2 : 0 },
              paging: { page: 1, size: 24, total: 0, hasNextPage: false },
            },
          }
        : undefined,
    );
    expect(await screen.findByRole('link', { name: 'Erledigt 2 1 mit Neuem' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Archiv 1 mit Neuem' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ich leihe mir Neu' })).toBeTruthy();
    // Loans made at the counter count as running.
    expect(screen.getByRole('link', { name: 'Ich verleihe 2' })).toBeTruthy();
  });

  it('links from an empty tab to a filled tab', async () => {
    open({ side: 'vendor', tab: 'agreed' });
    expect(await screen.findByRole('heading', { name: text('requests:empty.vendorAgreed') })).toBeTruthy();
    expect(screen.getByRole('link', { name: text('requests:empty.see', { tab: 'Offen', count: 2 }) })).toBeTruthy();
  });

  it('shows a loading error with a retry button', async () => {
    open({ side: 'vendor' }, () => ({
      status: 500,
      error: 'internal',
      msgcode: 'internal',
      msgtext: 'Etwas ist schiefgegangen.',
    }));
    expect((await screen.findByRole('alert')).textContent).toBe('Etwas ist schiefgegangen.');
    expect(screen.getByRole('button', { name: text('requests:list.retry') })).toBeTruthy();
  });
});

describe('the URL parameters of the request list', () => {
  it('are parsed without invalid values', () => {
    expect(parseListSearch({ side: 'vendor', tab: 'done', page: '3' })).toEqual({
      side: 'vendor',
      tab: 'done',
      page: 3,
    });
    expect(parseListSearch({ side: 'x', tab: 'archive', page: '-1' })).toStrictEqual({
      side: undefined,
      tab: undefined,
      page: 1,
    });
    expect(parseArchiveSearch({ side: 'x' })).toStrictEqual({ side: undefined, page: 1 });
  });
  const none = { open: 0, agreed: 0, running: 0, done: 0, archive: 0 };
  const list = (counts: Partial<typeof none> = {}, unread: Partial<typeof none> = {}) => ({
    counts: { ...none, ...counts },
    unread: { ...none, ...unread },
  });
  const waits = (kind: WaitingRequests['kind'], side: Side) => ({
    kind,
    side,
    count: 1,
    request_id: null,
    counter_loan_id: null,
  });

  it('select the tab with a pending action, then with news, then the first non-empty tab', () => {
    expect(turnTabs([waits('answer', 'vendor'), waits('rate', 'creator')], 'creator')).toEqual(['done']);
    expect(turnTabs([waits('return_tomorrow', 'creator')], 'creator')).toEqual([]);
    expect(tabToShow(['done'], list({ open: 1, done: 1 }, { open: 1 }))).toBe('done');
    expect(tabToShow([], list({ open: 1, done: 2 }, { done: 1 }))).toBe('done');
    expect([list(), list({ agreed: 1, done: 4 }), list({ done: 2 })].map((one) => tabToShow([], one))).toEqual([
      'open',
      'agreed',
      'done',
    ]);
  });
  it('select the tab of what waits most urgently, whatever its kind', () => {
    const first = (...kinds: readonly Parameters<typeof waits>[0][]) =>
      waitingTabs(
        kinds.map((kind) => waits(kind, 'creator')),
        'creator',
      )[0];
    expect(first('rate', 'counter_overdue')).toBe('running');
    expect(first('rate', 'overdue')).toBe('running');
    expect(first('rate', 'handover_tomorrow')).toBe('agreed');
    expect(first('rate', 'not_picked_up', 'overdue')).toBe('running');
    expect(first('rate')).toBe('done');
    expect(turnTabs([waits('rate', 'vendor'), waits('counter_overdue', 'vendor')], 'vendor')).toEqual([
      'running',
      'done',
    ]);
    const lists = { creator: list({ running: 1 }), vendor: list({ open: 3 }, { open: 3 }) };
    expect(sideToShow([waits('counter_overdue', 'creator')], lists)).toBe('creator');
  });
  it('select the side with a pending action, then with news, then the busier side', () => {
    const busy = list({ open: 3, running: 2 }, { open: 3 });
    expect(sideToShow([waits('answer', 'vendor')], { creator: busy, vendor: list({ open: 1 }) })).toBe('vendor');
    expect(sideToShow([waits('rate', 'vendor')], { creator: busy, vendor: list({ done: 1 }) })).toBe('creator');
    expect(sideToShow([waits('rate', 'vendor')], { creator: list({ done: 9 }), vendor: list({ done: 1 }) })).toBe(
      'vendor',
    );
    expect(sideToShow([], { creator: list({ open: 3 }), vendor: list({}, { open: 1 }) })).toBe('vendor');
    const livelier = (vendor: Partial<typeof none>, creator: Partial<typeof none>) =>
      sideToShow([], { vendor: list(vendor), creator: list(creator) });
    expect(livelier({}, {})).toBe('creator');
    expect(livelier({ running: 1 }, { done: 9 })).toBe('vendor');
    expect(livelier({ done: 2 }, { done: 1 })).toBe('vendor');
    expect(livelier({ open: 1 }, { agreed: 1 })).toBe('creator');
  });
});
