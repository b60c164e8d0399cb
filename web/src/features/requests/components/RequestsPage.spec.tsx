import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { demoRequests } from '../../../testing/demo-requests.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { parseArchiveSearch, parseListSearch, type ListSearch } from '../list-search.js';
import { firstTab, livelierSide } from '../counts.js';
import { RequestsPage } from './RequestsPage.js';

afterEach(cleanup);
const open = (search: Partial<ListSearch> = {}, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers, demoRequests());
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <RequestsPage search={{ page: 1, ...search }} />
    </ApiContext>,
  );
};

describe('the list of requests', () => {
  it('shows rows with state, turn, news and overlaps', async () => {
    open({ side: 'vendor' });
    const row = within((await screen.findByRole('heading', { name: /Akku-Bohrhammer/ })).closest('article')!);
    for (const text of [
      'Wartet auf deine Antwort',
      'Du bist dran',
      'Neu',
      'Noch 2 Anfragen für diese Tage',
      'von jana_probst',
      /27,00/,
    ])
      expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Offen/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /Läuft/ }).textContent).toBe('Läuft1');
  });

  it('chooses the livelier side when the address names none', async () => {
    open();
    expect((await screen.findByRole('link', { name: /Ich leihe mir/ })).getAttribute('href')).toContain('side=creator');
    expect(await screen.findByRole('heading', { name: 'Lastenrad mit Kindersitz' })).toBeTruthy();
  });

  it('marks side, tab and archive where the badge’s news are', async () => {
    const none = { open: 0, agreed: 0, running: 0, done: 0, archive: 0 };
    open({ side: 'creator', tab: 'open' }, ({ path, query }) =>
      path === '/v1/request'
        ? {
            data: {
              requests: [],
              counts: { ...none, done: 2 },
              unread: query.get('side') === 'creator' ? { ...none, done: 1, archive: 1 } : none,
              paging: { page: 1, size: 24, total: 0, hasNextPage: false },
            },
          }
        : undefined,
    );
    expect(await screen.findByRole('link', { name: 'Erledigt 2 1 mit Neuem' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Archiv 1 mit Neuem' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ich leihe mir 0 Neu' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ich verleihe 0' })).toBeTruthy();
  });

  it('leads on from an empty tab', async () => {
    open({ side: 'vendor', tab: 'agreed' });
    expect(await screen.findByRole('heading', { name: 'Noch nichts abgemacht' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Offen (2)' })).toBeTruthy();
  });

  it('says what went wrong and lets one try again', async () => {
    open({ side: 'vendor' }, () => ({
      status: 500,
      error: 'internal',
      msgcode: 'internal',
      msgtext: 'Etwas ist schiefgegangen.',
    }));
    expect((await screen.findByRole('alert')).textContent).toBe('Etwas ist schiefgegangen.');
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});

describe('the address of the list', () => {
  it('is read and forgets nonsense', () => {
    expect(parseListSearch({ side: 'vendor', tab: 'done', page: '3' })).toEqual({
      side: 'vendor',
      tab: 'done',
      page: 3,
    });
    // Said, not left out: the router hands on the rest of an address.
    expect(parseListSearch({ side: 'x', tab: 'archive', page: '-1' })).toStrictEqual({
      side: undefined,
      tab: undefined,
      page: 1,
    });
    expect(parseArchiveSearch({ side: 'x' })).toStrictEqual({ side: undefined, page: 1 });
  });
  it('opens where something is when it names no tab', () => {
    const none = { open: 0, agreed: 0, running: 0, done: 0, archive: 0 };
    expect(
      [none, { ...none, agreed: 1, done: 4 }, { ...none, open: 1, agreed: 1 }, { ...none, done: 2 }].map(firstTab),
    ).toEqual(['open', 'agreed', 'open', 'done']);
  });
  it('knows where more is going on', () => {
    const none = { open: 0, agreed: 0, running: 0, done: 0, archive: 0 };
    expect(livelierSide(none, none)).toBe('creator');
    expect(livelierSide({ ...none, running: 1 }, { ...none, done: 9 })).toBe('vendor');
    expect(livelierSide({ ...none, done: 2 }, { ...none, done: 1 })).toBe('vendor');
    expect(livelierSide({ ...none, open: 1 }, { ...none, agreed: 1 })).toBe('creator');
  });
});
