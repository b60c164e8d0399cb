import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fullProfile } from '../features/account/testing/samples.js';
import { SessionContext } from '../lib/session/session-context.js';
import type { Session } from '../lib/session/session.js';
import { render } from '../testing/render.js';
import { sessionOf } from '../testing/session.js';
import { text } from '../testing/texts.js';
import { NotFoundPage } from './default-pages.js';

afterEach(cleanup);

it.each([
  ['de', 'text', text('common:notFound.text')],
  ['de', 'offer', /^Dieses Inserat gibt es nicht oder nicht mehr/],
  ['de', 'user', /^Dieses Mitglied gibt es nicht/],
  ['en', 'user', /^This member doesn’t exist/],
  ['nl', 'user', /^Dit lid bestaat niet/],
] as const)('explains a missing page by the kind of content expected: %s, %s', (locale, about, shown) => {
  render(<NotFoundPage about={about} />, locale);
  expect(screen.getByText(shown)).toBeTruthy();
});

it.each([
  ['de', /^Einen Ort „3511“ kennen wir nicht\./],
  ['en', /^We don’t know a place called “3511”\./],
  ['nl', /^We kennen geen plaats “3511”\./],
] as const)('names the unknown place and keeps the search words: %s', (locale, shown) => {
  render(<NotFoundPage about="place" place="3511" words="tent" />, locale);
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tent');
});

const visitor: Session = { status: 'out' };
const member: Session = { status: 'in', profile: fullProfile, usergroup: [], unread: 0, news: 0 };

it.each([
  ['groups, to a visitor', 'groups', visitor, true],
  ['groups, to a member', 'groups', member, false],
  ['feedback, to a member', 'feedback', member, true],
] as const)(
  'shows a switched-off feature as not found, except to members who still use the feature: %s',
  (_, off, session, isLost) => {
    const store = sessionOf(session);
    render(
      <SessionContext value={store}>
        <NotFoundPage about="off" off={off} />
      </SessionContext>,
    );
    expect(screen.queryByText(text('common:notFound.title')) !== null).toBe(isLost);
  },
);
