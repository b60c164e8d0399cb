import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { TransferShape } from '@lendring/contracts/http/transfers.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { TransferItem } from './TransferItem.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const owed: TransferShape = {
  payment_id: '00000000-0000-4000-8000-000000000001',
  owner: { user_id: '00000000-0000-4000-8000-000000000002', user: null },
  name: 'Jana Vogt',
  what: 'Tarif Plus, 1 Monat',
  way: 'account',
  amount: 583,
  reference: 'RF18LR',
  status: 'paid',
  asked_at: '2027-01-31T10:00:00.000Z',
  owed_back: true,
  owed: 583,
  provider_until: null,
  until: '2027-02-23',
  given_up_at: null,
  reminded_at: null,
  remindable_from: null,
  unmatched: [],
};

it('confirms amount and recipient before marking a transfer as refunded', async () => {
  const fake = createFakeApi(({ method }) => (method === 'PATCH' ? { data: owed } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <TransferItem transfer={owed} />
    </ApiContext>,
  );
  const sent = () => fake.calls.filter(({ method }) => method === 'PATCH');
  await userEvent.click(screen.getByRole('button', { name: text('bookkeeping:transfers.returned') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Sind 5,83 € an Jana Vogt zurücküberwiesen\?/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: text('bookkeeping:transfers.returned') }));
  expect(sent()).toMatchObject([{ path: `/v1/transfer_returned/${owed.payment_id}` }]);
});

it('lists a payment without a booking and asks for confirmation before settling the payment', async () => {
  const unknown: TransferShape = {
    ...owed,
    owner: null,
    name: null,
    what: '',
    way: 'stripe',
    status: 'unknown',
    owed_back: false,
    owed: null,
    unmatched: [
      {
        reference: 'pi_7',
        at: owed.asked_at,
        mismatch: 'late',
        amount: 583,
        currency: 'eur',
        owed: false,
        provider_until: null,
      },
    ],
  };
  const fake = createFakeApi(({ method }) => (method === 'PATCH' ? { data: unknown } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <TransferItem transfer={unknown} />
    </ApiContext>,
  );
  expect(screen.getByRole('heading', { name: textLike('bookkeeping:transfers.unknown') })).toBeTruthy();
  expect(screen.getByText(textLike('bookkeeping:transfers.unmatched.unknown', { reference: 'pi_7' }))).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: text('bookkeeping:transfers.clearedOf', { amount: '5,83\u00a0€' }) }),
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: text('bookkeeping:transfers.cleared') }));
  expect(fake.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([{ body: { of: 'pi_7' } }]);
});

it('shows a refund in progress at the payment provider without a refund button', async () => {
  const until = '2027-02-07T10:00:00.000Z';
  const stray = { at: owed.asked_at, mismatch: 'twice', amount: 490, currency: 'EUR', owed: true } as const;
  const onItsWay: TransferShape = {
    ...owed,
    way: 'stripe',
    provider_until: until,
    unmatched: [{ ...stray, reference: 'pi_8', provider_until: until }],
  };
  const fake = createFakeApi(() => undefined);
  const item = (transfer: TransferShape) => (
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <TransferItem transfer={transfer} />
    </ApiContext>
  );
  render(item(onItsWay));
  expect(screen.getByRole('heading').textContent).toContain(text('bookkeeping:transfers.goingBack'));
  for (const sum of ['5,83', '4,90'])
    expect(
      screen.getByText(new RegExp(`Der Zahlungsdienst zahlt ${sum}\\s€ gerade zurück.*7\\. Februar`)),
    ).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  render(item({ ...onItsWay, unmatched: [{ ...stray, reference: 'pi_8', provider_until: null }] }));
  expect(screen.getByRole('heading').textContent).toContain(text('bookkeeping:transfers.owed'));
  await userEvent.click(screen.getByRole('button', { name: '4,90\u00a0€: Ist zurücküberwiesen' }));
  expect(
    within(await screen.findByRole('dialog')).getByText(textLike('bookkeeping:transfers.returnedTextProvider')),
  ).toBeTruthy();
});
