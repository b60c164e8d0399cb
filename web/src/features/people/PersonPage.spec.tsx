import { afterEach, describe, expect, it } from 'vitest';
import type { Occasion } from '@lendring/contracts/account/people.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoProfile } from '../../testing/demo-api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { text } from '../../testing/texts.js';
import { PersonPage } from './PersonPage.js';

afterEach(cleanup);

const userId = '22222222-2222-4222-8222-222222222222';
const person = {
  user_id: userId,
  nickname: 'birte_petersen',
  commercial: false,
  organisation: null,
  company: null,
  registered_at: '2027-01-04T09:00:00.000Z',
  roles: [],
  suspended: null,
  email: null,
  verified: { email: true, phone: false },
  held_roles: [],
  offers: null,
  repeat: null,
  cases: null,
  plan: { booked: { title: 'Plus', trial: false, renews_on: '2027-11-28', ends_on: null } },
  history: null,
};
const open = async (reader: Role, occasion: Occasion, shown: object = person) => {
  const session = {
    status: 'in',
    profile: demoProfile,
    usergroup: [reader],
    suspended: null,
    unread: 0,
    news: 0,
  } as const;
  const fake = createFakeApi(({ path }) => (path === `/v1/person/${userId}` ? { data: shown } : undefined));
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <PersonPage userId={userId} occasion={occasion} />
      </ApiContext>
    </SessionContext>,
  );
  await screen.findByRole('heading', { name: 'birte_petersen' });
  return {
    invoices: screen.queryByRole('link', { name: text('people:person.allInvoices') })?.getAttribute('href') ?? null,
    says: screen.queryByText(/sehen nur Admins und die Buchhaltung/) !== null,
  };
};

describe('the payments of a user', () => {
  it('are linked for roles with access to invoices', async () => {
    expect(await open('admin', 'payment')).toEqual({
      invoices: expect.stringContaining(`user=${userId}`),
      says: false,
    });
  });

  it('are referred to another role only if the search was prompted by a payment', async () => {
    expect(await open('support', 'payment')).toEqual({ invoices: null, says: true });
    cleanup();
    expect(await open('support', 'contact')).toEqual({ invoices: null, says: false });
  });
});

describe('the plan of a user', () => {
  it.each([
    [person.plan, text('people:person.planRenews', { plan: 'Plus', day: '28. November 2027' })],
    [
      { booked: { title: 'Plus', trial: false, renews_on: null, ends_on: '2027-11-27' } },
      text('people:person.planEnds', { plan: 'Plus', day: '27. November 2027' }),
    ],
    [{ booked: null }, text('people:person.planNone')],
  ])('is shown with its end date to roles with access to invoices', async (plan, words) => {
    await open('admin', 'payment', { ...person, plan });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is hidden from other roles', async () => {
    await open('support', 'contact', { ...person, plan: null });
    expect(screen.queryByText(text('people:person.plan'))).toBeNull();
  });
});

it('lists a cancelled invoice in the log of a user, with a link to it', async () => {
  const invoiceId = '33333333-3333-4333-8333-333333333333';
  const entry = { what: 'invoice_cancelled', role: null, occasion: null, reason: null, invoice_id: invoiceId };
  const by = { user_id: userId, nickname: 'ada' };
  await open('admin', 'payment', { ...person, history: [{ ...entry, by, at: '2027-01-31T10:00:00.000Z' }] });
  expect(
    screen.getByRole('link', { name: text('people:history.what.invoice_cancelled') }).getAttribute('href'),
  ).toContain(invoiceId);
});
