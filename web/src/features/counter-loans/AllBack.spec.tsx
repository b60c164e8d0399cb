import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import AllBack from './AllBack.js';
import type { EntryLoan } from './entry-change.js';

afterEach(cleanup);

const idOf = (place: number) => `00000000-0000-4000-8000-00000000007${place}`;
const loan = (place: number, title: string, isOut: boolean) =>
  ({ loan_id: idOf(place), offer_id: `a00000000${place}`, title, quantity: 1, handed_out: isOut }) as EntryLoan;

const open = (loans: readonly EntryLoan[]) => {
  const fake = createFakeApi(({ method, path }) => {
    if (method !== 'GET') return { data: {} };
    if (path.startsWith('/v1/counter_loan/'))
      return { data: { loan_id: path.split('/').at(-1), actions: ['complete'] } };
    if (path.startsWith('/v1/offer_pieces/')) return { data: { offer_id: '', title: '', quantity: 1, pieces: [] } };
    return path.startsWith('/v1/offer/') ? { data: { deposit: null, deposit_kind: null } } : undefined;
  });
  const onClose = vi.fn();
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <AllBack loans={loans} onClose={onClose} />
    </ApiContext>,
  );
  return { onClose, sent: () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path) };
};
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: text('counterLoans:together.complete') }));
const choose = async (name: 'keep' | 'cancel' | 'back') =>
  userEvent.click(await screen.findByText(text(`counterLoans:together.notOut.${name}`)));

it('ends what is out, and leaves what was not handed over, which it names', async () => {
  const { onClose, sent } = open([loan(1, 'Zelt', true), loan(2, 'Kocher', false)]);
  expect(await screen.findByText(text('counterLoans:together.notOut.legend', { titles: 'Kocher' }))).toBeTruthy();
  expect(screen.getByText(text('counterLoans:together.confirmText', { titles: 'Zelt' }))).toBeTruthy();
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([`/v1/counter_loan_complete/${idOf(1)}`]);
});

it('cancels what was not handed over, if the owner says so', async () => {
  const { onClose, sent } = open([loan(1, 'Zelt', true), loan(2, 'Kocher', false)]);
  await choose('cancel');
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([`/v1/counter_loan_complete/${idOf(1)}`, `/v1/counter_loan_cancel/${idOf(2)}`]);
});

it('ends loans of an owner who records no handovers', async () => {
  const { onClose, sent } = open([loan(1, 'Zelt', false), loan(2, 'Kocher', false)]);
  expect(
    await screen.findByText(text('counterLoans:together.notOut.legend', { titles: 'Zelt und Kocher' })),
  ).toBeTruthy();
  expect(screen.queryByText(text('counterLoans:together.notOut.keep'))).toBeNull();
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([1, 2].map((place) => `/v1/counter_loan_complete/${idOf(place)}`));
});
