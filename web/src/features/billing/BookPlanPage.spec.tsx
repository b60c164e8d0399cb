import { afterEach, expect, it } from 'vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BookPlanPage } from './BookPlanPage.js';

afterEach(cleanup);

const included = { offers: 10, highlights: 1, pictures: null, groups: 2, apiKeys: 0, members: null };
const own = { plan_id: 'free', title: 'Frei', included, running: null, pending: null, may_try: false, used: {} };
const buyer = {
  company: null,
  name: 'Jana',
  street: 'Nebenweg 1',
  postal: '50823',
  city: 'Köln',
  country: 'DE',
  vatId: null,
  email: 'jana@example.org',
};

it('books at the displayed price and shows a changed price before booking', async () => {
  let net = 490;
  let isVatIdAwaited = false;
  const quote = () => {
    const sums = { net, vat: 0, gross: net };
    const renewal = { on: '2027-03-01', ...sums };
    return { now: { lines: [], ...sums }, begins: '2027-02-01', renewal, buyer, vat_id_awaited: isVatIdAwaited };
  };
  const fake = createFakeApi(({ path, method, body }) => {
    if (path === '/v1/plans') {
      const plus = { plan_id: 'plus', title: 'Plus', text: '', price: { month: net, year: net * 10 }, included };
      return { data: { plans: [{ ...plus, trial_days: 0, commercial: false }], vat_rate: 0, way: 'stripe' } };
    }
    if (path === '/v1/plan') return { data: own };
    if (path === '/v1/plan_quote') return { data: quote() };
    if (path !== '/v1/plan_booking' || method !== 'POST') return undefined;
    return (body as Readonly<{ net: number }>).net === net
      ? { data: { plan: own, payment: { page: 'https://pay.example' } } }
      : { status: 409, error: 'conflict', msgcode: 'plan_price_changed', msgtext: 'Der Preis hat sich geändert.' };
  });
  const left: string[] = [];
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BookPlanPage planId="plus" interval="month" leave={(page) => left.push(page)} />
    </ApiContext>,
  );
  const book = () => userEvent.click(screen.getByRole('button', { name: text('billing:booking.action') }));
  const sent = () => fake.calls.flatMap(({ path, body }) => (path === '/v1/plan_booking' ? [body] : []));
  await screen.findAllByText(/4,90 €/);
  expect(screen.queryByText(/USt-IdNr/)).toBeNull();
  net = 590;
  isVatIdAwaited = true;
  await book();
  await screen.findByText('Der Preis hat sich geändert.');
  await screen.findAllByText(/5,90 €/);
  expect(screen.queryByText(/4,90 €/)).toBeNull();
  await screen.findByText(textLike('billing:booking.vatIdAwaited'));
  await book();
  await waitFor(() => expect(left).toEqual(['https://pay.example']));
  const plan = { plan_id: 'plus', interval: 'month' };
  expect(sent()).toEqual([
    { ...plan, net: 490, gross: 490 },
    { ...plan, net: 590, gross: 590 },
  ]);
});
