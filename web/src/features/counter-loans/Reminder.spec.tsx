import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import Reminder from './Reminder.js';

afterEach(cleanup);

const loanId = '5d0c7a92-8e14-4b6f-a3d1-27c9f0b4e685';
const open = (change: Partial<CounterLoanShape>) => {
  const loan = {
    loan_id: loanId,
    offer_id: 'a1b2c3d4e1',
    email: 'gerda@example.org',
    invitation: null,
    reminded_at: null,
    actions: ['remind'],
    period: { zone: 'Europe/Berlin' },
    ...change,
  } as CounterLoanShape;
  const { fetch, calls } = createFakeApi(({ method }) => (method === 'POST' ? { data: loan } : undefined));
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <Reminder loan={loan} />
    </ApiContext>,
  );
  return calls;
};

it('sends a reminder to the address that is known', async () => {
  const calls = open({});
  expect(screen.getByText(text('counterLoans:remind.text', { email: 'gerda@example.org' }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text('counterLoans:remind.send') }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`/v1/counter_loan_reminder/${loanId}`));
});

it('says when the latest one was sent, and offers no second one on that day', () => {
  open({ reminded_at: '2025-05-09T07:15:30.250Z', actions: [] });
  expect(document.body.textContent).toContain('Zuletzt erinnert: 9. Mai');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is absent without an address', () => {
  open({ email: null, actions: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});
