import { afterEach, expect, it } from 'vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import type { Session } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { demoProfile } from '../../../testing/demo-api.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { sessionOf } from '../../../testing/session.js';
import { text, textIn } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { offer } from '../examples.js';
import { LentToMembers } from './LentToMembers.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const group = { group_id: 'werkzeugk1', role: null, asked: false, blocked: false, joining: 'open', rules: '' };
const signedIn: Session = { status: 'in', profile: demoProfile, usergroup: [], suspended: null, unread: 0, news: 0 };

const open = (of: Partial<Record<keyof typeof group, unknown>>, locale: Locale = 'de', session: Session = signedIn) => {
  let now: Record<string, unknown> = { ...group, ...of };
  const fake = createFakeApi(({ path }) => {
    if (path === '/v1/group_join/werkzeugk1')
      now = now['joining'] === 'open' ? { ...now, role: 'member' } : { ...now, asked: true };
    return path.includes('werkzeugk1') ? { data: now } : undefined;
  });
  const joinable = [{ group_id: 'werkzeugk1', name: 'Werkzeugkeller' }];
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
        <LentToMembers offer={offer({ audience: { ...offer().audience, lent_to: 'members', joinable } })} />
      </ApiContext>
    </SessionContext>,
    locale,
  );
  return () => fake.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
};
const joined = ['/v1/group_join/werkzeugk1'];

it.each([
  ['de', text('offer:groups.join')],
  ['en', english('offer:groups.join')],
  ['nl', dutch('offer:groups.join')],
] as const)('lets a signed-in user join an open group from its offer: %s', async (locale, name) => {
  const sent = open({}, locale);
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(sent()).toEqual(joined);
});

it.each([
  ['de', text('offer:groups.askToJoin'), text('offer:groups.waits')],
  ['en', english('offer:groups.askToJoin'), english('offer:groups.waits')],
  ['nl', dutch('offer:groups.askToJoin'), dutch('offer:groups.waits')],
] as const)('sends a join request and shows that it is pending: %s', async (locale, name, waits) => {
  const sent = open({ joining: 'request' }, locale);
  await userEvent.click(await screen.findByRole('button', { name }));
  const told = await screen.findByText(waits);
  expect([document.activeElement?.contains(told), sent()]).toEqual([true, joined]);
});

it('links to the group page when the group has rules', async () => {
  open({ rules: 'Sauber zurück.' });
  const link = await screen.findByRole('link', { name: text('offer:groups.join') });
  expect(link.getAttribute('href')).toBe('/gruppe/werkzeugk1');
});

it('offers no join button to visitors or users blocked by the admins', async () => {
  open({}, 'de', { status: 'out' });
  screen.getByRole('link', { name: text('offer:groups.signIn') });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  open({ blocked: true });
  screen.getByRole('link', { name: 'Werkzeugkeller' });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
