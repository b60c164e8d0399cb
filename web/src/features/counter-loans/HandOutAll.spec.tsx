import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import type { EntryLoan } from './entry-change.js';
import HandOutAll from './HandOutAll.js';

afterEach(cleanup);

const idOf = (place: number) => `00000000-0000-4000-8000-00000000007${place}`;
const loanOf = (place: number, change: Partial<CounterLoanShape> = {}) =>
  ({
    loan_id: idOf(place),
    offer_id: `a00000000${place}`,
    title: `Sache ${place}`,
    quantity: 1,
    parts: [],
    deposit_status: null,
    ...change,
  }) as unknown as CounterLoanShape;

const show = (loans: readonly CounterLoanShape[], pieces: readonly object[] = []) => {
  const { fetch, calls } = createFakeApi(({ method, path }) => {
    if (method === 'PATCH') return { data: { offer_id: 'a000000002', title: '', quantity: 1, pieces } };
    if (path.startsWith('/v1/offer_pieces/')) {
      const isNumbered = path.endsWith('a000000002');
      return { data: { offer_id: 'a000000002', title: '', quantity: 1, pieces: isNumbered ? pieces : [] } };
    }
    return { data: loans.find(({ loan_id: id }) => path.endsWith(id)) };
  });
  const onClose = vi.fn();
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <HandOutAll loans={loans as unknown as readonly EntryLoan[]} onClose={onClose} />
    </ApiContext>,
  );
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  return { onClose, sent };
};
const handOver = async (name = text('handover:tick')) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

it('records the handover of all loans with one click, with all of their parts', async () => {
  const { sent, onClose } = show([loanOf(1), loanOf(2, { parts: [{ name: 'Becher', count: 2 }] })]);
  await handOver();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    [`/v1/counter_loan_handover/${idOf(1)}`, { moment: 'out', counts: [] }],
    [`/v1/counter_loan_handover/${idOf(2)}`, { moment: 'out', counts: [2] }],
  ]);
});

it('asks once about all deposits and pieces that lack, and records those that were chosen', async () => {
  const money = { sum: 10_000, kind: 'cash', state: 'open', kept: 0, reason: null } as const;
  const piece = { piece_id: 4, number: 'PM-4', condition: 'good', note: null, loan: null };
  const { sent, onClose } = show([loanOf(1, { deposit_status: money }), loanOf(2)], [piece]);
  await handOver();
  const question = screen.getByRole('alert').textContent ?? '';
  expect(question).toContain(`Sache 1: ${text('handover:deposit.lacks.money', { sum: '100,00\u00a0€' })}`);
  expect(question).toContain(`Sache 2: ${text('handover:lacksPieces')}`);
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'PM-4' }));
  await handOver();
  expect(screen.getByRole('alert').textContent).not.toContain('Sache 2');
  await handOver(text('handover:anyway.do'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    [`/v1/counter_loan_handover/${idOf(1)}`, { moment: 'out', counts: [] }],
    ['/v1/offer_pieces_out/a000000002', { loan_id: idOf(2), counter: true, piece_ids: [4] }],
    [`/v1/counter_loan_handover/${idOf(2)}`, { moment: 'out', counts: [] }],
  ]);
});

it('names and preselects the piece chosen at the entry', async () => {
  const piece = { piece_id: 4, number: 'PM-4', condition: 'good', note: null, loan: null };
  const { sent, onClose } = show([loanOf(2, { piece_id: 4, pieces: ['PM-4'] })], [piece]);
  expect(await screen.findByRole('heading', { name: 'Sache 2 (PM-4)' })).toBeTruthy();
  await handOver();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()[0]).toEqual(['/v1/offer_pieces_out/a000000002', { loan_id: idOf(2), counter: true, piece_ids: [4] }]);
});
