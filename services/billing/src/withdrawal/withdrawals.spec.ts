import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { testPayments } from '../payments/test-payments.adapter.js';
import { paymentsOnAccount } from '../transfers/on-account.adapter.js';

const [jana, ben, verleih, ada] = [idOf('jana'), idOf('ben'), idOf('verleih'), idOf('ada')];
const drill = 'k3v9w0m2xa';
const plus = { planId: 'plus', interval: 'month', net: 490 } as const;
const plusYear = { planId: 'plus', interval: 'year', net: 4_900 } as const;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const buy = async (userId: string, plan: typeof plus | typeof plusYear = plus): Promise<string> => {
  const paymentId = randomUUID();
  expect(await service.tell(userId, 'bookPlan', { ...plan, paymentId })).toBe('ok');
  expect(await service.tell(userId, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');
  return paymentId;
};
const buyPlace = async (): Promise<string> => {
  const paymentId = randomUUID();
  expect(await service.tell(jana, 'bookFeature', { offerId: drill, feature: 'top', net: 490, paymentId })).toBe('ok');
  expect(await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');
  return paymentId;
};
const withdraw = (userId: string, paymentId: string, click?: string) =>
  service.tell(userId, 'withdrawBooking', { paymentId }, click);
const shown = { number: 'MUSTER-2027-1', email: 'jana@example.org', name: 'J. Jana', network: '192.0.2.1' };
const withdrawBy = (change: Partial<typeof shown> = {}) =>
  service.tellAsVisitor('withdrawByInvoice', { ...shown, ...change });
const planOf = (userId: string) => service.ask(userId, 'plan', {});
const withdrawable = async (userId: string) => (await service.ask(userId, 'withdrawable', {})).bookings;
const invoicesOf = async (userId: string) => (await service.ask(userId, 'invoices', { page: 1, size: 20 })).items;
const paymentOf = (userId: string, paymentId: string) => service.ask(userId, 'payment', { paymentId });
const creditNotesOf = async (userId: string) =>
  (await invoicesOf(userId)).filter(({ status }) => status === 'credit_note');
const goesBack = (userId: string, paymentId: string) =>
  eventually(
    () => paymentOf(userId, paymentId),
    (payment) => payment?.status === 'refunded',
  );
const mailsOf = (words: string) => service.mails.filter(({ subject }) => subject.includes(words));
const mailed = (words: string) =>
  eventually(
    async () => mailsOf(words),
    (mails) => mails.length > 0,
  );
const runsUntil = async () => {
  const answer = await service.ask(jana, 'features', { offerId: drill });
  return answer?.features.find(({ feature }) => feature === 'top')?.running?.until;
};

describe('withdrawal from a contract', () => {
  it('ends a plan at once, refunds the whole amount, and is confirmed by mail', async () => {
    const paymentId = await buy(jana);
    expect(await withdrawable(jana)).toMatchObject([
      {
        paymentId,
        number: 'MUSTER-2027-1',
        what: ['Tarif Plus, 1 Monat'],
        gross: 583,
        until: '2027-02-14',
        resumesUntil: null,
      },
    ]);
    service.clock.time = '2027-02-14T20:00:00.000Z';
    expect(await withdraw(jana, paymentId)).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free', running: null });
    await goesBack(jana, paymentId);
    expect(await creditNotesOf(jana)).toMatchObject([{ gross: -583, otherNumber: 'MUSTER-2027-1' }]);
    expect(await withdrawable(jana)).toEqual([]);
    const [mail] = await mailed('Widerruf');
    expect(mail).toMatchObject({ to: 'jana@example.org' });
    expect(mail?.text).toContain('14. Februar 2027 um 21:00');
    expect(mail?.text).toContain('Jana widerruft den Vertrag zur Rechnung MUSTER-2027-1: Tarif Plus, 1 Monat');
    expect(mail?.text).not.toContain('gilt wieder');
  });

  it('happens once despite repeated and parallel clicks', async () => {
    const paymentId = await buy(jana);
    const click = randomUUID();
    const answers = await Promise.all([withdraw(jana, paymentId), withdraw(jana, paymentId, click)]);
    expect(answers).toEqual(['ok', 'ok']);
    expect(await withdraw(jana, paymentId, click)).toBe('ok');
    await goesBack(jana, paymentId);
    service.clock.time = '2027-04-01T10:00:00.000Z';
    expect(await withdraw(jana, paymentId)).toBe('ok');
    expect(await creditNotesOf(jana)).toHaveLength(1);
    await mailed('Widerruf');
    expect(mailsOf('Widerruf')).toHaveLength(1);
    const types = (await service.store.read(`subscription-${jana}`)).map(({ type }) => type);
    expect(types).toEqual(['PlanBooked', 'PlanBegun', 'BookingWithdrawn']);
  });

  it('is refused to other users and visitors, after the deadline, and for unpaid bookings', async () => {
    const paymentId = await buy(jana);
    expect(await withdraw(ben, paymentId)).toBe('payment_not_found');
    expect(await withdraw(ben, randomUUID())).toBe('payment_not_found');
    expect(await service.tellAsVisitor('withdrawBooking', { paymentId })).toBe('payment_not_found');
    const unpaid = randomUUID();
    expect(await service.tell(ben, 'bookPlan', { ...plus, paymentId: unpaid })).toBe('ok');
    expect(await withdraw(ben, unpaid)).toBe('payment_not_found');
    service.clock.time = '2027-02-18T10:00:00.000Z';
    expect(await withdrawable(jana)).toHaveLength(1);
    service.clock.time = '2027-02-19T10:00:00.000Z';
    expect(await withdraw(jana, paymentId)).toBe('withdrawal_over');
    expect(await withdrawable(jana)).toEqual([]);
    expect(await planOf(jana)).toMatchObject({ planId: 'plus' });
  });

  it('is for consumers, and not for companies or buyers with a VAT id', async () => {
    const known = service.customers.get(verleih);
    if (!known) throw new Error('The company is missing');
    service.customers.set(verleih, { ...known, buyer: { ...known.buyer, company: 'Verleih GmbH' } });
    const paymentId = await buy(verleih);
    expect(await withdraw(verleih, paymentId)).toBe('withdrawal_for_consumers');
    for (const name of ['verleih gmbh', 'Verleih'])
      expect(await withdrawBy({ email: known.buyer.email, name })).toBe('withdrawal_for_consumers');
    expect(await withdrawBy({ email: known.buyer.email, name: 'GmbH' })).toBe('withdrawal_unmatched');
    expect(await withdrawable(verleih)).toEqual([]);
    expect((await mailed('Rechnung'))[0]?.text).not.toContain('Widerrufsrecht');
    await buy(jana);
    const [notice] = await eventually(
      async () => service.mails.filter(({ to }) => to === 'jana@example.org'),
      (mails) => mails.length > 0,
    );
    expect(notice?.text).toContain('bis zum 14. Februar 2027');
    expect(notice?.text).toContain('https://lend.example/plan/widerrufen');
    expect(notice?.html).toContain('href="https://lend.example/plan/widerrufen"');
    expect(notice?.text).toContain('Hiermit widerrufe ich den Vertrag zur Rechnung MUSTER-2027-2');
  });

  it('from a larger plan resumes the previous plan in its current state', async () => {
    const month = await buy(jana);
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    service.clock.time = '2027-02-05T10:00:00.000Z';
    const year = await buy(jana, plusYear);
    expect(await withdraw(jana, month)).toBe('withdrawal_replaced');
    expect(await withdrawable(jana)).toMatchObject([
      { paymentId: year, what: ['Tarif Plus, 1 Jahr'], resumesUntil: '2027-02-28' },
    ]);
    service.clock.time = '2027-02-06T10:00:00.000Z';
    expect(await withdraw(jana, year)).toBe('ok');
    expect(await planOf(jana)).toMatchObject({
      planId: 'plus',
      running: { booked: { interval: 'month' }, to: '2027-02-28', cancelled: true },
    });
    await goesBack(jana, year);
    expect((await mailed('Widerruf'))[0]?.text).toContain(
      'Dein Tarif davor gilt wieder, erst einmal bis zum 27. Februar 2027.',
    );
    expect(await paymentOf(jana, month)).toMatchObject({ status: 'paid' });
    expect(await withdraw(jana, month)).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
  });

  it('abandons a pending replacement of the plan, to avoid refunding the same money twice', async () => {
    const month = await buy(jana);
    const year = randomUUID();
    expect(await service.tell(jana, 'bookPlan', { ...plusYear, paymentId: year })).toBe('ok');
    expect(await paymentOf(jana, year)).toMatchObject({
      status: 'pending',
      positions: [{ net: 4_900 }, { net: -490 }],
    });
    expect(await withdraw(jana, month)).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free', pending: null });
    expect(await service.tell(jana, 'payOnTestPage', { paymentId: year, outcome: 'paid' })).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
    await goesBack(jana, month);
    expect((await invoicesOf(jana)).map(({ gross }) => gross)).toEqual([-583, 583]);
  });

  it('during a bank debit for the replacement grants nothing when that money arrives', async () => {
    const month = await buy(jana);
    const year = randomUUID();
    expect(await service.tell(jana, 'bookPlan', { ...plusYear, paymentId: year })).toBe('ok');
    await service.told(year, { kind: 'underway' });
    expect(await withdraw(jana, month)).toBe('ok');
    const amount = (await paymentOf(jana, year))?.amount ?? 0;
    await service.told(year, { kind: 'came', reference: 'r', amount, currency: 'EUR' });
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
    await eventually(
      () => service.store.read(`payment-${year}`),
      (events) => events.at(-1)?.type === 'PaymentReturned',
    );
  });

  it('from a larger plan ends all plans if the previous plan would have ended by then', async () => {
    await buy(jana);
    service.clock.time = '2027-02-25T10:00:00.000Z';
    const year = await buy(jana, plusYear);
    service.clock.time = '2027-03-05T10:00:00.000Z';
    expect(await withdraw(jana, year)).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free', running: null });
  });

  it('does not apply to a renewal', async () => {
    await buy(jana);
    await service.tick('2027-02-28T10:00:00.000Z');
    const renewal = (await invoicesOf(jana))[0];
    expect(renewal).toMatchObject({ number: 'MUSTER-2027-2', term: { from: '2027-02-28' } });
    expect(await withdrawable(jana)).toEqual([]);
    expect(await withdrawBy({ number: 'MUSTER-2027-2' })).toBe('withdrawal_over');
    expect(await planOf(jana)).toMatchObject({ planId: 'plus' });
  });

  it('from a placement removes the remaining time that it bought', async () => {
    const first = await buyPlace();
    const second = await buyPlace();
    expect(await runsUntil()).toBe('2027-02-14T10:00:00.000Z');
    service.clock.time = '2027-02-02T10:00:00.000Z';
    expect(await withdraw(jana, first)).toBe('ok');
    expect(await runsUntil()).toBe('2027-02-09T10:00:00.000Z');
    expect(await withdraw(jana, second)).toBe('ok');
    expect(await runsUntil()).toBeUndefined();
    expect((await service.ask(ben, 'featured', { feature: 'top' })).offerIds).toEqual([]);
    await goesBack(jana, first);
    await goesBack(jana, second);
    expect(await creditNotesOf(jana)).toHaveLength(2);
  });

  it('is allowed repeatedly, but sales stop after the third withdrawal within a year', async () => {
    for (const day of ['2027-02-01', '2027-03-01', '2027-04-01']) {
      service.clock.time = `${day}T10:00:00.000Z`;
      expect(await withdraw(jana, await buy(jana))).toBe('ok');
    }
    const again = { ...plus, paymentId: randomUUID() };
    expect(await service.tell(jana, 'bookPlan', again)).toBe('withdrawn_often');
    const place = { offerId: drill, feature: 'top', net: 490, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookFeature', place)).toBe('withdrawn_often');
    service.clock.time = '2028-02-01T10:00:00.000Z';
    expect(await service.tell(jana, 'bookPlan', again)).toBe('ok');
  });

  it('from a booking paid by transfer is owed back by hand, with an immediate credit note', async () => {
    await service.stop();
    service = await startService({ payments: paymentsOnAccount('https://lend.example') });
    service.admins.add(ada);
    const paymentId = randomUUID();
    expect(await service.tell(jana, 'bookPlan', { ...plus, paymentId })).toBe('ok');
    const seen = { bookedOn: '2027-01-31', note: 'Auszug 3' };
    expect(await service.tell(ada, 'markTransferPaid', { paymentId, amount: 583, seen })).toBe('ok');
    expect(await withdraw(jana, paymentId)).toBe('ok');
    const owed = () => service.ask(ada, 'transfers', { filter: { state: 'owed' }, paging: { page: 1, size: 10 } });
    expect((await eventually(owed, ({ total }) => total === 1)).items).toMatchObject([{ paymentId, amount: 583 }]);
    expect(await creditNotesOf(jana)).toMatchObject([{ gross: -583 }]);
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId })).toBe('ok');
    expect(await paymentOf(jana, paymentId)).toMatchObject({ status: 'refunded', owedBack: false });
  });

  it('refunds the money later if the provider is down', async () => {
    await service.stop();
    let away = true;
    const payments = testPayments('https://lend.example');
    service = await startService({
      payments: {
        ...payments,
        giveBack: async (came) => {
          if (away) throw new Error('The provider is away');
          return payments.giveBack(came);
        },
      },
    });
    const paymentId = await buy(jana);
    expect(await withdraw(jana, paymentId)).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
    await mailed('Widerruf');
    expect(await paymentOf(jana, paymentId)).toMatchObject({ status: 'paid' });
    away = false;
    await goesBack(jana, paymentId);
    expect(await creditNotesOf(jana)).toHaveLength(1);
  });
});

describe('bookkeepers', () => {
  const invoice = async (n: number) => {
    const all = await invoicesOf(jana);
    return all.find(({ number }) => number === `MUSTER-2027-${n}`)?.invoiceId ?? '';
  };

  it('see the withdrawal date on an invoice', async () => {
    service.admins.add(ada);
    const paymentId = await buy(jana);
    const invoiceId = await invoice(1);
    expect(await service.ask(ada, 'anyInvoice', { invoiceId })).toMatchObject({ withdrawnOn: null });
    expect(await withdraw(jana, paymentId)).toBe('ok');
    expect(await service.ask(ada, 'anyInvoice', { invoiceId })).toMatchObject({ withdrawnOn: '2027-01-31' });
  });

  it('cannot cancel an invoice that a later invoice credits before cancelling the later invoice', async () => {
    service.admins.add(ada);
    await buy(jana);
    await buy(jana, plusYear);
    const takeBack = async (n: number) =>
      service.tell(ada, 'takeInvoiceBack', { invoiceId: await invoice(n), reason: 'Irrtum' });
    const creditedIn = async () => (await service.ask(ada, 'anyInvoice', { invoiceId: await invoice(1) }))?.creditedIn;
    expect(await creditedIn()).toEqual({ invoiceId: await invoice(2), number: 'MUSTER-2027-2' });
    expect([await takeBack(1), await takeBack(2)]).toEqual(['invoice_credited', 'ok']);
    expect(await creditedIn()).toBeNull();
    expect(await takeBack(1)).toBe('ok');
  });
});

describe('withdrawal without signing in', () => {
  it('requires the invoice number, its mail address and the buyer’s name', async () => {
    const paymentId = await buy(jana);
    expect(await withdrawBy({ email: 'ben@example.org' })).toBe('withdrawal_unmatched');
    expect(await withdrawBy({ number: 'MUSTER-2027-9' })).toBe('withdrawal_unmatched');
    expect(await withdrawBy({ number: ' muster-2027-1', email: 'JANA@example.org' })).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
    await goesBack(jana, paymentId);
    expect((await mailed('Widerruf'))[0]?.text).toContain('Jana widerruft den Vertrag');
    expect(await withdrawBy({ number: 'MUSTER-2027-2' })).toBe('withdrawal_unmatched');
    expect(await withdrawBy()).toBe('withdrawal_made');
    expect(mailsOf('Widerruf')).toHaveLength(1);
  });

  it('accepts any hyphens in the number, and only the name of the invoice recipient', async () => {
    await buy(jana);
    expect(await withdrawBy({ name: 'Ben' })).toBe('withdrawal_unmatched');
    expect(await withdrawBy({ name: 'http://evil.example' })).toBe('withdrawal_unmatched');
    expect(await withdrawBy({ name: 'Ben Weber Jana' })).toBe('withdrawal_unmatched');
    expect(await withdrawBy({ number: 'MUSTER\u20112027\u20111' })).toBe('ok');
  });

  it('rate-limits guesses of numbers and addresses', async () => {
    await buy(jana);
    const answers = [];
    for (let n = 1; n <= 7; n += 1)
      answers.push(await withdrawBy({ email: `guess${n}@example.org`, network: `192.0.2.${n}` }));
    expect(answers.slice(0, 5)).toEqual(Array<string>(5).fill('withdrawal_unmatched'));
    expect(answers.at(-1)).toBe('too_many_requests');
  });

  it('refunds the money even after account deletion', async () => {
    const paymentId = await buy(jana);
    await invoicesOf(jana);
    await service.deleteAccount(jana);
    await eventually(
      async () => service.confirmed,
      (confirmed) => confirmed.includes(jana),
    );
    expect(await withdrawBy()).toBe('ok');
    await goesBack(jana, paymentId);
    await mailed('Widerruf');
    expect(mailsOf('Widerruf')[0]).toMatchObject({ to: 'jana@example.org' });
  });
});
