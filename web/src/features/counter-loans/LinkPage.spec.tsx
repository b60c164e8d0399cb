import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CounterInvitationShape } from '@lendring/contracts/http/counter-loan.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { LinkPage } from './LinkPage.js';

afterEach(cleanup);

const loanId = '5d0c7a92-8e14-4b6f-a3d1-27c9f0b4e685';
const open = (opened: Partial<CounterInvitationShape>) => {
  const { fetch } = createFakeApi(() => undefined);
  render(
    <ApiContext value={createApi({ fetch, locale: 'de' })}>
      <LinkPage token="t" opened={{ loan_id: loanId, loan: null, linked: false, problem: null, ...opened }} />
    </ApiContext>,
  );
};

describe('an invitation that no longer works', () => {
  it('says that it was used, and lets its user sign in', async () => {
    open({ problem: 'invitation_used_up' });
    expect(await screen.findByText(text('counterLoans:join.problem.invitation_used_up'))).toBeTruthy();
    expect(screen.getByRole('link', { name: text('counterLoans:join.signIn') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: text('counterLoans:join.register') })).toBeNull();
  });

  it('says that the loan ended', async () => {
    open({ problem: 'counter_loan_over' });
    expect(await screen.findByText(text('counterLoans:join.problem.counter_loan_over'))).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
