import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import GroupReturn from './GroupReturn.js';

afterEach(cleanup);

const idOf = (place: number) => `00000000-0000-4000-8000-00000000007${place}`;
const task = (place: number, title: string, listed: boolean) =>
  ({
    task: 'return',
    state: 'due',
    offer_id: `a00000000${place}`,
    title,
    quantity: 1,
    request_id: null,
    counter_loan_id: idOf(place),
    name: 'Gerda',
    other: null,
    listed,
    deposit: null,
  }) as unknown as HandoverShape;
const loan = (place: number) => ({
  loan_id: idOf(place),
  side: 'vendor',
  parts: [{ name: 'Fußpedal', count: 1 }],
  handovers: [],
  actions: ['record_back', 'complete'],
  period: { end: '2027-07-07T10:00:00.000Z', zone: 'UTC' },
  offer_id: `a00000000${place}`,
  quantity: 1,
  finished_at: null,
  deposit_status: null,
});

const open = (tasks: readonly HandoverShape[]) => {
  const fake = createFakeApi(({ method, path }) => {
    const place = Number(path.at(-1));
    if (method !== 'GET') return { data: loan(place) };
    if (path.startsWith('/v1/counter_loan/')) return { data: loan(place) };
    if (path.startsWith('/v1/offer_pieces/')) return { data: { offer_id: '', title: '', quantity: 1, pieces: [] } };
    return path.startsWith('/v1/offer_piece_loans/') ? { data: [] } : undefined;
  });
  const onClose = vi.fn();
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <GroupReturn tasks={tasks} moved={() => Promise.resolve()} onClose={onClose} />
    </ApiContext>,
  );
  const sent = () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
  return { onClose, sent };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('asks for the parts of each loan that has some, after one confirmation for the others', async () => {
  const { onClose, sent } = open([task(1, 'Bohrer', false), task(2, 'Nähmaschine', true), task(3, 'Zelt', true)]);
  expect(screen.getByText(text('timeline:handovers.then', { titles: 'Nähmaschine und Zelt' }))).toBeTruthy();
  await press(text('timeline:handovers.next'));
  expect(
    await screen.findByText(text('handover:back.step', { place: 1, count: 2, title: 'Nähmaschine' })),
  ).toBeTruthy();
  expect(sent()).toEqual([`/v1/counter_loan_complete/${idOf(1)}`]);
  await press(text('handover:all'));
  await press(text('handover:back.save'));
  expect(await screen.findByText(text('handover:back.step', { place: 2, count: 2, title: 'Zelt' }))).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await press(text('handover:all'));
  await press(text('handover:back.save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().slice(1)).toEqual([2, 3].map((place) => `/v1/counter_loan_handover/${idOf(place)}`));
});

it('completes nothing more once a return is cancelled', async () => {
  const { onClose, sent } = open([task(2, 'Nähmaschine', true), task(3, 'Zelt', true)]);
  await press(text('handover:cancel'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});
