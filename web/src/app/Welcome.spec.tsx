import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { createApi } from '../lib/api.js';
import { ApiContext } from '../lib/api-context.js';
import { fullProfile } from '../features/account/testing/samples.js';
import { SessionContext } from '../lib/session-context.js';
import { demoRequests } from '../testing/demo-requests.js';
import { createFakeApi } from '../testing/fake-api.js';
import { render } from '../testing/render.js';
import { sessionOf } from '../testing/session.js';
import { Welcome } from './Welcome.js';

afterEach(cleanup);

const open = (suspended = false) => {
  const fake = createFakeApi(demoRequests());
  const who = {
    status: 'in',
    profile: { ...fullProfile, firstname: 'Jana' },
    usergroup: [],
    unread: 0,
    news: 0,
  } as const;
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SessionContext value={sessionOf(suspended ? { ...who, suspended: { until: null } } : who)}>
        <Welcome />
      </SessionContext>
    </ApiContext>,
  );
};

describe('the top of the home page for members', () => {
  it('greets and shows who asks for what, for which days and for how much, with the way to an answer', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Hallo Jana' })).toBeTruthy();
    const card = within((await screen.findByText(/^Akku-Bohrhammer/)).closest('article')!);
    expect(card.getByRole('heading', { name: /^jana_probst fragt an: \d/ })).toBeTruthy();
    expect(card.getByText('3 Tage · 27 €')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Zusagen' }).getAttribute('href')).toMatch(/^\/anfrage\/.*#accept$/);
    expect(card.getByRole('link', { name: 'Ablehnen' }).getAttribute('href')).toMatch(/^\/anfrage\/.*#decline$/);
  });

  it('leads on when no request waits, as for a suspended account', async () => {
    open(true);
    expect(await screen.findByText('Gerade wartet niemand auf dich.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kalender' })).toBeTruthy();
  });
});
