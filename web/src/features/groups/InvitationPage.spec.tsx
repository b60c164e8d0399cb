import { afterEach, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { OpenedInvitationShape } from '@lendring/contracts/http/group-invitations.js';
import type { Locale } from '../../i18n/locale.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import type { Session } from '../../lib/session/session.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoProfile } from '../../testing/demo-api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { text, textIn } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { InvitationPage } from './InvitationPage.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const group: OpenedInvitationShape['group'] = {
  group_id: 'g4rt3nfr3n',
  name: 'Nachbarn Lotzingerhof',
  description: '',
  rules: '',
  image: null,
  color: '#ffe0b0',
  place: null,
  joining: 'invitation',
  listed: false,
  public_search_requests: false,
  members: 1,
  waiting: null,
  founded_at: '2027-07-04T10:00:00.000Z',
  creator: null,
  role: null,
  asked: false,
  blocked: false,
};
const signedIn: Session = { status: 'in', profile: demoProfile, usergroup: [], suspended: null, unread: 0, news: 0 };
const open = (
  locale: Locale,
  session: Session,
  of: Partial<typeof group> = {},
  inviter: OpenedInvitationShape['invited_by'] = null,
) => {
  cleanup();
  const opened: OpenedInvitationShape = { group: { ...group, ...of }, problem: null, invited_by: inviter };
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch: createFakeApi(() => ({ data: opened })).fetch, locale })}>
        <InvitationPage token="token" opened={opened} />
      </ApiContext>
    </SessionContext>,
    locale,
  );
};

it.each([
  ['de', text('groups:invitation.decline'), '/'],
  ['en', english('groups:invitation.decline'), '/en'],
  ['nl', dutch('groups:invitation.decline'), '/nl'],
] as const)('links the decline button of an invitation to the home page: %s', (locale, name, href) => {
  for (const session of [{ status: 'out' }, signedIn] as const) {
    open(locale, session);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  open(locale, signedIn, { role: 'member' });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it.each([
  ['de', text('groups:invitation.introBy', { name: 'anna_w' }), text('groups:invitation.intro')],
  ['en', english('groups:invitation.introBy', { name: 'anna_w' }), english('groups:invitation.intro')],
  ['nl', dutch('groups:invitation.introBy', { name: 'anna_w' }), dutch('groups:invitation.intro')],
] as const)('names the inviter of an invitation if known: %s', (locale, named, nameless) => {
  const inviter = { nickname: 'anna_w', company: null, color: '#ffe0b0', image_thumb: '/bild.webp' };
  open(locale, { status: 'out' }, {}, inviter);
  expect(screen.getByText(named)).toBeTruthy();
  expect(document.querySelector('img[src="/bild.webp"]')).toBeTruthy();
  open(locale, { status: 'out' });
  expect(screen.getByText(nameless)).toBeTruthy();
});

it.each([
  [
    'de',
    text('groups:invitation.decline'),
    text('groups:invitation.declined'),
    text('groups:invitation.reconsider'),
    text('groups:invitation.toGroup'),
  ],
  [
    'en',
    english('groups:invitation.decline'),
    english('groups:invitation.declined'),
    english('groups:invitation.reconsider'),
    english('groups:invitation.toGroup'),
  ],
  [
    'nl',
    dutch('groups:invitation.decline'),
    dutch('groups:invitation.declined'),
    dutch('groups:invitation.reconsider'),
    dutch('groups:invitation.toGroup'),
  ],
] as const)(
  'explains a declined invitation and offers to reconsider it: %s',
  async (locale, no, said, back, toGroup) => {
    for (const listed of [{}, { listed: true, joining: 'open' }] as const) {
      open(locale, signedIn, listed);
      await userEvent.click(screen.getByRole('link', { name: no }));
      expect(screen.getByRole('status').textContent).toMatch(said);
      expect(document.activeElement).toBe(screen.getByRole('status'));
      expect(screen.queryByRole('link', { name: toGroup }) !== null).toBe('listed' in listed);
      await userEvent.click(screen.getByRole('button', { name: back }));
      expect(screen.getByRole('link', { name: no })).toBeTruthy();
    }
  },
);

it.each([
  [
    'de',
    text('groups:invitation.decline'),
    / auf der Seite der Gruppe mitmachen\.$/,
    /anfragen, ob du mitmachen darfst\.$/,
  ],
  [
    'en',
    english('groups:invitation.decline'),
    /You can also join on the group’s page\.$/,
    /You can also ask to join on the group’s page\.$/,
  ],
  [
    'nl',
    dutch('groups:invitation.decline'),
    /Meedoen kan ook op de pagina van de groep\.$/,
    /vragen of je mee mag doen\.$/,
  ],
] as const)(
  'offers to join or to ask for membership after a declined invitation: %s',
  async (locale, no, join, ask) => {
    for (const [joining, way] of [
      ['open', join],
      ['request', ask],
    ] as const) {
      open(locale, signedIn, { listed: true, joining });
      await userEvent.click(screen.getByRole('link', { name: no }));
      expect(screen.getByText(way)).toBeTruthy();
    }
  },
);
