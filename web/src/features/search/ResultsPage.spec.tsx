import { afterEach, beforeEach, expect, it } from 'vitest';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoProfile } from '../../testing/demo-api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render, renderOnServer } from '../../testing/render.js';
import { offerCard } from '../../testing/samples.js';
import { sessionOf } from '../../testing/session.js';
import { text } from '../../testing/texts.js';
import type { Fields } from './model/fields.js';
import { loadParts } from './parts.js';
import { ResultsPage } from './ResultsPage.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const pageOf = (fetch: ReturnType<typeof createFakeApi>['fetch'], fields: Fields = {}) => (
  <ApiContext value={createApi({ fetch, locale: 'de' })}>
    <ResultsPage
      list={{ route: 'search', term: 'zelt', category: null, city: null, fields }}
      trail={[]}
      below={[]}
      alternates={{}}
    />
  </ApiContext>
);

it('a result list never suspends on the server, which would cause a hydration error', async () => {
  await loadParts();
  const html = await renderOnServer(pageOf(createFakeApi().fetch));
  expect(html).toContain('zelt');
  expect(html).not.toContain('<!--$!-->');
});

it('a result list shows and counts a paid offer only in its paid place', async () => {
  await loadParts();
  const [paid, other] = [
    offerCard({ offer_id: 'a1b2c3d4e5', title: 'Familienzelt' }),
    offerCard({ offer_id: 'b1b2c3d4e5', title: 'Kuppelzelt' }),
  ];
  const paging = { page: 1, size: 24, total: 2, hasNextPage: false };
  const found = {
    offers: [paid, other],
    top: [paid],
    highlighted: [paid.offer_id],
    mended: [],
    only_mentioned: false,
    facets: [],
    lenders: [],
    paging,
    ...paging,
  };
  const rest = { id: '', path: '', ads: [], total_is_exact: true, meant: null, personal: false, place: null };
  const { fetch } = createFakeApi(({ path }) =>
    path === '/v1/offer_search' ? { data: { ...found, ...rest } } : undefined,
  );
  render(pageOf(fetch));
  const places = within(await screen.findByRole('region', { name: text('search:paidPlaces') }));
  expect(places.getByRole('link', { name: /Familienzelt/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Familienzelt/ })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /Kuppelzelt/ })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('2');
  // Suggest a place, unless the search already has one.
  expect(screen.getByText(text('search:everywhere'))).toBeTruthy();
  cleanup();
  render(pageOf(fetch, { lat: 50.94, lng: 6.96 }));
  await screen.findByRole('region', { name: text('search:paidPlaces') });
  expect(screen.queryByText(text('search:everywhere'))).toBeNull();
});

it('a search for a name shows its lenders, and that no offer matches, without calling that nothing', async () => {
  await loadParts();
  const user = {
    user_id: 'b0000000-0000-4000-8000-000000000002',
    nickname: 'festverleih_west',
    color: '#007a7e',
    image_thumb: null,
    commercial: true,
    organisation: 'business',
    company: 'Festverleih West GmbH',
    city: 'Köln',
  };
  const paging = { page: 1, size: 24, total: 0, hasNextPage: false };
  const found = { offers: [], top: [], highlighted: [], mended: [], only_mentioned: false, facets: [], ads: [] };
  const rest = { id: '', path: '', total_is_exact: true, meant: null, personal: false, place: null, paging, ...paging };
  const { fetch } = createFakeApi(({ path }) =>
    path === '/v1/offer_search'
      ? { data: { ...found, lenders: [{ user_id: user.user_id, user, offers: 14 }], ...rest } }
      : undefined,
  );
  render(pageOf(fetch));
  const lenders = within(await screen.findByRole('region', { name: text('search:lenders.label') }));
  const link = lenders.getByRole('link', { name: /^Festverleih West GmbH ?Gewerblich · Köln · 14 Inserate$/ });
  expect(link.getAttribute('href')).toBe('/benutzer/festverleih_west');
  const nothing = await screen.findByText(text('search:lenders.only'));
  expect(screen.queryByText(text('search:empty.title'))).toBeNull();
  expect(link.compareDocumentPosition(nothing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('a result list has no ad above the fourth result', async () => {
  await loadParts();
  const offers = ['a', 'b', 'c', 'd', 'e'].map((n) => offerCard({ offer_id: `${n}1b2c3d4e5`, title: `Zelt ${n}` }));
  const ad = {
    ad_id: '5c0e8c1d-2b3a-4c5d-8e6f-7a8b9c0d1e2f',
    type: 'banner',
    position: 'top',
    color: '#007a7e',
    secret: 's',
    title: 'Brötchen',
    claim: '',
    cta: 'Los',
    link: 'https://example.org',
    hint_x: 'right',
    hint_y: 'top',
    hint_src: 'Bäcker',
    payer: 'Bäcker',
    sources: [],
    why: { language: null, category: null, area: null },
  };
  const paging = { page: 1, size: 24, total: 5, hasNextPage: false };
  const rest = { id: '', path: '', total_is_exact: true, meant: null, personal: false, place: null };
  const { fetch } = createFakeApi(({ path }) =>
    path === '/v1/offer_search'
      ? {
          data: {
            offers,
            ads: [ad],
            top: [],
            highlighted: [],
            mended: [],
            only_mentioned: false,
            facets: [],
            lenders: [],
            paging,
            ...paging,
            ...rest,
          },
        }
      : undefined,
  );
  render(pageOf(fetch));
  const place = await screen.findByRole('complementary', { name: text('search:row.paid') });
  const rows = screen.getAllByRole('link', { name: /^Zelt/ });
  const isBelow = (row: HTMLElement) =>
    (place.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(rows.map(isBelow)).toEqual([false, false, false, true, true]);
});

it('a result list states the count once, next to the interpretation of the query', async () => {
  await loadParts();
  const paging = { page: 1, size: 24, total: 1, hasNextPage: false };
  const found = {
    offers: [offerCard()],
    top: [],
    highlighted: [],
    mended: [],
    only_mentioned: true,
    facets: [],
    lenders: [],
    paging,
    ...paging,
  };
  const meant = { text: 'zelt 4', left_out: ['4'], words_total: 0, place: null };
  const rest = { id: '', path: '', ads: [], total_is_exact: true, meant, personal: false, place: null };
  const { fetch } = createFakeApi(({ path }) =>
    path === '/v1/offer_search' ? { data: { ...found, ...rest } } : undefined,
  );
  render(pageOf(fetch));
  expect(
    await screen.findAllByText(text('search:heading.loose.term', { count: 1, number: '1', term: 'zelt' })),
  ).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('aria-live')).toBe('polite');
  const notes = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notes.join()).toContain(
    text('search:meant.mentionedWithout', { nothing: text('search:meant.nothing.all'), words: '„4“' }),
  );
  expect(notes.join()).not.toContain('..');
});

it('a result list states that a word was interpreted as a filter', async () => {
  await loadParts();
  const { fetch } = createFakeApi();
  await act(async () => void render(pageOf(fetch, { free: true, freeWords: 'kostenlos' })));
  const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notes().join()).toContain(text('search:meant.filter', { words: 'kostenlos' }));
  for (const others of [{}, { freeWords: 'free pills at pills.example' }]) {
    cleanup();
    await act(async () => void render(pageOf(fetch, { free: true, ...others })));
    expect(notes().join()).not.toMatch(/verstanden|pills/);
  }
});

it('a list of group offers is named after the group and links back to it', async () => {
  await loadParts();
  const paging = { page: 1, size: 24, total: 1, hasNextPage: false };
  const found = {
    offers: [offerCard()],
    top: [],
    highlighted: [],
    mended: [],
    only_mentioned: false,
    facets: [],
    lenders: [],
    paging,
    ...paging,
  };
  const rest = { id: '', path: '', ads: [], total_is_exact: true, meant: null, personal: true, place: null };
  const { fetch } = createFakeApi(({ path }) =>
    path === '/v1/offer_search'
      ? { data: { ...found, ...rest } }
      : path === '/v1/group/g4rt3nfr3n'
        ? { data: { group_id: 'g4rt3nfr3n', name: 'Garten' } }
        : undefined,
  );
  await act(async () => {
    render(
      <SessionContext value={sessionOf({ status: 'in', profile: demoProfile, usergroup: [], unread: 0, news: 0 })}>
        <ApiContext value={createApi({ fetch, locale: 'de' })}>
          <ResultsPage
            list={{ route: 'search', term: null, category: null, city: null, fields: { group: 'g4rt3nfr3n' } }}
            trail={[]}
            below={[]}
            alternates={{}}
          />
        </ApiContext>
      </SessionContext>,
    );
  });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: text('search:heading.category', { count: 1, number: '1', category: 'Garten' }),
    }),
  ).toBeTruthy();
  const way = within(screen.getByRole('navigation', { name: text('common:ui.breadcrumbs') }));
  expect(way.getByRole('link', { name: 'Garten' }).getAttribute('href')).toBe('/gruppe/g4rt3nfr3n');
  expect(await screen.findByRole('button', { name: text('search:filter.group', { name: 'Garten' }) })).toBeTruthy();
});
