import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProposalShape, RequestShape } from '@lendring/contracts/http/request.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { demoProfile } from '../../../testing/demo-api.js';
import { requestShape } from '../../../testing/demo-requests.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { wholeDays } from '../../../testing/samples.js';
import { sessionOf } from '../../../testing/session.js';
import { textIn } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import PeriodProposal from './PeriodProposal.js';

afterEach(cleanup);

const german = textIn('de');
const signedIn = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news: 0 } as const;
const period = wholeDays('2031-07-04', '2031-07-06');
const agreed = requestShape({ side: 'vendor', status: 'agreed', period, total: 2700, actions: ['propose_period'] });
const proposal: ProposalShape = {
  proposal_id: '33333333-1111-4111-8111-111111111111',
  side: 'creator',
  period: wholeDays('2031-07-04', '2031-07-08'),
  pricing: agreed.pricing,
  units: 5,
  total: 4500,
  lines: [{ renttype_id: 1, units: 5, amount: 900, percent: 0, weekend: false, total: 4500 }],
  difference: 1800,
  at: '2031-07-01T10:00:00.000Z',
};

const open = (request: RequestShape, suspended: { until: string | null } | null = null, locale: Locale = 'de') => {
  const fake = createFakeApi(() => ({ data: { ...request, proposal: null } }));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SessionContext value={sessionOf({ ...signedIn, suspended })}>
        <PeriodProposal request={request} proposal={proposal} />
      </SessionContext>
    </ApiContext>,
    locale,
  );
  return fake;
};
const bodiesOf = (fake: ReturnType<typeof open>, path: string) =>
  fake.calls.filter((call) => call.method === 'PATCH' && call.path.startsWith(path)).map(({ body }) => body);

describe('proposed period on the page of a request', () => {
  it('shows its price and the difference, and is answered by its id', async () => {
    const fake = open({ ...agreed, proposal, actions: ['agree_period', 'decline_period'] });
    const card = await screen.findByRole('region', { name: /schlägt einen anderen Zeitraum vor/ });
    expect(card.textContent).toMatch(/4\.–8\. Juli 2031/);
    expect(card.textContent).toMatch(/45,00.€/);
    expect(card.textContent).toMatch(/18,00.€/);
    await userEvent.click(within(card).getByRole('button', { name: german('requests:period.agree') }));
    await waitFor(() =>
      expect(bodiesOf(fake, '/v1/request_period_answer/')).toEqual([
        { proposal_id: proposal.proposal_id, agrees: true },
      ]),
    );
  });

  it.each([
    [null, 'requests:period.declineOnly'],
    [{ until: null }, 'requests:period.suspended'],
  ] as const)('can only be declined where the account (suspended: %j) cannot agree', async (suspended, note) => {
    const fake = open({ ...agreed, proposal, actions: ['decline_period'] }, suspended);
    const card = await screen.findByRole('region', { name: /schlägt einen anderen Zeitraum vor/ });
    expect(within(card).getByText(german(note))).toBeTruthy();
    expect(within(card).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(card).getByRole('button', { name: german('requests:period.decline') }));
    await waitFor(() =>
      expect(bodiesOf(fake, '/v1/request_period_answer/')).toEqual([
        { proposal_id: proposal.proposal_id, agrees: false },
      ]),
    );
  });

  it('adds the delivery to both totals', async () => {
    const delivery = { choice: 'both', up_to_km: 10, price: 1500, total: 3000 } as const;
    open({ ...agreed, delivery, total_with_delivery: 5700, proposal, actions: ['agree_period'] });
    const card = await screen.findByRole('region', { name: /schlägt einen anderen Zeitraum vor/ });
    expect(card.textContent).toMatch(/Bisheriger Preis57,00.€.*30,00.€.*Neuer Preis75,00.€.*Aufpreis: 18,00.€/);
  });

  it.each([
    ['en', 'creator', 'You pay €18.00 more.'],
    ['en', 'vendor', 'That costs €18.00 more.'],
    ['nl', 'creator', 'Je betaalt € 18,00 meer.'],
  ] as const)('words the difference in %s for the %s', async (locale, side, said) => {
    open({ ...agreed, side, proposal, actions: [] }, null, locale);
    const card = await screen.findByRole('region');
    expect(card.textContent.replaceAll('\u00a0', ' ')).toContain(said);
  });

  it('can only be taken back by the side that proposed it', async () => {
    const fake = open({ ...agreed, side: 'creator', proposal, actions: ['take_back_period'] });
    const card = await screen.findByRole('region', { name: german('requests:scene.proposedSelf.title') });
    expect(within(card).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(within(card).getByRole('button', { name: german('requests:period.takeBack') }));
    await waitFor(() =>
      expect(bodiesOf(fake, '/v1/request_period_take_back/')).toEqual([{ proposal_id: proposal.proposal_id }]),
    );
  });
});
