import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BookingCancelledPage, BookingPaidPage } from './BookingResultPages.js';
import { Stretch } from './PromotePage.js';
import { TransferPage } from './TransferPage.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const paymentId = '00000000-0000-4000-8000-000000000001';
const payment = (change: Partial<PaymentShape> = {}): PaymentShape => ({
  payment_id: paymentId,
  status: 'pending',
  way: 'account',
  offer_id: null,
  ad_id: null,
  renewal: false,
  failure: null,
  until: null,
  amount: 583,
  lines: [{ text: 'Tarif Plus', quantity: 1, unit: 'month', net: 490, vat_rate: 1_900, vat_category: 'S' }],
  asked_at: '2027-01-31T10:00:00.000Z',
  granted: false,
  owed_back: false,
  unmatched: [],
  stray: null,
  page: 'https://lend.example/ueberweisung',
  transfer: {
    reference: 'RF18LR',
    holder: 'Lendring GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bank: 'DKB',
    code: 'BCD',
    until: '2027-02-23',
  },
  invoice: null,
  ...change,
});
const failed = { status: 'failed', page: null, transfer: null } as const;

const pages = { transfer: TransferPage, unpaid: BookingCancelledPage, paid: BookingPaidPage };
const show = (page: keyof typeof pages, change: Partial<PaymentShape> = {}) => {
  const Page = pages[page];
  const fake = createFakeApi(({ method, path }) => {
    if (path !== `/v1/payment/${paymentId}`) return undefined;
    return method === 'GET' ? { data: payment(change) } : { status: 204 };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Page paymentId={paymentId} />
    </ApiContext>,
  );
  return fake;
};
const drop = { name: text('billing:pending.drop') };

describe('a pending bank transfer', () => {
  it('shows its purpose and can be abandoned after confirmation', async () => {
    const { calls } = show('transfer');
    expect(await screen.findByText(/Tarif Plus/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', drop));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', drop));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('lists received payments that did not match', async () => {
    show('transfer', { unmatched: [{ booked_on: '2027-02-01', amount: 500, currency: 'EUR' }] });
    expect(await screen.findByText(/Am 1. Februar 2027 kamen 5,00\s€ an/)).toBeTruthy();
    expect(screen.getByRole('link', { name: text('billing:came.contact') })).toBeTruthy();
  });

  it('cannot be abandoned for a renewal', async () => {
    show('transfer', { renewal: true });
    await screen.findByText(/Tarif Plus/);
    expect(screen.queryByRole('button', drop)).toBeNull();
  });

  it('warns the user against paying after the transfer was abandoned', async () => {
    show('transfer', { ...failed, failure: 'abandoned' });
    expect(await screen.findByText(text('billing:ended.abandoned.title'))).toBeTruthy();
    expect(screen.getByText(/Überweise nichts mehr/)).toBeTruthy();
  });
});

describe('a paid ad', () => {
  const paid = { ad_id: paymentId, status: 'paid', granted: true, page: null, transfer: null } as const;

  it('waits for review and is refunded once declined', async () => {
    show('transfer', paid);
    expect(await screen.findByText(textLike('billing:paid.granted.textOfAd'))).toBeTruthy();
    cleanup();
    show('transfer', { ...paid, owed_back: true });
    expect(await screen.findByText(textLike('billing:paid.back.textOfAd'))).toBeTruthy();
    cleanup();
    show('transfer', { ...paid, status: 'refunded' });
    expect(await screen.findByText(text('billing:paid.back.title'))).toBeTruthy();
    expect(screen.queryByText(/Wir sehen sie uns an/)).toBeNull();
  });
});

describe('an unpaid booking', () => {
  it('shows item, payment deadline and payment link', async () => {
    show('unpaid', { way: 'stripe', transfer: null, until: '2027-02-01T10:00:00.000Z' });
    expect(await screen.findByText(text('billing:unpaid.text'))).toBeTruthy();
    expect(screen.getByText(/^Bezahle bis zum 1. Februar 2027/)).toBeTruthy();
    expect(screen.getByText('Tarif Plus')).toBeTruthy();
    expect(screen.getByRole('link', { name: text('billing:pending.pay') }).getAttribute('href')).toContain(
      '/ueberweisung',
    );
  });

  it('can be repeated after the bank declined the payment', async () => {
    show('unpaid', { ...failed, way: 'stripe', failure: 'declined' });
    expect(await screen.findByRole('link', { name: text('billing:ended.again') })).toBeTruthy();
  });

  it('reports a late payment instead of an abandoned booking', async () => {
    show('unpaid', { ...failed, way: 'stripe', failure: 'abandoned', stray: 'late' });
    expect(await screen.findByText(text('billing:stray.late.title'))).toBeTruthy();
    expect(screen.queryByText(text('billing:ended.abandoned.title'))).toBeNull();
  });

  it('reports the refund of a second payment', async () => {
    show('paid', { way: 'stripe', status: 'paid', granted: true, page: null, transfer: null, stray: 'twice' });
    expect(await screen.findByText(text('billing:paid.granted.title'))).toBeTruthy();
    expect(screen.getByText(text('billing:stray.twice.title'))).toBeTruthy();
  });

  it('has expired after its deadline', async () => {
    show('unpaid', { ...failed, way: 'stripe', failure: 'expired' });
    expect(await screen.findByText(text('billing:ended.expired.title'))).toBeTruthy();
  });
});

describe('the running time of a purchase', () => {
  const until = '2027-02-07T10:00:00.000Z';
  const shown = (isTransfer: boolean, running: boolean) => {
    const sold = { days: 7, running: running ? { from: until, until } : null };
    return render(<Stretch sold={sold} until={until} isTransfer={isTransfer} />).container.textContent;
  };

  it('is a number of days while the payment date is unknown', () => {
    expect(shown(false, false)).toContain('7. Februar 2027');
    expect(shown(true, false)).toBe(text('billing:promote.willRunFor', { count: 7 }));
    expect(shown(true, true)).toBe(text('billing:promote.willRunLonger', { count: 7 }));
  });
});

it('shows the purchase, its end date and its invoice after payment', async () => {
  const term = { from: '2027-01-31', to: '2027-02-28' };
  const invoice = { invoice_id: '00000000-0000-4000-8000-000000000003', number: 'MUSTER-2027-1', term };
  show('paid', { status: 'paid', granted: true, page: null, transfer: null, invoice });
  expect(await screen.findByText('Tarif Plus')).toBeTruthy();
  expect(screen.getByText(text('billing:paid.until', { day: '27. Februar 2027' }))).toBeTruthy();
  expect(
    screen.getByRole('link', { name: text('billing:paid.invoice', { number: 'MUSTER-2027-1' }) }).getAttribute('href'),
  ).toContain(invoice.invoice_id);
});
