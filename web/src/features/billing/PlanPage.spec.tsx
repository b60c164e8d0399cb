import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OwnPlanShape, PlanShape } from '@lendring/contracts/http/plans.js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { plansQuery } from '../../api/billing.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { PlanPage } from './PlanPage.js';
import { SoldPlans } from './PlanCards.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const included = { offers: 10, highlights: 1, pictures: null, groups: 2, apiKeys: 0, members: null };
const plus: PlanShape = {
  plan_id: 'plus',
  title: 'Plus',
  text: 'Für viele Dinge',
  price: { month: 490, year: 4_900 },
  included,
  trial_days: 0,
  commercial: false,
};

it('opens with the billing interval of the current plan until the user chooses another', async () => {
  const booked = { plan_id: 'plus', title: 'Plus', interval: 'year', net: 4_900 };
  const running = { booked, from: '2027-01-01', to: '2028-01-01', trial: false, cancelled: false, next: null };
  const own = { plan_id: 'plus', title: 'Plus', included, running, pending: null, may_try: false, used: {} };
  const fake = createFakeApi(({ path }) => {
    if (path === '/v1/plans') return { data: { plans: [plus], vat_rate: 1_900, way: 'account' } };
    return path === '/v1/plan' ? { data: own } : undefined;
  });
  const api = createApi({ fetch: fake.fetch, locale: 'de' });
  const page = (ui: React.ReactElement) => <ApiContext value={api}>{ui}</ApiContext>;
  const { rerender } = render(page(<PlanPage />));
  expect(
    (await screen.findByRole('button', { name: text('billing:interval.year') })).getAttribute('aria-pressed'),
  ).toBe('true');
  expect(screen.getByText(text('billing:yours'))).toBeTruthy();
  expect(screen.queryByRole('link', { name: text('billing:change') })).toBeNull();
  rerender(page(<PlanPage interval="month" />));
  expect(await screen.findByRole('link', { name: text('billing:change') })).toBeTruthy();
});

it('refetches prices with the VAT of the signed-in user instead of using cached public prices', async () => {
  const own = { plan_id: 'plus', title: 'Plus', included, running: null, pending: null, may_try: false, used: {} };
  const rates = [1_900, 2_100];
  const fake = createFakeApi(({ path }) => {
    if (path === '/v1/plans') return { data: { plans: [plus], vat_rate: rates.shift(), way: 'account' } };
    return path === '/v1/plan' ? { data: own as unknown as OwnPlanShape } : undefined;
  });
  const api = createApi({ fetch: fake.fetch, locale: 'de' });
  const choice = { interval: 'month', onInterval: () => undefined } as const;
  const page = (ui: React.ReactElement) => <ApiContext value={api}>{ui}</ApiContext>;
  const { rerender } = render(page(<SoldPlans {...choice} />));
  await screen.findByText('5,83 €');
  rerender(page(<PlanPage {...choice} />));
  await screen.findByText('5,93 €');
  expect(plansQuery(api).queryKey).toEqual(['plans']);
});

it('shows a running plan at its booked price and undoes a planned change at that price', async () => {
  const booked = { plan_id: 'plus', title: 'Plus', interval: 'month', net: 490 };
  const next = { plan_id: 'old', title: 'Alt', interval: 'month', net: 190 };
  const running = { booked, from: '2027-01-01', to: '2027-02-01', trial: false, cancelled: false, next };
  const own = { plan_id: 'plus', title: 'Plus', included, running, pending: null, may_try: false, used: {} };
  const dearer = { ...plus, price: { month: 990, year: 9_900 }, included: { ...included, offers: 5 } };
  const fake = createFakeApi(({ path, method }) => {
    if (path === '/v1/plans') return { data: { plans: [dearer], vat_rate: 1_900, way: 'account' } };
    if (path === '/v1/plan_booking' && method === 'POST')
      return { data: { plan: { ...own, running: { ...running, next: null } }, payment: null } };
    return path === '/v1/plan' ? { data: own } : undefined;
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <PlanPage />
    </ApiContext>,
  );
  expect(await screen.findByText('5,83 €')).toBeTruthy();
  expect(screen.getByText(text('billing:includes.offers.some', { count: 10 }))).toBeTruthy();
  expect(screen.queryByText('11,78 €')).toBeNull();
  expect(screen.getByText(/ Alt/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text('billing:undoChange') }));
  await waitFor(() =>
    expect(fake.calls.find(({ path }) => path === '/v1/plan_booking')?.body).toEqual({
      plan_id: 'plus',
      interval: 'month',
      net: 490,
      gross: 0,
    }),
  );
});
