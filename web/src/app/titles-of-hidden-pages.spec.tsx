import { beforeAll, beforeEach, expect, it } from 'vitest';
import { RouterProvider } from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { offer } from '../features/offer/examples.js';
import { demoHandler } from '../testing/demo-api.js';
import { userCard } from '../testing/samples.js';
import { routerAt } from '../testing/page.js';
import { text, textIn } from '../testing/texts.js';

const dutch = textIn('nl');
const english = textIn('en');

beforeAll(() => {
  // Stub browser APIs that jsdom lacks.
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    scrollTo: () => {},
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
beforeEach(() => {
  document.title = '';
});

const group: GroupShape = {
  group_id: 'v3rb0rg3nx',
  name: 'Hausgemeinschaft',
  description: '',
  rules: '',
  color: '#007a7e',
  image: null,
  place: null,
  joining: 'invitation',
  listed: false,
  public_search_requests: false,
  members: 4,
  role: 'member',
  asked: false,
  blocked: false,
  waiting: null,
  founded_at: '2027-07-04T10:00:00.000Z',
  creator: null,
};
const wanted: SearchRequestShape = {
  search_request_id: 'v3rb0rg3nx',
  title: 'Suche Beamer',
  text: '',
  category_id: null,
  date_from: null,
  date_to: null,
  place: null,
  public: false,
  group: null,
  user_id: '11111111-1111-4111-8111-111111111111',
  user: userCard(),
  made_at: '2027-07-04T10:00:00.000Z',
  active_at: '2027-07-04T10:00:00.000Z',
  solved_at: null,
  over: false,
  hidden: false,
  leads: false,
  replies: [],
  reply_stop: null,
};

it.each([
  ['de', '/gruppe/v3rb0rg3nx', '/v1/group/v3rb0rg3nx', group, 'Hausgemeinschaft'],
  ['en', '/en/group/v3rb0rg3nx', '/v1/group/v3rb0rg3nx', group, 'Hausgemeinschaft'],
  ['nl', '/nl/groep/v3rb0rg3nx', '/v1/group/v3rb0rg3nx', group, 'Hausgemeinschaft'],
  [
    'de',
    '/suche?group=v3rb0rg3nx',
    '/v1/group/v3rb0rg3nx',
    group,
    text('search:seo.group', { group: 'Hausgemeinschaft' }),
  ],
  [
    'en',
    '/en/search?group=v3rb0rg3nx',
    '/v1/group/v3rb0rg3nx',
    group,
    english('search:seo.group', { group: 'Hausgemeinschaft' }),
  ],
  [
    'nl',
    '/nl/zoeken?group=v3rb0rg3nx',
    '/v1/group/v3rb0rg3nx',
    group,
    dutch('search:seo.group', { group: 'Hausgemeinschaft' }),
  ],
  ['de', '/gesuch/v3rb0rg3nx', '/v1/search_request/v3rb0rg3nx', wanted, 'Suche Beamer'],
  ['de', '/inserat/v3rb0rg3nx', '/v1/offer/v3rb0rg3nx', offer({ title: 'Wurfzelt' }), 'Wurfzelt'],
  [
    'de',
    '/melden/gruppe/v3rb0rg3nx',
    '/v1/report_subject',
    { title: 'Hausgemeinschaft', quote: null },
    text('moderation:report.title', { title: 'Hausgemeinschaft' }),
  ],
] as const)(
  '%s %s shows the title of its content once access of the reader is confirmed',
  async (locale, address, path, data, title) => {
    let known = false;
    const { router, session } = await routerAt(
      address,
      locale,
      (ask) => (ask.path === path ? (known ? { data } : { status: 404, error: 'x', msgcode: 'x' }) : undefined),
      demoHandler(true),
    );
    await router.load();
    const { unmount } = render(<RouterProvider router={router} />, { container: document });
    known = true;
    await session.start();
    await waitFor(() => expect(document.title).toBe(`${title} · Lendring`));
    unmount();
  },
);

it('the title drops the group name when the list is no longer limited to the group', async () => {
  const { router, session } = await routerAt(
    '/suche?group=v3rb0rg3nx',
    'de',
    ({ path }) => (path === '/v1/group/v3rb0rg3nx' ? { data: group } : undefined),
    demoHandler(true),
  );
  await router.load();
  const { unmount } = render(<RouterProvider router={router} />, { container: document });
  await session.start();
  await waitFor(() => expect(document.title).toBe('Inserate in „Hausgemeinschaft“ · Lendring'));
  await router.navigate({ to: '/search', search: {} });
  await waitFor(() => expect(document.title).toBe('Alle Inserate · Lendring'));
  unmount();
});
