import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BookPlanPage } from './BookPlanPage.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const included = { offers: 10, highlights: 1, pictures: null, groups: 2, apiKeys: 0, members: null };
const plus = {
  plan_id: 'plus',
  title: 'Plus',
  text: '',
  price: { month: 490, year: 4_900 },
  included,
  trial_days: 0,
  commercial: false,
};
const booked = { plan_id: 'business', interval: 'month', net: 2_900 };
const own = (cancelled: boolean) => {
  const running = { booked, from: '2027-01-01', to: '2027-02-01', trial: false, cancelled, next: null };
  return { plan_id: 'business', included, running, pending: null, may_try: false, used: {} };
};
const quote = {
  now: null,
  begins: '2027-02-01',
  renewal: { on: '2027-02-01', net: 490, gross: 583 },
  buyer: {
    company: null,
    name: 'Jana',
    street: 'Nebenweg 1',
    postal: '50823',
    city: 'Köln',
    country: 'DE',
    vat_id: null,
    email: 'jana@example.org',
  },
};

it('offers no change of a cancelled plan until the cancellation is revoked', async () => {
  const fake = createFakeApi(({ path, method }) => {
    if (path === '/v1/plans') return { data: { plans: [plus], vat_rate: 1_900, way: 'stripe' } };
    if (path === '/v1/plan') return { data: own(true) };
    if (path === '/v1/plan_resumption') return { data: own(false) };
    return method === 'GET' && path.startsWith('/v1/plan_quote') ? { data: quote } : undefined;
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BookPlanPage planId="plus" interval="month" leave={() => undefined} />
    </ApiContext>,
  );
  expect(
    await screen.findByText(textLike('billing:booking.cancelledBefore', { last: '31. Januar 2027' })),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: text('billing:booking.change') })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: text('billing:resume') }));
  expect(await screen.findByRole('button', { name: text('billing:booking.change') })).toBeTruthy();
});
