import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { offerCard } from '../../testing/samples.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { EntryPage } from './EntryPage.js';

afterEach(cleanup);

const chairs = {
  ...offerCard(),
  offer_id: 'a000000001',
  status: 'active' as const,
  title: 'Stühle',
  quantity: 80,
  number: 'FW-103',
};
const list: FakeHandler = ({ path }) =>
  path === '/v1/offer_table'
    ? { data: { offers: [chairs], paging: { page: 1, size: 20, total: 1, hasNextPage: false } } }
    : path.startsWith('/v1/offer_calendar/')
      ? { data: [] }
      : path === `/v1/offer/${chairs.offer_id}`
        ? { data: ownOffer({ offer_id: chairs.offer_id, title: chairs.title, zone: 'UTC' }) }
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
  it('is complete with a thing, found by typing, and a name', async () => {
    const sent = open();
    await userEvent.type(await screen.findByRole('combobox', { name: text('counterLoans:form.offer') }), 'stü');
    await userEvent.click(await screen.findByRole('option', { name: /Stühle.*FW-103/ }));
    await userEvent.type(screen.getByRole('textbox', { name: text('counterLoans:form.name') }), 'Gerda');
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
    await userEvent.type(await screen.findByRole('textbox', { name: text('counterLoans:form.name') }), 'Gerda');
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

  it('names what is missing and sends nothing', async () => {
    const sent = open(chairs.offer_id);
    await screen.findByRole('textbox', { name: text('counterLoans:form.name') });
    await submit();
    expect(screen.getAllByText(text('counterLoans:problem.name.missing')).length).toBeGreaterThan(0);
    expect(sent()).toHaveLength(0);
  });
});
