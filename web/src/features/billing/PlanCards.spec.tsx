import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { PlanShape, PlansShape } from '@lendring/contracts/http/plans.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { SoldPlans } from './PlanCards.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const included = { offers: 10, highlights: 1, pictures: null, groups: 2, apiKeys: 0, members: null };
const plan = (change: Partial<PlanShape>): PlanShape => ({
  plan_id: 'free',
  title: 'Frei',
  text: 'Für den Anfang',
  price: null,
  included,
  trial_days: 0,
  commercial: false,
  ...change,
});
const plus = plan({ plan_id: 'plus', title: 'Plus', price: { month: 490, year: 4_900 } });
const shop = plan({ plan_id: 'shop', title: 'Laden', price: { month: 1_990, year: 19_900 }, commercial: true });

function Sold() {
  const [interval, setInterval] = useState<Interval>('month');
  return <SoldPlans interval={interval} onInterval={setInterval} />;
}

const show = (change: Partial<PlansShape> = {}) => {
  const sold: PlansShape = {
    plans: [plan({}), plus, shop],
    vat_rate: 1_900,
    vat_country: 'DE',
    way: 'stripe',
    ...change,
  };
  const fake = createFakeApi(({ path }) => (path === '/v1/plans' ? { data: sold } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Sold />
    </ApiContext>,
  );
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('plans for signed-out visitors', () => {
  it('show gross prices to private persons and link to booking', async () => {
    show();
    const own = await card('Plus');
    expect(own.getByText('5,83 €')).toBeTruthy();
    expect(own.getByText(text('billing:per.gross.month'))).toBeTruthy();
    expect(own.getByRole('link', { name: 'Buchen' })).toBeTruthy();
    expect((await card('Frei')).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('article', { name: 'Laden' })).toBeNull();
    expect(screen.getByText(/^Preise mit 19 % Umsatzsteuer \(Deutschland\)\. Liegt deine Adresse/)).toBeTruthy();
  });

  it('show net prices and company plans to companies, including by the year', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: text('billing:reader.company') }));
    await user.click(screen.getByRole('button', { name: text('billing:interval.year') }));
    expect((await card('Plus')).getByText('49,00 €')).toBeTruthy();
    expect((await card('Laden')).getByText(text('billing:per.net.year'))).toBeTruthy();
  });

  it('have no booking link while sales are off', async () => {
    show({ way: null });
    expect((await card('Plus')).queryByRole('link')).toBeNull();
    expect(screen.getByText(text('billing:notSold'))).toBeTruthy();
  });
});
