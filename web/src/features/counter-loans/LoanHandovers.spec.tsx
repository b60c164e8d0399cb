import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { userCard } from '../../testing/samples.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import LoanHandovers from './LoanHandovers.js';

afterEach(cleanup);

const loanId = '5d0c7a92-8e14-4b6f-a3d1-27c9f0b4e685';
const back: CounterLoanShape['handovers'][number] = {
  moment: 'back',
  counts: [],
  secured: true,
  kept: 1_200,
  reason: 'Kratzer',
  revision: 1,
  note: null,
  at: '2025-05-09T07:15:30.250Z',
  answer: null,
  missing: [],
};

const show = (change: Partial<CounterLoanShape>) => {
  const loan = {
    loan_id: loanId,
    offer_id: 'a1b2c3d4e1',
    side: 'creator',
    quantity: 1,
    name: null,
    linked: true,
    other: userCard({ nickname: 'jana_probst' }),
    parts: [],
    handovers: [back],
    deposit_status: { sum: 5_000, kind: 'cash', state: 'kept', kept: 1_200, reason: 'Kratzer' },
    finished_at: '2025-05-09T07:15:30.250Z',
    period: { zone: 'Europe/Berlin', end: '2025-05-09T22:00:00.000Z' },
    actions: ['unlink', 'answer_back'],
    ...change,
  } as CounterLoanShape;
  const { fetch, calls } = createFakeApi(({ method }) =>
    method === 'PATCH' ? { data: loan } : { data: { offer_id: loan.offer_id, title: '', quantity: 1, pieces: [] } },
  );
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <LoanHandovers loan={loan} piece={undefined} />
    </ApiContext>,
  );
  return calls;
};

it('shows the linked borrower why money is kept, and sends an objection', async () => {
  const calls = show({});
  expect(document.body.textContent).toContain('Kratzer');
  await userEvent.click(screen.getByRole('button', { name: text('handover:disagree') }));
  await userEvent.type(screen.getByRole('textbox'), 'Der war schon da.');
  await userEvent.click(screen.getByRole('button', { name: text('handover:send') }));
  const body = { moment: 'back', revision: 1, agrees: false, note: 'Der war schon da.' };
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ path: `/v1/counter_loan_handover_answer/${loanId}`, body })),
  );
});

it('shows the owner the objection, also without the account that made it', async () => {
  const answer = { agrees: false, note: 'Der war schon da.', at: back.at };
  show({ side: 'vendor', actions: [], handovers: [{ ...back, answer }] });
  expect(await screen.findByText('jana_probst hat widersprochen:')).toBeTruthy();
  expect(screen.getByText('Der war schon da.')).toBeTruthy();
  cleanup();
  const handovers = [{ ...back, answer: { ...answer, note: null } }];
  show({ side: 'vendor', actions: [], other: null, linked: false, name: 'Gerda', handovers });
  expect(await screen.findByText('Gerda hat widersprochen:')).toBeTruthy();
});

it('says nothing of answers while no account is linked', async () => {
  show({ side: 'vendor', actions: [] });
  expect(await screen.findByText(text('handover:noAnswer'))).toBeTruthy();
  cleanup();
  show({ side: 'vendor', actions: [], other: null, linked: false, name: 'Gerda' });
  await screen.findByText(text('handover:back.complete'));
  expect(screen.queryByText(text('handover:noAnswer'))).toBeNull();
});
