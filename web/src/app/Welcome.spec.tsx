import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import type { Locale } from '../i18n/locale.js';
import { createApi } from '../lib/api-client/api.js';
import { ApiContext } from '../lib/api-client/api-context.js';
import { fullProfile } from '../features/account/testing/samples.js';
import { SessionContext } from '../lib/session/session-context.js';
import { demoRequests } from '../testing/demo-requests.js';
import { createFakeApi, type FakeHandler } from '../testing/fake-api.js';
import { render } from '../testing/render.js';
import { sessionOf } from '../testing/session.js';
import { text, textIn, textLike } from '../testing/texts.js';
import { Welcome } from './Welcome.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const open = (
  suspended = false,
  answers = demoRequests(),
  profile: Partial<typeof fullProfile> = {},
  locale: Locale = 'de',
) => {
  const fake = createFakeApi(answers);
  const who = {
    status: 'in',
    profile: { ...fullProfile, firstname: 'Jana', ...profile },
    usergroup: [],
    unread: 0,
    news: 0,
  } as const;
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
      <SessionContext value={sessionOf(suspended ? { ...who, suspended: { until: null } } : who)}>
        <Welcome />
      </SessionContext>
    </ApiContext>,
    locale,
  );
};

/** The overdue loan has a proposal of the other side. */
const proposed = (): FakeHandler => {
  const demo = demoRequests();
  return (ask) => {
    const answer = demo(ask);
    if (ask.path !== '/v1/request' || !answer) return answer;
    const { requests, ...list } = answer.data as { requests: RequestRowShape[] };
    const propose = (row: RequestRowShape): RequestRowShape => {
      const { period, pricing, units, total, lines } = row;
      const proposal = { proposal_id: row.request_id, side: 'creator' as const, difference: 0, at: row.asked_at };
      return row.status === 'running'
        ? { ...row, proposal: { ...proposal, period, pricing, units, total, lines } }
        : row;
    };
    return { data: { ...list, requests: requests.map(propose) } };
  };
};

describe('the top of the home page for members', () => {
  it('greets the member and shows each request with days, price and a link to answer the request', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: text('home:hello', { name: 'Jana' }) })).toBeTruthy();
    const card = within((await screen.findByText(/^Akku-Bohrhammer/)).closest('article')!);
    expect(card.getByRole('heading', { name: /^jana_probst fragt an: \d/ })).toBeTruthy();
    expect(card.getByText('3 Tage · 27 €')).toBeTruthy();
    expect(card.getByRole('link', { name: text('home:yourTurn.accept') }).getAttribute('href')).toMatch(
      /^\/anfrage\/.*#accept$/,
    );
    expect(card.getByRole('link', { name: text('home:yourTurn.decline') }).getAttribute('href')).toMatch(
      /^\/anfrage\/.*#decline$/,
    );
  });

  it('shows each step that awaits the member with the same button name as the request list', async () => {
    open();
    const buttonIn = async (heading: RegExp, name: string) =>
      within((await screen.findByRole('heading', { name: heading })).closest('article')!)
        .getByRole('link', { name })
        .getAttribute('href');
    expect(
      await buttonIn(
        textLike('home:yourTurn.agreed', { name: 'Radhaus am Neumarkt GmbH & Co. KG' }),
        text('home:yourTurn.confirm'),
      ),
    ).toMatch(/#accept$/);
    expect(await buttonIn(textLike('home:yourTurn.overdue'), text('home:yourTurn.back'))).toMatch(/#complete$/);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    const [first] = screen.getAllByRole('article');
    expect(within(first!).getByRole('heading', { name: textLike('home:yourTurn.overdue') })).toBeTruthy();
  });

  it('hides accept prompts and other periods from suspended users', async () => {
    open(false, proposed());
    expect(await screen.findByRole('link', { name: text('home:yourTurn.look') })).toBeTruthy();
    cleanup();
    open(true, proposed());
    const rate = await screen.findByRole('heading', { name: text('home:yourTurn.rate', { name: 'jana_probst' }) });
    expect(
      within(rate.closest('article')!)
        .getByRole('link', { name: text('home:yourTurn.rateDo') })
        .getAttribute('href'),
    ).toMatch(/#rating$/);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('states that no request is pending only after a successful response', async () => {
    open(false, () => ({ status: 400, error: 'x' }));
    expect(await screen.findByRole('link', { name: text('common:frame.calendar') })).toBeTruthy();
    expect(screen.queryByText(text('home:yourTurn.nothing'))).toBeNull();
  });

  it('shows first steps to a new member', async () => {
    open(false, ({ path }) => (path === '/v1/request_waiting' ? { data: { waiting: [] } } : undefined), {
      completed: false,
      firstname: null,
      nickname: 'jana_neu',
    });
    expect(screen.getByRole('heading', { level: 1, name: text('home:hello', { name: 'jana_neu' }) })).toBeTruthy();
    expect(await screen.findByText(textLike('common:profileBanner.text'))).toBeTruthy();
    expect(screen.getByRole('link', { name: text('common:profileBanner.do') }).getAttribute('href')).toBe(
      '/benutzerkonto/profil?return=%2F',
    );
    expect(screen.getByRole('link', { name: text('common:frame.createOffer') }).getAttribute('href')).toBe(
      '/inserat/erstellen',
    );
    expect(screen.queryByText(text('home:yourTurn.nothing'))).toBeNull();
  });

  it.each([
    ['de', text('home:welcome'), text('home:firstSteps')],
    ['en', english('home:welcome'), english('home:firstSteps')],
    ['nl', dutch('home:welcome'), dutch('home:firstSteps')],
  ] as const)(
    'greets a member without a name and shows first steps instead of requests: %s',
    async (locale, greeting, steps) => {
      const none: FakeHandler = ({ path }) => (path === '/v1/request_waiting' ? { data: { waiting: [] } } : undefined);
      open(false, none, { completed: false, firstname: null, nickname: null }, locale);
      expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeTruthy();
      const section = within(screen.getByRole('region', { name: steps }));
      expect(await section.findAllByRole('link')).toHaveLength(3);
      expect(screen.queryAllByText(/^(Alle Anfragen|All requests|Alle aanvragen)$/)).toEqual([]);
    },
  );

  it('links to the calendar when no request is pending', async () => {
    open(false, ({ path }) => (path === '/v1/request_waiting' ? { data: { waiting: [] } } : undefined));
    expect(await screen.findByText(text('home:yourTurn.nothing'))).toBeTruthy();
    expect(screen.getByRole('link', { name: text('common:frame.calendar') })).toBeTruthy();
  });
});
