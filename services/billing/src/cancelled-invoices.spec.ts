import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { bank } from '../testing/bank.js';
import { idOf, startService, type RunningService } from '../testing/service.js';
import { invoiceOf } from './money/move-money.js';
import type { Payments } from './ports.js';
import { paymentsOnAccount } from './transfer/on-account.adapter.js';

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
const buy = async (): Promise<string> => {
  const paymentId = await book();
  expect(await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');
  return paymentId;
};
const cancelInvoice = (paymentId: string) =>
  service.tell(ada, 'takeInvoiceBack', { invoiceId: invoiceOf(paymentId), reason: 'Irrtum' });
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

describe('an invoice that a bookkeeper cancels', () => {
  it('leaves nothing of the plan to credit when a larger one is booked', async () => {
    await start();
    const paymentId = await buy();
    expect(await quoteForYear()).toEqual([4_900, -490]);
    expect(await cancelInvoice(paymentId)).toBe('ok');
    expect(await quoteForYear()).toEqual([4_900]);
    const larger = await book(plusYear);
    expect(await service.ask(jana, 'payment', { paymentId: larger })).toMatchObject({ amount: 5_831 });
  });

  it('sends the money of a larger plan back that was booked before and credits a rest of it', async () => {
    await start();
    const paymentId = await buy();
    const larger = await book(plusYear);
    expect(await cancelInvoice(paymentId)).toBe('ok');
    await service.tell(jana, 'payOnTestPage', { paymentId: larger, outcome: 'paid' });
    expect(await service.ask(jana, 'payment', { paymentId: larger })).toMatchObject({ granted: false });
    await goesBack(paymentId);
  });

  it('has its money given back by the provider, once', async () => {
    await start();
    const paymentId = await buy();
    expect([await cancelInvoice(paymentId), await cancelInvoice(paymentId)]).toEqual(['ok', 'ok']);
    await goesBack(paymentId);
    expect(await owed()).toEqual([]);
    const types = (await service.store.read(`payment-${paymentId}`)).map(({ type }) => type);
    expect(types).toEqual(['PaymentAsked', 'PaymentSettled', 'PaymentOwedBack', 'PaymentRefunded']);
    const invoices = (await service.ask(jana, 'invoices', { page: 1, size: 9 })).items;
    expect(invoices.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'credit_note']);
    expect((await service.ask(jana, 'plan', {})).running).toMatchObject({ cancelled: false });
  });

  it('is listed as owed where the provider refuses to give its money back', async () => {
    const money = bank();
    await start(money.payments);
    const paymentId = await book();
    money.pay(paymentId, GROSS, false);
    for (const { movement } of money.told()) await service.told(paymentId, movement);
    money.dispute(paymentId);
    expect(await cancelInvoice(paymentId)).toBe('ok');
    expect(await owed()).toMatchObject([{ paymentId, owed: GROSS }]);
    expect(money.held(paymentId)).toBe(GROSS);
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId })).toBe('ok');
    expect(await owed()).toEqual([]);
  });

  it('is listed as owed where it was paid by transfer', async () => {
    await start(paymentsOnAccount('https://lend.example'));
    const paymentId = await book();
    const seen = { bookedOn: '2027-01-31', note: 'Auszug 3' };
    expect(await service.tell(ada, 'markTransferPaid', { paymentId, amount: GROSS, seen })).toBe('ok');
    expect(await cancelInvoice(paymentId)).toBe('ok');
    expect(await owed()).toMatchObject([{ paymentId, owed: GROSS }]);
    expect(await quoteForYear()).toEqual([4_900]);
  });

  it('can be withdrawn from, which ends the plan and promises no money a second time', async () => {
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

  it('promises no money a second time by a withdrawal while a transfer back is owed', async () => {
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
