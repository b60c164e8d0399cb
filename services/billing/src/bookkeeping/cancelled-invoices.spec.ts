import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { bank } from '../../testing/bank.js';
import { asCompany, idOf, startService, type RunningService } from '../../testing/service.js';
import { invoiceOf } from '../payments/move-money.js';
import type { Payments } from '../ports.js';
import { paymentsOnAccount } from '../transfers/on-account.adapter.js';

const [jana, ada] = [idOf('jana'), idOf('ada')];
const plus = { planId: 'plus', interval: 'month', net: 490 } as const;
const plusYear = { planId: 'plus', interval: 'year', net: 4_900 } as const;
const GROSS = 583;

let service: RunningService;
const start = async (payments?: Payments) => {
  service = await startService({ ...(payments && { payments }) });
  service.admins.add(ada);
};
afterEach(() => service.stop());

const book = async (plan: typeof plus | typeof plusYear = plus): Promise<string> => {
  const paymentId = randomUUID();
  expect(await service.tell(jana, 'bookPlan', { ...plan, paymentId })).toBe('ok');
  return paymentId;
};
const buy = async (plan: typeof plus | typeof plusYear = plus): Promise<string> => {
  const paymentId = await book(plan);
  expect(await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');
  return paymentId;
};
const cancelInvoice = (paymentId: string, plan?: 'keep' | 'end') =>
  service.tell(ada, 'takeInvoiceBack', { invoiceId: invoiceOf(paymentId), reason: 'Irrtum', ...(plan && { plan }) });
const planOf = () => service.ask(jana, 'plan', {});
const planOn = async (paymentId: string) =>
  (await service.ask(ada, 'anyInvoice', { invoiceId: invoiceOf(paymentId) }))?.plan;
const creditNoteMail = (number: string) =>
  eventually(
    async () => service.mails.find(({ subject }) => subject.startsWith(`Stornorechnung ${number}`))?.text,
    (text) => text !== undefined,
  );
const owed = async () =>
  (await service.ask(ada, 'transfers', { filter: { state: 'owed' }, paging: { page: 1, size: 10 } })).items;
const statusOf = async (paymentId: string) => (await service.ask(jana, 'payment', { paymentId }))?.status;
const goesBack = (paymentId: string) =>
  eventually(
    () => statusOf(paymentId),
    (status) => status === 'refunded',
  );
const quoteForYear = async () => {
  const answer = await service.ask(jana, 'quote', { planId: 'plus', interval: 'year', locale: 'de' });
  return 'now' in answer ? answer.now?.positions.map(({ net }) => net) : undefined;
};

describe('invoice cancelled by a bookkeeper', () => {
  it('leaves no unused time to credit towards a larger plan', async () => {
    await start();
    const paymentId = await buy();
    expect(await quoteForYear()).toEqual([4_900, -490]);
    expect(await cancelInvoice(paymentId)).toBe('ok');
    expect(await quoteForYear()).toEqual([4_900]);
    const larger = await book(plusYear);
    expect(await service.ask(jana, 'payment', { paymentId: larger })).toMatchObject({ amount: 5_831 });
  });

  it('refunds a larger plan whose booking credits the unused time of the invoice', async () => {
    await start();
    const paymentId = await buy();
    const larger = await book(plusYear);
    expect(await cancelInvoice(paymentId)).toBe('ok');
    await service.tell(jana, 'payOnTestPage', { paymentId: larger, outcome: 'paid' });
    expect(await service.ask(jana, 'payment', { paymentId: larger })).toMatchObject({ granted: false });
    await goesBack(paymentId);
  });

  it('is refunded once by the provider', async () => {
    await start();
    const paymentId = await buy();
    expect([await cancelInvoice(paymentId), await cancelInvoice(paymentId)]).toEqual(['ok', 'ok']);
    await goesBack(paymentId);
    expect(await owed()).toEqual([]);
    const types = (await service.store.read(`payment-${paymentId}`)).map(({ type }) => type);
    expect(types).toEqual([
      'PaymentAsked',
      'PaymentSettled',
      'PaymentOwedBack',
      'PaymentRefundOrdered',
      'PaymentRefunded',
    ]);
    const invoices = (await service.ask(jana, 'invoices', { page: 1, size: 9 })).items;
    expect(invoices.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'credit_note']);
    expect((await service.ask(jana, 'plan', {})).running).toMatchObject({ cancelled: false });
  });

  it('is listed as owed when the provider refuses the refund', async () => {
    const money = bank();
    await start(money.payments);
    const paymentId = await book();
    money.pay(paymentId, GROSS, false);
    for (const { movement } of money.told()) await service.told(paymentId, movement);
    money.dispute(paymentId);
    expect(await cancelInvoice(paymentId)).toBe('ok');
    await eventually(owed, ([item]) => item?.providerUntil === null);
    expect(await owed()).toMatchObject([{ paymentId, owed: GROSS }]);
    expect(money.held(paymentId)).toBe(GROSS);
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId })).toBe('ok');
    expect(await owed()).toEqual([]);
  });

  it('is listed as owed if paid by transfer', async () => {
    await start(paymentsOnAccount('https://lend.example'));
    const paymentId = await book();
    const seen = { bookedOn: '2027-01-31', note: 'Auszug 3' };
    expect(await service.tell(ada, 'markTransferPaid', { paymentId, amount: GROSS, seen })).toBe('ok');
    expect(await cancelInvoice(paymentId)).toBe('ok');
    expect(await owed()).toMatchObject([{ paymentId, owed: GROSS }]);
    expect(await quoteForYear()).toEqual([4_900]);
  });

  it('still allows withdrawal, which ends the plan without a second refund', async () => {
    await start();
    const paymentId = await buy();
    await cancelInvoice(paymentId);
    await goesBack(paymentId);
    expect((await service.ask(jana, 'withdrawable', {})).bookings).toMatchObject([
      { paymentId, back: 0, creditNote: 'MUSTER-2027-2' },
    ]);
    expect(await service.tell(jana, 'withdrawBooking', { paymentId })).toBe('ok');
    expect((await service.ask(jana, 'plan', {})).running).toBeNull();
    const mail = await eventually(
      async () => service.mails.find(({ subject }) => subject.includes('Widerruf')),
      (found) => found !== undefined,
    );
    expect(mail?.text).toContain('Dein Geld geht schon mit der Stornorechnung MUSTER-2027-2 zurück');
    expect(mail?.text).not.toContain('Du bekommst');
  });

  it('promises no second refund on withdrawal while a transfer back is owed', async () => {
    await start(paymentsOnAccount('https://lend.example'));
    const paymentId = await book();
    const seen = { bookedOn: '2027-01-31', note: 'Auszug 3' };
    await service.tell(ada, 'markTransferPaid', { paymentId, amount: GROSS, seen });
    await cancelInvoice(paymentId);
    expect((await service.ask(jana, 'withdrawable', {})).bookings).toMatchObject([{ back: 0 }]);
    expect(await service.tell(jana, 'withdrawBooking', { paymentId })).toBe('ok');
    expect(await owed()).toMatchObject([{ paymentId, owed: GROSS }]);
  });
});

describe('plan of an invoice cancelled by a bookkeeper', () => {
  it('continues unless ended, and the mail states the renewal date', async () => {
    await start();
    const paymentId = await buy();
    expect(await planOn(paymentId)).toEqual({ to: '2027-02-28', cancelled: false, resumesUntil: null });
    expect(await cancelInvoice(paymentId, 'keep')).toBe('ok');
    expect((await planOf()).running).toMatchObject({ to: '2027-02-28', cancelled: false });
    expect(await creditNoteMail('MUSTER-2027-2')).toContain(
      'Dein Tarif Plus läuft weiter und verlängert sich am 28. Februar 2027.',
    );
  });

  it('is announced by mail with its end date if already cancelled', async () => {
    await start();
    const paymentId = await buy();
    await service.tell(jana, 'cancelPlan', { reason: null });
    expect(await planOn(paymentId)).toMatchObject({ cancelled: true });
    await cancelInvoice(paymentId);
    expect(await creditNoteMail('MUSTER-2027-2')).toContain(
      'Dein Tarif Plus läuft weiter und endet mit dem 27. Februar 2027.',
    );
  });

  it('ends in one append with its highlights, announced in one mail', async () => {
    await start();
    const paymentId = await buy();
    const offerId = 'k3v9w0m2xa';
    expect(await service.tell(jana, 'useHighlight', { offerId })).toBe('ok');
    expect([await cancelInvoice(paymentId, 'end'), await cancelInvoice(paymentId, 'end')]).toEqual(['ok', 'ok']);
    expect(await planOf()).toMatchObject({ planId: 'free', running: null });
    expect((await service.ask(jana, 'featured', { feature: 'highlight' })).offerIds).toEqual([]);
    expect(await planOn(paymentId)).toBeNull();
    const text = await creditNoteMail('MUSTER-2027-2');
    expect(text).toContain(
      'Dein Tarif Plus ist damit beendet. Auch die Hervorhebungen aus diesem Tarif sind damit zu Ende.',
    );
    await goesBack(paymentId);
    const events = await service.store.read(`subscription-${jana}`);
    expect(events.map(({ type }) => type)).toEqual(['PlanBooked', 'PlanBegun', 'HighlightUsed', 'PlanEnded']);
    const cancelled = (await service.store.read(`invoice-${invoiceOf(paymentId)}`)).at(-1);
    expect(cancelled).toMatchObject({ type: 'InvoiceCancelled', metadata: events.at(-1)?.metadata });
    expect(service.mails.filter(({ subject }) => subject.includes('Tarif'))).toEqual([]);
  });

  it.each([
    ['keep', 'end', 'invoice_cancelled_plan_kept'],
    ['end', 'keep', 'invoice_cancelled_plan_ended'],
  ] as const)('keeps the first decision on a second cancellation: %s, then %s', async (first, second, refusal) => {
    await start();
    const paymentId = await buy();
    expect(await cancelInvoice(paymentId, first)).toBe('ok');
    const head = await eventually(
      () => service.store.read(`invoice-${invoiceOf(paymentId)}`),
      (events) => events.some(({ type }) => type === 'InvoiceSent'),
    );
    const plan = await planOf();
    expect([await cancelInvoice(paymentId, second), await cancelInvoice(paymentId, first)]).toEqual([refusal, 'ok']);
    expect(await service.store.read(`invoice-${invoiceOf(paymentId)}`)).toEqual(head);
    expect(await planOf()).toEqual(plan);
  });

  it('accepts any second cancellation after its end', async () => {
    await start();
    const paymentId = await buy();
    await cancelInvoice(paymentId, 'keep');
    expect(await service.tell(jana, 'withdrawBooking', { paymentId })).toBe('ok');
    expect([await cancelInvoice(paymentId, 'end'), await cancelInvoice(paymentId, 'keep')]).toEqual(['ok', 'ok']);
  });

  it('is followed by the plan it replaced, which ends with its own invoice', async () => {
    await start();
    const month = await buy();
    service.clock.time = '2027-02-05T10:00:00.000Z';
    const year = await buy(plusYear);
    expect(await planOn(month)).toBeNull();
    expect(await planOn(year)).toMatchObject({ resumesUntil: '2027-02-28' });
    expect(await cancelInvoice(year, 'end')).toBe('ok');
    expect((await planOf()).running).toMatchObject({ booked: { interval: 'month' }, to: '2027-02-28' });
    expect(await creditNoteMail('MUSTER-2027-3')).toContain(
      'Dein Tarif Plus ist damit beendet. Dein Tarif davor gilt wieder, erst einmal bis zum 27. Februar 2027.',
    );
    expect(await cancelInvoice(month, 'end')).toBe('ok');
    expect((await planOf()).running).toBeNull();
  });

  it('can be ended with its last invoice after being kept with earlier invoices', async () => {
    await start();
    const month = await buy();
    service.clock.time = '2027-02-05T10:00:00.000Z';
    const year = await buy(plusYear);
    await cancelInvoice(year, 'keep');
    expect(await planOn(month)).toMatchObject({ to: '2028-02-05', resumesUntil: null });
    expect(await cancelInvoice(month, 'end')).toBe('ok');
    expect((await planOf()).running).toBeNull();
  });

  it('abandons its pending replacement, and does not resume a previously refunded plan', async () => {
    await start();
    const month = await buy();
    await cancelInvoice(month, 'keep');
    const year = await buy(plusYear);
    const larger = randomUUID();
    const business = { planId: 'business', interval: 'year', net: 29_000, paymentId: larger } as const;
    service.customers.set(jana, asCompany(service.customers.get(jana)!));
    expect(await service.tell(jana, 'bookPlan', business)).toBe('ok');
    expect(await planOn(year)).toMatchObject({ resumesUntil: null });
    expect(await cancelInvoice(year, 'end')).toBe('ok');
    expect(await planOf()).toMatchObject({ running: null, pending: null });
    expect(await service.ask(jana, 'payment', { paymentId: larger })).toMatchObject({ status: 'failed' });
  });

  it('is null for a placement, for the invoice of another user, or without bookkeeper rights', async () => {
    await start();
    const place = randomUUID();
    await service.tell(jana, 'bookFeature', { offerId: 'k3v9w0m2xa', feature: 'top', net: 490, paymentId: place });
    await service.tell(jana, 'payOnTestPage', { paymentId: place, outcome: 'paid' });
    const paymentId = await buy();
    expect(await planOn(place)).toBeNull();
    expect(await cancelInvoice(place, 'end')).toBe('ok');
    expect((await planOf()).running).not.toBeNull();
    const whose = { userId: jana, locale: 'en' } as const;
    expect(await service.ask(ada, 'planOf', whose)).toEqual({
      title: 'Plus',
      to: '2027-02-28',
      trial: false,
      cancelled: false,
    });
    expect(await service.ask(jana, 'planOf', whose)).toBeNull();
    await cancelInvoice(paymentId, 'end');
    expect(await service.ask(ada, 'planOf', whose)).toBeNull();
  });
});
