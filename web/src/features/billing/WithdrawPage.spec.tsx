import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { WithdrawableShape } from '@lendring/contracts/http/withdrawals.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi, type FakeAnswer } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { CancelByInvoice } from './CancelPlanPage.js';
import { WithdrawByInvoice, WithdrawPage } from './WithdrawPage.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const booking: WithdrawableShape = {
  payment_id: '00000000-0000-4000-8000-000000000001',
  invoice_id: '00000000-0000-4000-8000-000000000002',
  number: 'LR-2027-1',
  what: ['Tarif Plus'],
  gross: 583,
  back: 583,
  credit_note: null,
  highlights: 0,
  booked_on: '2027-01-31',
  until: '2027-02-14',
  resumes_until: null,
};
const refused = {
  status: 409,
  error: 'withdrawal_over',
  msgcode: 'withdrawal_over',
  msgtext: 'Diese Buchung lässt sich nicht mehr widerrufen.',
};

describe('withdrawal from a booking', () => {
  const show = (bookings: readonly WithdrawableShape[], answer: FakeAnswer = { status: 204 }, pending = {}) => {
    let left = bookings;
    const fake = createFakeApi(({ method, path }) => {
      if (path === '/v1/plan') return { data: pending };
      if (path !== '/v1/withdrawal') return undefined;
      if (method === 'GET') return { data: { bookings: left } };
      left = [];
      return answer;
    });
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <h1 id="account-title" tabIndex={-1}>
          Vertrag widerrufen
        </h1>
        <WithdrawPage />
      </ApiContext>,
    );
    return { sent: () => fake.calls.filter(({ method }) => method === 'POST') };
  };

  it('states that a cancelled invoice is already being refunded and promises no further refund', async () => {
    show([{ ...booking, back: 0, credit_note: 'LR-2027-2' }]);
    expect(await screen.findByText(textLike('billing:withdraw.returned', { number: 'LR-2027-2' }))).toBeTruthy();
    expect(screen.queryByText(/bezahlt am/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Vertrag widerrufen/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(textLike('billing:withdraw.returned', { number: 'LR-2027-2' }))).toBeTruthy();
    expect(within(dialog).queryByText(/gehen auf dem Weg zurück/)).toBeNull();
  });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const inDialog = async (name: string) =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

  it('shows item, price and deadline, and removes the booking from the list after confirmation', async () => {
    const { sent } = show([booking]);
    expect(await screen.findByText('Tarif Plus')).toBeTruthy();
    expect(screen.getByText(/5,83 €, bezahlt am 31\. Januar 2027/)).toBeTruthy();
    expect(screen.getByText(textLike('billing:withdraw.until', { day: '14. Februar 2027' }))).toBeTruthy();
    await press(text('billing:withdraw.actionFor', { what: 'Tarif Plus' }));
    await inDialog(text('billing:withdraw.keep'));
    expect(sent()).toEqual([]);
    await press(text('billing:withdraw.actionFor', { what: 'Tarif Plus' }));
    await inDialog(text('billing:withdraw.confirm'));
    expect(await screen.findByText(textLike('billing:withdraw.nothing'))).toBeTruthy();
    expect(sent()).toMatchObject([{ body: { payment_id: booking.payment_id } }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('names the plan that resumes after the withdrawal', async () => {
    show([{ ...booking, resumes_until: '2027-02-28' }]);
    await press(text('billing:withdraw.actionFor', { what: 'Tarif Plus' }));
    expect(await screen.findByText(textLike('billing:withdraw.resumes', { day: '27. Februar 2027' }))).toBeTruthy();
  });

  it('links to the plan page for an unpaid booking', async () => {
    show([], undefined, { pending: { payment_id: booking.payment_id } });
    expect((await screen.findByRole('link', { name: 'Auf der Seite deines Tarifs' })).getAttribute('href')).toContain(
      '/plan',
    );
    expect(screen.getByText(textLike('billing:withdraw.nothing'))).toBeTruthy();
  });

  it('refetches the list after a refusal', async () => {
    show([booking], refused);
    await press(text('billing:withdraw.actionFor', { what: 'Tarif Plus' }));
    await inDialog(text('billing:withdraw.confirm'));
    expect(await screen.findByText(textLike('billing:withdraw.nothing'))).toBeTruthy();
  });
});

describe('withdrawal by invoice number', () => {
  const show = (cancels = false) => {
    const fake = createFakeApi(({ path }) => {
      if (path === '/v1/withdrawal_seller') return { data: { zone: 'Asia/Tokyo', series: 'MUSTER' } };
      return path.endsWith('_by_invoice') ? { status: 204 } : undefined;
    });
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        {cancels ? <CancelByInvoice /> : <WithdrawByInvoice />}
      </ApiContext>,
    );
    return { sent: () => fake.calls.filter(({ method }) => method === 'POST') };
  };
  const confirm = () => userEvent.click(screen.getByRole('button', { name: text('billing:withdraw.confirm') }));

  it('requires name, invoice number and email address and confirms the receipt', async () => {
    const { sent } = show();
    await confirm();
    expect(sent()).toEqual([]);
    expect(screen.getAllByText(text('billing:withdraw.nameMissing')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(text('billing:withdraw.name')), 'Jana Vogt');
    await userEvent.type(screen.getByLabelText(text('billing:cancel.number')), 'LR-2027-1');
    await userEvent.type(screen.getByLabelText(text('billing:cancel.email')), 'jana@example.org');
    await confirm();
    expect(
      await screen.findByText(textLike('billing:withdraw.receivedText', { email: 'jana@example.org' })),
    ).toBeTruthy();
    expect(sent()).toMatchObject([{ body: { name: 'Jana Vogt', number: 'LR-2027-1', email: 'jana@example.org' } }]);
  });

  it('shows an example invoice number in the series and year of the seller', async () => {
    // 31 December in UTC, already 1 January in the seller's time zone.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-31T20:53:00.000Z') });
    show();
    expect(await screen.findByText(/MUSTER\u20112028\u201117/)).toBeTruthy();
  });

  it.each([
    ['withdrawing', false],
    ['cancelling', true],
  ])('shows the receipt time of %s in the time zone of the seller', async (_, cancels) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-31T20:53:00.000Z') });
    show(cancels);
    if (!cancels) await userEvent.type(screen.getByLabelText(text('billing:withdraw.name')), 'Jana Vogt');
    await userEvent.type(screen.getByLabelText(text('billing:cancel.number')), 'LR-2027-1');
    await userEvent.type(screen.getByLabelText(text('billing:cancel.email')), 'jana@example.org');
    await userEvent.click(
      screen.getByRole('button', { name: cancels ? text('billing:cancel.now') : text('billing:withdraw.confirm') }),
    );
    expect(await screen.findByText(/Eingegangen am 1\. Februar 2027 um 05:53 Uhr/)).toBeTruthy();
  });
});
