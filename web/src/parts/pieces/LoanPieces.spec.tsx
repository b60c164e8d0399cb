import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PieceShape } from '@lendring/contracts/http/pieces.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import LoanPieces from './LoanPieces.js';

afterEach(cleanup);

const loanId = '00000000-0000-4000-8000-000000000071';
const loan = (id: string) => ({
  loan_id: id,
  counter: true,
  piece_ids: [],
  out_at: '2026-05-01T10:00:00.000Z',
  back_at: null,
});
const piece = (id: number, change: Partial<PieceShape> = {}): PieceShape => ({
  piece_id: id,
  number: `BK-${id}`,
  condition: 'good',
  note: null,
  loan: null,
  ...change,
});

const open = (pieces: PieceShape[], units = 2, start = '2026-05-01T22:00:00.000Z') => {
  const shape = { offer_id: 'a000000001', title: 'Bierbank', quantity: 8, pieces };
  const fake = createFakeApi(({ method, path }) =>
    path.startsWith('/v1/offer_piece_loans/')
      ? { data: [] }
      : method === 'GET' || method === 'PATCH'
        ? { data: shape }
        : undefined,
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <LoanPieces offerId="a000000001" loanId={loanId} counter {...{ units, start }} isCurrent />
    </ApiContext>,
  );
  return () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('pieces of a loan', () => {
  it('are chosen among those that are whole and at home, up to the units of the loan', async () => {
    const other = loan('00000000-0000-4000-8000-000000000072');
    const sent = open([piece(1), piece(2, { condition: 'defect' }), piece(3, { loan: other }), piece(4), piece(5)]);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(3);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    expect(boxes[2]?.disabled).toBe(true);
    await press(text('pieces:loan.handOut'));
    await waitFor(() => expect(sent()).toEqual([{ loan_id: loanId, counter: true, piece_ids: [1, 4] }]));
  });

  it('cannot be chosen earlier than a day before the loan, like parts', async () => {
    open([piece(1)], 2, '2099-05-01T22:00:00.000Z');
    expect(await screen.findByText(text('handover:later'))).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('come back with a changed condition', async () => {
    const sent = open([piece(1, { loan: loan(loanId) }), piece(2, { loan: loan(loanId) })]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'BK-2' }), 'defect');
    await press(text('pieces:loan.takeBack'));
    await waitFor(() =>
      expect(sent()).toEqual([{ loan_id: loanId, conditions: [{ piece_id: 2, condition: 'defect' }] }]),
    );
  });
});
