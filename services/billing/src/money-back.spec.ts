import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, startService, type RunningService } from '../testing/service.js';
import { stripeAccount } from '../testing/stripe-account.js';
import { startStripe, WEBHOOK_SECRET } from '../testing/stripe.js';
import { invoiceOf } from './money/move-money.js';
import { stripePayments } from './stripe/stripe.adapter.js';
import { paymentsOnAccount } from './transfer/on-account.adapter.js';

const [jana, verleih, ada] = [idOf('jana'), idOf('verleih'), idOf('ada')];
const drill = 'k3v9w0m2xa';
const GROSS = 583;
const plus = { planId: 'plus', interval: 'month', net: 490 } as const;
const plusYear = { planId: 'plus', interval: 'year', net: 4_900 } as const;
const HOUR = 3_600_000;

let service: RunningService;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let account: ReturnType<typeof stripeAccount>;
/** Runs before Stripe is asked for a refund; what it throws is what the request fails of. */
let asking: () => void;

const overStripe = async () => {
  account = stripeAccount(() => Date.parse(service.clock.time));
  stripe = await startStripe(account.answerTo);
  const settings = { secretKey: 'sk_test', webhookSecret: WEBHOOK_SECRET, url: stripe.url };
  const payments = stripePayments({ ...settings, publicUrl: 'https://lend.example' });
  asking = () => undefined;
  service = await startService({
    payments: {
      ...payments,
      async giveBack(came) {
        asking();
        return payments.giveBack(came);
      },
    },
  });
  // Pages at Stripe live by the time of this machine.
  service.clock.time = new Date().toISOString();
  service.admins.add(ada);
};

/** Hands on what Stripe has sent, each message twice. */
const webhooks = async () => {
  for (const message of account.messages.splice(0))
    for (let time = 0; time < 2; time++) expect(await service.tellAsVisitor('providerTold', message)).toBe('ok');
};
const after = (ms: number) => new Date(Date.parse(service.clock.time) + ms).toISOString();
const typesOf = async (paymentId: string) => (await service.store.read(`payment-${paymentId}`)).map(({ type }) => type);
const planOf = (who = jana) => service.ask(who, 'plan', {});
const book = async (plan: typeof plus | typeof plusYear = plus, who = jana) => {
  const paymentId = randomUUID();
  expect(await service.tell(who, 'bookPlan', { ...plan, paymentId })).toBe('ok');
  return paymentId;
};
const openPage = (paymentId: string, who = jana) => service.ask(who, 'paymentPage', { paymentId, locale: 'de' });
const buy = async (plan: typeof plus | typeof plusYear = plus, who = jana) => {
  const paymentId = await book(plan, who);
  await openPage(paymentId, who);
  account.pay(paymentId);
  await webhooks();
  return paymentId;
};
const withdraw = (paymentId: string) => service.tell(jana, 'withdrawBooking', { paymentId });
const invoicesOf = async (who = jana) => (await service.ask(who, 'invoices', { page: 1, size: 20 })).items;
const listed = async (state: 'unmatched' | 'owed' | 'disputed') =>
  (await service.ask(ada, 'transfers', { filter: { state }, paging: { page: 1, size: 10 } })).items;
/** Items that bookkeepers are to send back, once no provider is asked any more. */
const leftToUs = () =>
  eventually(
    () => listed('owed'),
    ([item]) => item?.providerUntil === null && item.unmatched.every((one) => one.providerUntil === null),
  );
const cleared = (paymentId: string, left = 0) =>
  eventually(
    async () => {
      await webhooks();
      return [account.held(paymentId), (await listed('unmatched')).length] as const;
    },
    ([held, unmatched]) => held === left && unmatched === 0,
  );
const once = (isSo: () => boolean) => eventually(async () => isSo(), Boolean);
const cancel = (paymentId: string) =>
  service.tell(ada, 'takeInvoiceBack', { invoiceId: invoiceOf(paymentId), reason: 'Irrtum', plan: 'keep' });
const sentByHand = (paymentId: string, of: string | null = null) =>
  service.tell(ada, 'noteTransferReturned', { paymentId, of });
const refundsAsked = () => stripe.asked.filter(({ path }) => path === '/v1/refunds');
const mailed = (words: string) =>
  eventually(
    async () => service.mails.filter(({ subject }) => subject.includes(words)),
    (mails) => mails.length > 0,
  );

describe('over Stripe', () => {
  beforeEach(overStripe);
  afterEach(async () => {
    await service.stop();
    await stripe.stop();
  });

  const renewing = async () => {
    await buy();
    account.state.collects = 'processing';
    const { running } = await planOf();
    await service.tick(`${running?.to ?? ''}T12:00:00.000Z`);
    return account.intents.at(-1)?.paymentId ?? '';
  };

  it('a renewal that a bank takes days for is collected once, with ticks each minute for three days', async () => {
    const paymentId = await renewing();
    const asked = stripe.asked.length;
    const minutes = 72 * 60;
    for (let minute = 0; minute < minutes; minute++) {
      service.clock.time = after(60_000);
      await service.clocks(service.clock.time, ['renew-plans', 'give-payments-up']);
    }
    expect(account.intents.filter((one) => one.paymentId === paymentId)).toHaveLength(1);
    expect(stripe.asked).toHaveLength(asked);
    account.debited(paymentId);
    await webhooks();
    expect(await invoicesOf()).toHaveLength(2);
  });

  it('a renewal whose answers are lost is not collected any more once Stripe may have forgotten its key', async () => {
    await buy();
    const { running } = await planOf();
    const due = Date.parse(`${running?.to ?? ''}T12:00:00.000Z`);
    account.state.losesAnswers = true;
    for (const hours of [0, 1, 24, 25, 49]) await service.tick(new Date(due + hours * HOUR).toISOString());
    expect(account.intents).toHaveLength(2);
    const paymentId = account.intents.at(-1)?.paymentId ?? '';
    account.debited(paymentId);
    await webhooks();
    await cleared(paymentId);
    expect(await typesOf(paymentId)).toEqual([
      'PaymentAsked',
      'PaymentFailed',
      'PaymentMismatched',
      'PaymentRefundOrdered',
      'PaymentReturned',
    ]);
  });

  it('money that comes twice goes back once, with a mail in the person’s language', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    account.pay(paymentId);
    // Another tab had a page of its own.
    account.sessions.push({ id: 'cs_other', paymentId, amount: GROSS, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    await eventually(
      async () => {
        await webhooks();
        return typesOf(paymentId);
      },
      (types) => types.includes('PaymentReturned'),
    );
    expect(await typesOf(paymentId)).toEqual([
      'PaymentAsked',
      'PaymentSettled',
      'PaymentMismatched',
      'PaymentRefundOrdered',
      'PaymentReturned',
    ]);
    expect(account.held(paymentId)).toBe(GROSS);
    expect((await invoicesOf()).map(({ status }) => status)).toEqual(['paid']);
    const [mail] = await mailed('Dein Geld ist auf dem Weg zurück: 5,83');
    expect(mail?.text).toContain('Es war schon bezahlt.');
    expect(mail?.text).toContain('Tarif Plus, 1 Monat');
    expect(stripe.asked.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  });

  it('money that granted nothing and was given back at Stripe before is noted as back', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    await service.tell(jana, 'dropPayment', { paymentId });
    account.sessions.push({ id: 'cs_late', paymentId, amount: GROSS, status: 'open', intent: null });
    account.pay(paymentId);
    const [succeeded] = account.messages.splice(0).slice(-2);
    account.refundPart(paymentId, GROSS);
    // The message of the refund is lost, or came before that of the money.
    account.messages.length = 0;
    if (succeeded) account.messages.push(succeeded);
    await webhooks();
    await cleared(paymentId);
    expect(await typesOf(paymentId)).toEqual([
      'PaymentAsked',
      'PaymentFailed',
      'PaymentMismatched',
      'PaymentRefundOrdered',
      'PaymentReturned',
    ]);
  });

  /** Money of a payment that this log does not have, as after a restored backup, or of another system. */
  const unknownPayment = async (noted: Readonly<Record<string, string>>) => {
    const paymentId = randomUUID();
    account.sessions.push({ id: 'cs_elsewhere', paymentId, noted, amount: GROSS, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    return paymentId;
  };

  it('money of a payment missing here goes back once, with a mail, where this installation asked for it', async () => {
    const known = await buy();
    const { noted } = account.sessions.find((one) => one.paymentId === known) ?? {};
    const paymentId = await unknownPayment(noted ?? {});
    await cleared(paymentId);
    expect(await typesOf(paymentId)).toEqual(['PaymentMismatched', 'PaymentRefundOrdered', 'PaymentReturned']);
    const [mail] = await mailed('Dein Geld ist auf dem Weg zurück: 5,83');
    expect([mail?.to, mail?.text]).toEqual([
      'jana@example.org',
      expect.stringContaining('Zu dieser Zahlung finden wir keine Buchung mehr.'),
    ]);
    expect(account.held(known)).toBe(GROSS);
    expect(stripe.asked.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  });

  it.each([
    ['another installation', { user_id: jana, installation: 'https://other.example' }],
    ['an unknown system', {}],
  ])('money of a payment missing here that %s asked for stays, listed until it is settled', async (_, noted) => {
    const paymentId = await unknownPayment(noted);
    const [item] = await listed('unmatched');
    expect(item).toMatchObject({
      paymentId,
      userId: null,
      status: 'unknown',
      unmatched: [{ amount: GROSS, owed: false }],
    });
    expect(await listed('owed')).toEqual([]);
    // The policy has come past it.
    const own = await unknownPayment({ user_id: jana, installation: 'https://lend.example' });
    await eventually(
      async () => account.held(own),
      (held) => held === 0,
    );
    await webhooks();
    await mailed('Dein Geld');
    expect(account.held(paymentId)).toBe(GROSS);
    const of = item?.unmatched[0]?.reference ?? '';
    for (let time = 0; time < 2; time++)
      expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of })).toBe('ok');
    expect(await listed('unmatched')).toEqual([]);
    expect(await typesOf(paymentId)).toEqual(['PaymentMismatched', 'PaymentCleared']);
  });

  it('a refund that Stripe refuses stays on the list until a bookkeeper has sent it, and parks nothing', async () => {
    const paymentId = await buy();
    account.state.refusesRefunds = true;
    account.sessions.push({ id: 'cs_other', paymentId, amount: GROSS, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    const [item] = await leftToUs();
    const [stray] = item?.unmatched ?? [];
    expect(item).toMatchObject({ paymentId, way: 'stripe', owed: null, unmatched: [{ amount: GROSS, owed: true }] });
    const note = (who: string) => service.tell(who, 'noteTransferReturned', { paymentId, of: stray?.reference ?? '' });
    expect([await note(jana), await note(ada), await note(ada)]).toEqual(['payment_not_found', 'ok', 'ok']);
    expect(await listed('owed')).toEqual([]);
    await mailed('Dein Geld ist auf dem Weg zurück');
    account.state.refusesRefunds = false;
    const other = await buy(plusYear);
    expect(await withdraw(other)).toBe('ok');
    await cleared(other);
  });

  it('what Stripe is asked to give back is refused as sent by hand, for seven days', async () => {
    const paymentId = await buy();
    // Stripe says nothing of it.
    const answered = once(() => account.held(paymentId) === 0);
    expect(await cancel(paymentId)).toBe('ok');
    const providerUntil = after(7 * 24 * HOUR);
    expect(await listed('owed')).toMatchObject([{ paymentId, owed: GROSS, providerUntil }]);
    expect(await sentByHand(paymentId)).toBe('refund_under_way');
    await answered;
    service.clock.time = after(7 * 24 * HOUR - 1);
    expect(await sentByHand(paymentId)).toBe('refund_under_way');
    service.clock.time = after(1);
    expect(await listed('owed')).toMatchObject([{ paymentId, providerUntil: null }]);
    expect(await sentByHand(paymentId)).toBe('ok');
    await webhooks();
    expect((await typesOf(paymentId)).slice(2)).toEqual(['PaymentOwedBack', 'PaymentRefundOrdered', 'PaymentRefunded']);
  });

  it('money that granted nothing is refused as sent by hand while Stripe is asked to give it back', async () => {
    const paymentId = await buy();
    account.sessions.push({ id: 'cs_other', paymentId, amount: GROSS, status: 'open', intent: null });
    account.pay(paymentId);
    const answered = once(() => account.held(paymentId) === GROSS);
    await webhooks();
    const [item] = await listed('owed');
    const [stray] = item?.unmatched ?? [];
    expect(stray).toMatchObject({ owed: true, providerUntil: after(7 * 24 * HOUR) });
    expect(await sentByHand(paymentId, stray?.reference)).toBe('refund_under_way');
    await answered;
    await cleared(paymentId, GROSS);
    expect(await sentByHand(paymentId, stray?.reference)).toBe('ok');
    expect(account.held(paymentId)).toBe(GROSS);
  });

  it('a partial refund that is told of late does not end the order for the rest', async () => {
    const paymentId = await buy();
    account.refundPart(paymentId, 100);
    const answered = once(() => account.held(paymentId) === 0);
    expect(await cancel(paymentId)).toBe('ok');
    await answered;
    const rest = account.messages.splice(1);
    await webhooks();
    expect(await sentByHand(paymentId)).toBe('refund_under_way');
    account.messages.push(...rest);
    await webhooks();
    expect(await listed('owed')).toEqual([]);
    expect(await service.ask(ada, 'transfer', { paymentId })).toMatchObject({ status: 'refunded', owed: null });
  });

  it('is asked for again where the process dies between the order and Stripe', async () => {
    const [withdrawn, cancelled] = [await buy(), await buy(plus, verleih)];
    for (const [paymentId, back] of [
      [withdrawn, withdraw],
      [cancelled, cancel],
    ] as const) {
      let deaths = 0;
      asking = () => {
        deaths += 1;
        if (deaths < 3) throw new Error('The process dies');
      };
      const asked = refundsAsked().length;
      expect(await back(paymentId)).toBe('ok');
      await cleared(paymentId);
      expect(refundsAsked()).toHaveLength(asked + 1);
      expect((await typesOf(paymentId)).filter((type) => type === 'PaymentRefundOrdered')).toHaveLength(1);
    }
  });

  it('is asked for as long as Stripe is away, but for no longer than seven days', async () => {
    const [paymentId, other] = [await buy(), await buy(plus, verleih)];
    let times = 0;
    let isAway = true;
    asking = () => {
      times += 1;
      if (isAway) throw new EngineUnavailable('payment provider');
    };
    expect(await cancel(paymentId)).toBe('ok');
    await once(() => times > 0);
    expect(await sentByHand(paymentId)).toBe('refund_under_way');
    isAway = false;
    await cleared(paymentId);
    isAway = true;
    expect(await cancel(other)).toBe('ok');
    const before = times;
    await once(() => times > before);
    service.clock.time = after(7 * 24 * HOUR);
    await eventually(
      () => typesOf(other),
      (types) => types.includes('PaymentRefundRefused'),
    );
    isAway = false;
    expect(await sentByHand(other)).toBe('ok');
    expect(refundsAsked()).toHaveLength(1);
  });

  it('a withdrawal after a partial refund gives the rest back, once, and promises exactly that', async () => {
    const paymentId = await buy();
    account.refundPart(paymentId, 100);
    await webhooks();
    expect((await service.ask(jana, 'withdrawable', {})).bookings).toMatchObject([{ gross: GROSS, back: 483 }]);
    expect(await withdraw(paymentId)).toBe('ok');
    await cleared(paymentId);
    expect((await planOf()).running).toBeNull();
    expect((await invoicesOf()).map(({ status, gross }) => [status, gross])).toEqual([
      ['credit_note', -GROSS],
      ['cancelled', GROSS],
    ]);
    expect(await withdraw(paymentId)).toBe('ok');
    expect(account.held(paymentId)).toBe(0);
    const [mail] = await mailed('Widerruf');
    expect(mail?.text).toContain('auch die übrigen 4,83');
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'refunded' });
  });

  it('a withdrawal of a disputed payment is taken, listed as owed, and parks nothing', async () => {
    const paymentId = await buy();
    account.dispute(paymentId);
    await webhooks();
    expect(await listed('disputed')).toMatchObject([{ paymentId, status: 'disputed' }]);
    expect(await withdraw(paymentId)).toBe('ok');
    expect(
      await eventually(
        () => listed('owed'),
        (items) => items.length > 0,
      ),
    ).toMatchObject([{ paymentId, status: 'disputed', owed: GROSS }]);
    expect((await invoicesOf()).map(({ gross }) => gross)).toEqual([-GROSS, GROSS]);
    expect((await mailed('Widerruf'))[0]?.text).toContain('über deine Bank zurückgefordert');
    const other = await buy();
    expect(await withdraw(other)).toBe('ok');
    await cleared(other);
  });

  it('a refund that does not arrive is owed by hand again, told to its person and the bookkeepers', async () => {
    const paymentId = await buy();
    expect(await withdraw(paymentId)).toBe('ok');
    await cleared(paymentId);
    account.bounce(paymentId, GROSS);
    await webhooks();
    const [item] = await listed('owed');
    expect(item).toMatchObject({ paymentId, way: 'stripe', owed: GROSS });
    const [own, office] = [await mailed('Deine Rückzahlung ist nicht'), await mailed('Eine Rückzahlung ist nicht')];
    expect([own, office].map((mails) => mails.map(({ to }) => to))).toEqual([
      ['jana@example.org'],
      [sampleIssuer.email],
    ]);
    expect(own[0]?.text).toContain('5,83');
    expect((await invoicesOf()).map(({ status }) => status)).toEqual(['credit_note', 'cancelled']);
    // By hand at Stripe, under the sum that the first refund had.
    account.refundPart(paymentId, GROSS);
    await webhooks();
    expect(await listed('owed')).toEqual([]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'refunded', owedBack: false });
  });

  it('a refund in part that does not arrive is owed for that part, and noted by hand', async () => {
    const paymentId = await buy();
    account.refundPart(paymentId, 100);
    account.bounce(paymentId, 100);
    await webhooks();
    expect(await listed('owed')).toMatchObject([{ paymentId, owed: 100, status: 'paid' }]);
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of: null })).toBe('ok');
    expect(await listed('owed')).toEqual([]);
    expect((await service.ask(jana, 'withdrawable', {})).bookings).toMatchObject([{ back: 483 }]);
  });

  it('a refund of money that granted nothing which does not arrive is back on the list', async () => {
    const paymentId = await book();
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    account.sessions.push({ id: 'cs_late', paymentId, amount: GROSS, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    await cleared(paymentId);
    account.bounce(paymentId, GROSS);
    await webhooks();
    expect(await listed('owed')).toMatchObject([{ paymentId, owed: null, unmatched: [{ amount: GROSS, owed: true }] }]);
    await mailed('Deine Rückzahlung ist nicht');
  });

  it.each(['won', 'warning_closed'] as const)('a dispute that ends as %s leaves the payment paid', async (status) => {
    const paymentId = await buy();
    account.dispute(paymentId);
    account.closeDispute(paymentId, status);
    await webhooks();
    expect(await listed('disputed')).toEqual([]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'paid', granted: true });
    expect((await invoicesOf()).map((one) => one.status)).toEqual(['paid']);
  });

  it('a dispute that is lost has given the money back for good, with a credit note', async () => {
    const paymentId = await buy();
    account.dispute(paymentId);
    account.closeDispute(paymentId, 'lost');
    await webhooks();
    expect([await listed('disputed'), await listed('owed')]).toEqual([[], []]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'refunded' });
    expect((await invoicesOf()).map(({ gross }) => gross)).toEqual([-GROSS, GROSS]);
  });

  it('what was withdrawn during a dispute goes back by itself once the dispute is won', async () => {
    const paymentId = await buy();
    account.dispute(paymentId);
    await webhooks();
    expect(await withdraw(paymentId)).toBe('ok');
    await eventually(
      () => listed('owed'),
      (items) => items.length > 0,
    );
    service.clock.time = after(25 * HOUR);
    account.closeDispute(paymentId, 'won');
    await webhooks();
    await cleared(paymentId);
    expect(await listed('owed')).toEqual([]);
  });

  it('a dropped payment cannot be paid any more, and neither can one that was not paid in time', async () => {
    const dropped = await book();
    await openPage(dropped);
    expect(await service.tell(jana, 'dropPayment', { paymentId: dropped })).toBe('ok');
    expect(account.pay(dropped)).toBe(false);
    const expired = await book();
    await openPage(expired);
    await service.tick(after(25 * HOUR));
    expect(account.pay(expired)).toBe(false);
    await webhooks();
    expect(await typesOf(dropped)).toEqual(['PaymentAsked', 'PaymentFailed']);
    expect(await typesOf(expired)).toEqual(['PaymentAsked', 'PaymentFailed']);
  });

  it('what was paid a moment before it is dropped counts', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    account.pay(paymentId);
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    expect(await planOf()).toMatchObject({ planId: 'plus' });
    await webhooks();
    expect(await typesOf(paymentId)).toEqual(['PaymentAsked', 'PaymentSettled']);
  });

  it('a page that another process made is ended with the payment, also while Stripe was away', async () => {
    const paymentId = await book();
    account.sessions.push({ id: 'cs_other_process', paymentId, amount: GROSS, status: 'open', intent: null });
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    await eventually(
      async () => account.sessions,
      ([session]) => session?.status === 'expired',
    );
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ failure: 'abandoned' });
  });

  it('cancelling while a debit is on its way loses neither the month nor the money', async () => {
    const paymentId = await renewing();
    const term = (await planOf()).running;
    service.clock.time = after(HOUR);
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    const to = (await planOf()).running?.to ?? '';
    expect(to > (term?.to ?? '')).toBe(true);
    await service.tick(after(48 * HOUR));
    account.debited(paymentId);
    await webhooks();
    expect((await planOf()).running).toMatchObject({ from: term?.to, to, cancelled: true });
    expect(account.held(paymentId)).toBe(GROSS);
    expect(await invoicesOf()).toHaveLength(2);
    await service.tick(`${to}T12:00:00.000Z`);
    expect((await planOf()).running).toBeNull();
    expect(account.intents).toHaveLength(2);
  });

  it('a cancelled plan whose debit is declined ends', async () => {
    const paymentId = await renewing();
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    await service.told(paymentId, { kind: 'failed', reason: 'declined' });
    await service.tick(after(HOUR));
    expect((await planOf()).running).toBeNull();
    await mailed('ist zu Ende');
    expect(service.mails.filter(({ subject }) => subject.includes('hat nicht geklappt'))).toEqual([]);
  });

  it('a debit that comes after the days of grace goes back by itself', async () => {
    const paymentId = await renewing();
    await service.tick(after(15 * 24 * HOUR));
    expect((await planOf()).running).toBeNull();
    account.debited(paymentId);
    await webhooks();
    await cleared(paymentId);
    expect(await invoicesOf()).toHaveLength(1);
  });

  it('a debit of a renewal goes back by itself where a larger plan was booked meanwhile', async () => {
    const renewal = await renewing();
    const year = await book(plusYear);
    await openPage(year);
    account.debited(renewal);
    await webhooks();
    await cleared(renewal);
    account.pay(year);
    await webhooks();
    expect((await planOf()).running).toMatchObject({ booked: { interval: 'year' } });
    const price = (await service.ask(jana, 'payment', { paymentId: year }))?.amount;
    expect(account.held(year)).toBe(price);
  });

  it('a place for an offer that was deleted meanwhile is not granted, and its money goes back', async () => {
    const places = [randomUUID(), randomUUID()];
    for (const [index, paymentId] of places.entries()) {
      const feature = index === 0 ? ({ feature: 'top', net: 490 } as const) : ({ feature: 'home', net: 690 } as const);
      expect(await service.tell(jana, 'bookFeature', { offerId: drill, ...feature, paymentId })).toBe('ok');
      await openPage(paymentId);
    }
    const [late = '', underway = ''] = places;
    account.pay(late);
    const messages = account.messages.splice(0);
    await service.told(underway, { kind: 'underway' });
    await service.deleteOffer(drill, jana);
    await eventually(
      () => typesOf(late),
      (types) => types.includes('PaymentFailed'),
    );
    account.messages.push(...messages);
    account.pay(underway);
    await webhooks();
    for (const paymentId of places) await cleared(paymentId);
    expect((await service.store.read(`feature-${drill}`)).map(({ type }) => type)).not.toContain('FeatureBegun');
    expect(await invoicesOf()).toEqual([]);
  });

  it('highlights of a plan end with its withdrawal, those that were bought do not', async () => {
    const paymentId = await buy();
    service.offers.set('c000000000', jana);
    for (const offerId of [drill, 'c000000000'])
      expect(await service.tell(jana, 'useHighlight', { offerId })).toBe('ok');
    const bought = randomUUID();
    const highlight = { offerId: drill, feature: 'highlight', net: 190, paymentId: bought } as const;
    expect(await service.tell(jana, 'bookFeature', highlight)).toBe('ok');
    await openPage(bought);
    account.pay(bought);
    await webhooks();
    const booking = (await service.ask(jana, 'withdrawable', {})).bookings.find((one) => one.paymentId === paymentId);
    expect(booking).toMatchObject({ highlights: 2 });
    service.clock.time = after(HOUR);
    expect(await withdraw(paymentId)).toBe('ok');
    const highlighted = async () => (await service.ask(jana, 'featured', { feature: 'highlight' })).offerIds;
    expect(await highlighted()).toEqual([drill]);
    const { features } = (await service.ask(jana, 'features', { offerId: drill })) ?? { features: [] };
    const until = features.find(({ feature }) => feature === 'highlight')?.running?.until ?? '';
    expect(Date.parse(until) - Date.parse(service.clock.time)).toBe(14 * 24 * HOUR);
    expect((await mailed('Widerruf'))[0]?.text).toContain(
      'Auch die Hervorhebungen aus diesem Tarif sind damit zu Ende.',
    );
  });
});

describe('by transfer', () => {
  beforeEach(async () => {
    service = await startService({ payments: paymentsOnAccount('https://lend.example') });
    service.admins.add(ada);
  });
  afterEach(() => service.stop());

  let movements = 0;
  const came = (paymentId: string, amount = GROSS) => {
    movements += 1;
    return service.told(paymentId, { kind: 'came', reference: `bank ${movements}`, amount, currency: 'EUR' });
  };
  const awaited = async () =>
    (await service.ask(ada, 'transfers', { filter: { state: 'waiting' }, paging: { page: 1, size: 10 } })).items;
  const begun = async (who = jana) => {
    const paymentId = await book(plus, who);
    await came(paymentId);
    return paymentId;
  };

  it('money that granted nothing is on the list of refunds, and is mailed about once it was sent', async () => {
    const paymentId = await book();
    await came(paymentId, 500);
    expect(await listed('owed')).toEqual([]);
    expect(await listed('unmatched')).toMatchObject([{ unmatched: [{ amount: 500, owed: false }] }]);
    const part = (await listed('unmatched'))[0]?.unmatched[0]?.reference ?? '';
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of: part })).toBe('transfer_still_awaited');
    await came(paymentId);
    await came(paymentId);
    const [item] = await listed('owed');
    expect(item).toMatchObject({ paymentId, owed: null, unmatched: [{ mismatch: 'amount' }, { mismatch: 'twice' }] });
    for (const { reference } of item?.unmatched ?? [])
      expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of: reference })).toBe('ok');
    expect([await listed('owed'), await listed('unmatched')]).toEqual([[], []]);
    await mailed('Dein Geld ist auf dem Weg zurück: 5,00');
    await mailed('Dein Geld ist auf dem Weg zurück: 5,83');
    expect((await planOf()).planId).toBe('plus');
    expect((await invoicesOf()).map(({ status }) => status)).toEqual(['paid']);
  });

  it('booking a larger plan gives the open renewal up, and nothing of what is paid is lost', async () => {
    await begun();
    await service.tick('2027-02-18T10:00:00.000Z');
    const [renewal] = await awaited();
    const year = await book(plusYear);
    expect((await awaited()).map((one) => one.paymentId)).toEqual([year]);
    await came(renewal?.paymentId ?? '');
    expect(await listed('owed')).toMatchObject([{ paymentId: renewal?.paymentId, unmatched: [{ mismatch: 'late' }] }]);
    const asked = await service.ask(jana, 'payment', { paymentId: year });
    // Rest of the term that runs: 10 of 28 days.
    expect(asked?.positions.map(({ net }) => net)).toEqual([4_900, -175]);
    await came(year, asked?.amount);
    expect((await planOf()).running).toMatchObject({ booked: { interval: 'year' }, from: '2027-02-18' });
    await service.tick('2027-02-19T10:00:00.000Z');
    expect(await awaited()).toEqual([]);
    expect(service.mails.filter(({ subject }) => subject.includes('hat nicht geklappt'))).toEqual([]);
  });

  it('a renewal is asked for again once the larger plan is given up, and after a change with its new price', async () => {
    service.customers.set(jana, { ...service.customers.get(verleih)!, locale: 'de' });
    const business = { planId: 'business', interval: 'month', net: 2_900, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookPlan', business)).toBe('ok');
    await came(business.paymentId, 3_451);
    await service.tick('2027-02-18T10:00:00.000Z');
    expect((await awaited()).map(({ amount }) => amount)).toEqual([3_451]);
    expect(await service.tell(jana, 'bookPlan', { ...plus, paymentId: randomUUID() })).toBe('ok');
    await service.tick('2027-02-18T10:01:00.000Z');
    expect((await awaited()).map(({ amount }) => amount)).toEqual([GROSS]);
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    await service.tick('2027-02-18T10:02:00.000Z');
    expect(await awaited()).toEqual([]);
    expect(await service.tell(jana, 'resumePlan', {})).toBe('ok');
    for (const minute of ['03', '04']) await service.tick(`2027-02-18T10:${minute}:00.000Z`);
    const [renewal] = await awaited();
    expect(renewal).toMatchObject({ amount: GROSS });
    await came(renewal?.paymentId ?? '');
    expect((await planOf()).running).toMatchObject({ booked: { planId: 'plus' }, from: '2027-02-28' });
  });
});
