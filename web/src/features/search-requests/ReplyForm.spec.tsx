import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import type { Locale } from '../../i18n/locale.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { SessionContext } from '../../lib/session/session-context.js';
import type { Session } from '../../lib/session/session.js';
import { demoProfile } from '../../testing/demo-api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { offerCard, userCard } from '../../testing/samples.js';
import { sessionOf } from '../../testing/session.js';
import { text, textIn, textLike, textLikeIn } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { ReplyForm } from './ReplyForm.js';

const dutch = textIn('nl');
const dutchLike = textLikeIn('nl');
const english = textIn('en');
const englishLike = textLikeIn('en');

afterEach(cleanup);

const one: SearchRequestShape = {
  search_request_id: 'k3v9w0m2q7',
  title: 'Suche Beamer',
  text: '',
  category_id: null,
  date_from: null,
  date_to: null,
  place: null,
  public: true,
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
const signedIn = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news: 0 } as const;
const show = (session: Session, shown = one, locale: Locale = 'de') =>
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale })}>
        <ReplyForm one={shown} isCreator />
      </ApiContext>
    </SessionContext>,
    locale,
  );

it('hides the reply form from suspended users and shows the end date and reasons', () => {
  show(signedIn);
  expect(screen.getByRole('textbox')).toBeTruthy();
  cleanup();
  show({ ...signedIn, suspended: { until: '2027-07-04T10:00:00.000Z' } });
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByText(
    /^Bis zum 4\. Juli 2027 um \d\d:00 Uhr( MESZ)? kannst du nichts Neues einstellen, anfragen oder schreiben\./,
  );
  expect(screen.getByRole('link', { name: text('suspended:reasons') }).getAttribute('href')).toBe(
    '/benutzerkonto/entscheidungen',
  );
});

it.each([
  ['de', 'full', textLike('wanted:reply.stop.full')],
  ['de', 'unanswered', textLike('wanted:reply.stop.unanswered', { max: 3 })],
  [
    'de',
    'today',
    /^Du hast in den letzten 24 Stunden .* Ab dem 4\. Juli 2027 um \d\d:00 Uhr( MESZ)? geht es weiter\.$/,
  ],
  ['en', 'unanswered', englishLike('wanted:reply.stop.unanswered', { max: 3 })],
  ['nl', 'unanswered', dutchLike('wanted:reply.stop.unanswered', { max: 3 })],
] as const)('replaces the reply form with the reason why a reply is not allowed: %s, %s', (locale, reason, words) => {
  const until = reason === 'today' ? '2027-07-04T10:00:00.000Z' : null;
  show(signedIn, { ...one, reply_stop: { reason, until } }, locale);
  screen.getByText(words);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['de', text('wanted:reply.createOffer'), '/inserat/erstellen'],
  ['en', english('wanted:reply.createOffer'), '/en/offer/create'],
  ['nl', dutch('wanted:reply.createOffer'), '/nl/advertentie/maken'],
] as const)(
  'links to the offer wizard with the group of the search request and keeps the reply draft: %s',
  async (locale, name, create) => {
    const group = { group_id: 'g4rt3nfr3n', name: 'Garten' };
    const own = createFakeApi(({ path }) =>
      path === '/v1/offer'
        ? { data: { offers: [], paging: { page: 1, size: 50, total: 0, hasNextPage: false } } }
        : undefined,
    );
    const open = (isCreator = false) =>
      render(
        <SessionContext value={sessionOf(signedIn)}>
          <ApiContext value={createApi({ fetch: own.fetch, locale })}>
            <ReplyForm one={{ ...one, group }} isCreator={isCreator} />
          </ApiContext>
        </SessionContext>,
        locale,
      );
    open();
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`${create}?group=g4rt3nfr3n`);
    await userEvent.type(screen.getByRole('textbox'), 'Meiner');
    cleanup();
    open();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Meiner');
    cleanup();
    sessionStorage.clear();
    open(true);
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(screen.queryByRole('link', { name })).toBeNull();
  },
);

it.each([
  [
    'de',
    text('wanted:reply.more'),
    text('wanted:reply.add'),
    text('wanted:reply.label'),
    text('wanted:reply.action'),
    textLike('wanted:reply.askForOffer'),
  ],
  [
    'en',
    english('wanted:reply.more'),
    english('wanted:reply.add'),
    english('wanted:reply.label'),
    english('wanted:reply.action'),
    englishLike('wanted:reply.askForOffer'),
  ],
  [
    'nl',
    dutch('wanted:reply.more'),
    dutch('wanted:reply.add'),
    dutch('wanted:reply.label'),
    dutch('wanted:reply.action'),
    dutchLike('wanted:reply.askForOffer'),
  ],
] as const)(
  'lets the creator of a search request reply to others and mentions a missing offer: %s',
  (locale, more, add, label, action, hint) => {
    const mine = {
      reply_id: '0c9a7f1e-3b5d-4e6f-8a1b-2c3d4e5f6a7b',
      user_id: one.user_id,
      user: one.user,
      text: 'Ab 16 Uhr.',
      offer: null,
      at: one.made_at,
    };
    const theirs = { ...mine, reply_id: '1c9a7f1e-3b5d-4e6f-8a1b-2c3d4e5f6a7b', user_id: userCard().user_id };
    const showReplies = (...replies: SearchRequestShape['replies']) => {
      cleanup();
      show(signedIn, { ...one, replies }, locale);
    };
    showReplies(mine);
    expect([screen.getByRole('textbox', { name: more }), screen.getByRole('button', { name: add })]).toHaveLength(2);
    expect(screen.queryByText(hint)).toBeNull();
    showReplies(mine, theirs);
    expect([screen.getByRole('textbox', { name: label }), screen.getByRole('button', { name: action })]).toHaveLength(
      2,
    );
    screen.getByText(hint);
    showReplies({ ...theirs, offer: offerCard() });
    screen.getByRole('textbox', { name: label });
    expect(screen.queryByText(hint)).toBeNull();
  },
);
