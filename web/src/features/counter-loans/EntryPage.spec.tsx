import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoProfile } from '../../testing/demo-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { offerCard } from '../../testing/samples.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { EntryPage } from './EntryPage.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const today = dayIn(new Date().toISOString(), 'UTC');

const chairs = {
  ...offerCard(),
  offer_id: 'a000000001',
  status: 'active' as const,
  title: 'Stühle',
  quantity: 80,
  number: 'FW-103',
  tags: [],
};
const list: FakeHandler = ({ path }) =>
  path === '/v1/offer_table'
    ? { data: { offers: [chairs], paging: { page: 1, size: 20, total: 1, hasNextPage: false } } }
    : path.startsWith('/v1/offer_calendar/') || path === '/v1/offer_piece' || path === '/v1/counter_person'
      ? { data: [] }
      : path.startsWith('/v1/offer/')
        ? { data: ownOffer({ offer_id: path.slice('/v1/offer/'.length), zone: 'UTC' }) }
        : undefined;

const open = (offer?: string) => {
  const fake = createFakeApi(
    ({ method, path }) =>
      method === 'POST' && path === '/v1/counter_loan'
        ? { status: 409, data: { msgcode: 'counter_days_taken', msgtext: 'Schon vergeben.' } }
        : undefined,
    list,
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <EntryPage {...(offer === undefined ? {} : { offer })} />
    </ApiContext>,
  );
  return () => fake.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/counter_loan');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: text('counterLoans:form.submit') }));

describe('entry of a loan at the counter', () => {
  it('suggests offers called by the words, and others that mention them only without such', async () => {
    const rows = [chairs, { ...chairs, offer_id: 'a000000002', title: 'Spielekiste' }].map((row) => ({
      ...row,
      tags: [],
    }));
    const paging = { page: 1, size: 20, total: 2, hasNextPage: false };
    const fake = createFakeApi(
      ({ path }) => (path === '/v1/offer_table' ? { data: { offers: rows, paging } } : undefined),
      list,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage />
      </ApiContext>,
    );
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.offer') }), 'kiste');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Stühle/ })).toBeNull());
    expect(screen.getByRole('option', { name: /Spielekiste/ })).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox', { name: text('counterLoans:form.offer') }), 'nweise');
    await screen.findByRole('option', { name: /Stühle/ });
  });

  it('is complete with a thing, found by typing, and a name', async () => {
    const sent = open();
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.offer') }), 'stü');
    await userEvent.click(await screen.findByRole('option', { name: /Stühle.*FW-103/ }));
    await userEvent.type(screen.getByRole('combobox', { name: text('counterLoans:form.name') }), 'Gerda');
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ offer_id: chairs.offer_id, quantity: 1, name: 'Gerda' });
  });

  it('sends the invitation to the typed address at once where the owner wants it', async () => {
    const loan = { loan_id: '00000000-0000-4000-8000-000000000071', offer_id: chairs.offer_id };
    const fake = createFakeApi(({ method }) => (method === 'POST' ? { data: loan } : undefined), list);
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage offer={chairs.offer_id} />
      </ApiContext>,
    );
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.name') }), 'Gerda');
    const box = { name: text('counterLoans:form.invites') };
    expect(screen.queryByRole('checkbox', box)).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /E-Mail/ }), 'gerda@example.org');
    await userEvent.click(screen.getByRole('checkbox', box));
    await submit();
    const posts = () => fake.calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[0]?.body).not.toHaveProperty('invites');
    expect(posts()[1]).toMatchObject({
      path: `/v1/counter_loan_invitation/${loan.loan_id}`,
      body: { email: 'gerda@example.org' },
    });
  });

  it('takes several things for one person, and marks the one that is taken', async () => {
    const tent = { ...chairs, offer_id: 'a000000002', title: 'Zelt', number: 'FW-200' };
    const fake = createFakeApi(
      ({ method, path }) =>
        method === 'POST' && path === '/v1/counter_loan'
          ? {
              status: 409,
              error: 'conflict',
              msgcode: 'counter_days_taken',
              msgtext: 'Schon vergeben.',
              fields: [{ path: 'further.0.offer_id', code: 'counter_days_taken', text: 'Schon vergeben.' }],
            }
          : path === '/v1/offer_table'
            ? { data: { offers: [chairs, tent], paging: { page: 1, size: 20, total: 2, hasNextPage: false } } }
            : undefined,
      list,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage offer={chairs.offer_id} />
      </ApiContext>,
    );
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.name') }), 'Gerda');
    await userEvent.click(screen.getByRole('button', { name: text('counterLoans:form.addThing') }));
    const [, field] = screen.getAllByRole('combobox', { name: text('counterLoans:form.offer') });
    if (!field) throw new Error('The second thing has no field.');
    await userEvent.type(field, 'zelt');
    await userEvent.click(await screen.findByRole('option', { name: /Zelt.*FW-200/ }));
    await submit();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const sent = fake.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      offer_id: chairs.offer_id,
      further: [{ offer_id: tent.offer_id, quantity: 1 }],
    });
    await userEvent.click(screen.getByRole('button', { name: text('counterLoans:form.removeThing', { number: 2 }) }));
    expect(screen.getAllByRole('combobox', { name: text('counterLoans:form.offer') })).toHaveLength(1);
  });

  it('marks a quantity above what is free while it is typed', async () => {
    const fake = createFakeApi(
      ({ path }) =>
        path.startsWith('/v1/offer_calendar/')
          ? {
              data: [
                {
                  start: `${today}T00:00:00.000Z`,
                  end: `${addDays(today, 3)}T00:00:00.000Z`,
                  units: 77,
                  reason: 'booked',
                  request_id: null,
                  block_id: null,
                  counter_loan_id: null,
                  entry_id: null,
                  note: null,
                  requesttype_id: null,
                },
              ],
            }
          : path === `/v1/offer/${chairs.offer_id}`
            ? { data: { ...ownOffer({ offer_id: chairs.offer_id, zone: 'UTC' }), quantity: 80 } }
            : undefined,
      list,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage offer={chairs.offer_id} />
      </ApiContext>,
    );
    const field = await screen.findByRole('textbox', { name: text('counterLoans:form.quantity') });
    await screen.findByText(/Noch 3 von 80 frei/);
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await screen.findByText(/nur noch 3 von 80 frei/);
    expect((field as HTMLInputElement).value).toBe('12');
  });

  it('marks an end before the start and sends nothing', async () => {
    const sent = open(chairs.offer_id);
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.name') }), 'Gerda');
    const last = screen.getByLabelText<HTMLInputElement>(text('common:ui.until'));
    fireEvent.change(last, { target: { value: addDays(today, -3) } });
    fireEvent.blur(last);
    await submit();
    expect(last.value).toBe(addDays(today, -3));
    expect(last.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toHaveLength(0);
    fireEvent.change(last, { target: { value: today } });
    await submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('asks once before it sends a thing that is not back', async () => {
    const late = {
      start: `${today}T00:00:00.000Z`,
      end: `${addDays(today, 1)}T00:00:00.000Z`,
      units: 1,
      reason: 'late',
      request_id: null,
      block_id: null,
      counter_loan_id: null,
      entry_id: null,
      note: null,
      requesttype_id: null,
    };
    const fake = createFakeApi(
      ({ path }) => (path.startsWith('/v1/offer_calendar/') ? { data: [late] } : undefined),
      list,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage offer={chairs.offer_id} />
      </ApiContext>,
    );
    const sent = () => fake.calls.filter(({ method }) => method === 'POST');
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.name') }), 'Gerda');
    await submit();
    expect(await screen.findAllByText(text('counterLoans:form.notBack'))).not.toHaveLength(0);
    expect(screen.queryByText(text('counterLoans:form.isFree'))).toBeNull();
    expect(sent()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: text('counterLoans:form.anyway') }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('proposes the price of the offer and takes another', async () => {
    const sent = open(chairs.offer_id);
    const price = await screen.findByRole('textbox', { name: /Preis/ });
    const proposed = (price as HTMLInputElement).value;
    expect(proposed).not.toBe('');
    await userEvent.clear(price);
    await userEvent.type(price, '7');
    await userEvent.click(screen.getByRole('button', { name: /übernehmen/ }));
    expect((price as HTMLInputElement).value).toBe(proposed);
    expect(sent()).toHaveLength(0);
  });

  it('is kept for the signed-in owner until it is started over', async () => {
    const signedIn = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news: 0 } as const;
    const show = () =>
      render(
        <SessionContext value={sessionOf(signedIn)}>
          <ApiContext value={createApi({ fetch: createFakeApi(list).fetch, locale: 'de' })}>
            <EntryPage offer={chairs.offer_id} />
          </ApiContext>
        </SessionContext>,
      );
    const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: text('counterLoans:form.name') });
    show();
    await userEvent.type(await field(), 'Gerda');
    cleanup();
    show();
    expect((await field()).value).toBe('Gerda');
    await userEvent.click(screen.getByRole('button', { name: text('counterLoans:form.restart') }));
    expect((await field()).value).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Gerda');
  });

  it('takes name and contact details of a borrower who is suggested', async () => {
    const person = { name: 'Gerda Lohmann', phone: '0221 471', email: null };
    const fake = createFakeApi(({ path }) => (path === '/v1/counter_person' ? { data: [person] } : undefined), list);
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage offer={chairs.offer_id} />
      </ApiContext>,
    );
    const name = await screen.findByRole<HTMLInputElement>('combobox', { name: text('counterLoans:form.name') });
    await userEvent.type(name, 'ger');
    await screen.findByRole('option', { name: /Gerda Lohmann.*0221 471/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(name.value).toBe('Gerda Lohmann');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Telefon/ }).value).toBe('0221 471');
  });

  it('finds a thing by the number of its piece', async () => {
    const piece = { offer_id: chairs.offer_id, piece_id: 2, number: 'ST-2' };
    const fake = createFakeApi(({ path }) => (path === '/v1/offer_piece' ? { data: [piece] } : undefined), list);
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EntryPage />
      </ApiContext>,
    );
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.offer') }), 'st-2');
    await userEvent.click(await screen.findByRole('option', { name: /Stühle.*ST-2/ }));
    await screen.findByText(text('counterLoans:form.piece', { number: 'ST-2' }));
  });

  it('names what is missing and sends nothing', async () => {
    const sent = open(chairs.offer_id);
    await screen.findByRole('combobox', { name: text('counterLoans:form.name') });
    await submit();
    expect(screen.getAllByText(text('counterLoans:problem.name.missing')).length).toBeGreaterThan(0);
    expect(sent()).toHaveLength(0);
  });
});
