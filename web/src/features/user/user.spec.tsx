import { beforeAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { offerCard, userCard } from '../../testing/samples.js';
import { text } from '../../testing/texts.js';
import { Badges } from '../../parts/people/person-facts.js';
import { CompanyFacts } from './UserPage.js';
import { UserOffers } from './UserOffers.js';
import { UserRatings } from './UserRatings.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const user = (change: Partial<PublicProfileShape> = {}): PublicProfileShape => ({
  ...userCard(),
  company_description: null,
  company_legalhints: null,
  company_homepage: null,
  opening_hours: null,
  rating_as_vendor: { average: 4.9, count: 30 },
  rating_as_creator: { average: null, count: 0 },
  borrowed_count: 3,
  search_engines: true,
  opening_exceptions: [],
  brought: [],
  trader: null,
  ...change,
});
const paging = { page: 1, size: 24, total: 1, hasNextPage: false };
const api = createApi({
  locale: 'de',
  fetch: createFakeApi(({ path, query }) => {
    if (path === '/v1/offer_search')
      return {
        data: {
          id: '',
          path: '',
          offers: [offerCard({ title: 'Familienzelt' })],
          top: [],
          highlighted: [],
          mended: [],
          only_mentioned: false,
          facets: [],
          lenders: [],
          ads: [],
          total_is_exact: true,
          meant: null,
          place: null,
          paging,
          ...paging,
        },
      };
    if (path !== '/v1/rating') return undefined;
    const ratings =
      query.get('side') === 'vendor'
        ? [
            {
              request_id: 'r',
              offer_id: 'a1b2c3d4e5',
              offer_title: 'Familienzelt',
              side: 'creator',
              author: userCard({ nickname: 'murat_k' }),
              about_id: 'x',
              stars: 5,
              text: 'Alles <b>prima</b>.',
              at: '2027-05-01T10:00:00.000Z',
              answer: { text: 'Gern wieder.', at: '2027-05-02T10:00:00.000Z' },
            },
          ]
        : [];
    return {
      data: {
        ratings,
        by_stars: query.get('side') === 'vendor' ? [0, 2, 0, 0, 28] : [0, 0, 0, 0, 0],
        paging: { ...paging, total: ratings.length },
      },
    };
  }).fetch,
});

beforeAll(async () => {
  await Badges.load();
});

describe('a public profile', () => {
  it('shows the user and their offers with a URL per tab', async () => {
    render(
      <ApiContext value={api}>
        <UserOffers user={user()} page={1} />
      </ApiContext>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('zeltfreundin');
    expect(document.body.textContent).toContain(
      'dabei seit 2023 · 41-mal verliehen · 3-mal geliehen · antwortet meist in 2 Stunden',
    );
    expect(await screen.findByText('Familienzelt')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Als Anbieter/ }).getAttribute('href')).toBe(
      '/benutzer/zeltfreundin/anbieter',
    );
    expect(screen.getByRole('link', { name: text('user:tabs.borrower') }).getAttribute('href')).toBe(
      '/benutzer/zeltfreundin/ausleiher',
    );
  });
  it.each(['javascript:alert(1)', 'https://bank.example@127.0.0.1/'])(
    'shows the legal notice of a shop and does not link to %s',
    (homepage) => {
      const shop = user({
        commercial: true,
        organisation: 'business',
        company: 'Festverleih',
        company_legalhints: 'Amtsgericht Köln',
        company_homepage: homepage,
      });
      render(
        <ApiContext value={api}>
          <UserOffers user={shop} page={1} />
        </ApiContext>,
      );
      expect(screen.getByText('Amtsgericht Köln')).toBeTruthy();
      expect([...document.querySelectorAll('a')].some((link) => link.getAttribute('href') === homepage)).toBe(false);
    },
  );
  it('shows reputation from another installation separately from local ratings', () => {
    const elsewhere = {
      issuer: 'https://lend.example.org',
      issued_at: '2027-05-01T10:00:00.000Z',
      expires_at: '2027-07-30T10:00:00.000Z',
      rating_as_vendor: { average: 4.8, count: 12 },
      rating_as_borrower: { average: null, count: 0 },
      lent_count: 14,
      borrowed_count: null,
    };
    render(
      <ApiContext value={api}>
        <UserOffers user={user({ brought: [elsewhere] })} page={1} />
      </ApiContext>,
    );
    expect(screen.getByRole('region', { name: text('user:brought.title') }).textContent).toBe(
      [
        text('user:brought.apart'),
        'Mitgebracht von lend.example.orgAls Anbieter: 4,8 von 5 Sternen aus 12 Bewertungen. 14-mal verliehen.',
        'Als Ausleiher: noch keine Bewertung.Stand: 1. Mai 2027',
      ].join(''),
    );
  });
  it('shows HTML in ratings as text, and an empty state without ratings', async () => {
    render(
      <ApiContext value={api}>
        <UserRatings user={user()} side="vendor" />
      </ApiContext>,
    );
    expect(await screen.findByText('Alles <b>prima</b>.')).toBeTruthy();
    expect(screen.getByText(text('common:rating.answerBy', { name: 'zeltfreundin' }))).toBeTruthy();
    expect(screen.getByText('Gern wieder.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^(Alle|\d Stern)/ }).map((link) => link.textContent)).toEqual([
      text('user:ratings.all', { number: '30' }),
      text('user:ratings.only', { count: 5, number: '28' }),
      text('user:ratings.only', { count: 2, number: '2' }),
    ]);
    cleanup();
    render(
      <ApiContext value={api}>
        <UserRatings user={user()} side="creator" />
      </ApiContext>,
    );
    expect(await screen.findByText(text('user:ratings.none'))).toBeTruthy();
  });
});

describe('the company section of a profile', () => {
  it('is hidden while only the company name is known', () => {
    const firm = {
      commercial: true,
      organisation: 'association',
      company: 'Zeltverleih Kern e. V.',
      company_description: '',
      company_legalhints: '',
    } as const;
    render(<CompanyFacts user={user(firm)} />);
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    render(<CompanyFacts user={user({ ...firm, company_legalhints: 'Mila Kern, Köln' })} />);
    expect(screen.getByText('Mila Kern, Köln')).toBeTruthy();
  });
});
