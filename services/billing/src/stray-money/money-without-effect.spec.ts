import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { plusGross, plusYear } from '../../testing/acts.js';
import { overStripe, type OverStripe } from '../../testing/over-stripe.js';
import { idOf } from '../../testing/service.js';

const [jana, ada] = [idOf('jana'), idOf('ada')];
const drill = 'k3v9w0m2xa';
const HOUR = 3_600_000;

const {
  start,
  stop,
  after,
  book,
  buy,
  cleared,
  invoicesOf,
  leftToUs,
  listed,
  mailed,
  openPage,
  sentByHand,
  typesOf,
  webhooks,
  withdraw,
} = overStripe();
let service: OverStripe['service'];
let account: OverStripe['account'];
let stripe: OverStripe['stripe'];
beforeEach(async () => {
  ({ service, account, stripe } = await start());
});
afterEach(stop);
const once = (isSo: () => boolean) => eventually(async () => isSo(), Boolean);

describe('unmatched money via Stripe', () => {
  it('is refunded once if paid twice, with a mail in the language of the user', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    account.pay(paymentId);
    account.sessions.push({ id: 'cs_other', paymentId, amount: plusGross, status: 'open', intent: null });
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
    expect(account.held(paymentId)).toBe(plusGross);
    expect((await invoicesOf()).map(({ status }) => status)).toEqual(['paid']);
    const [mail] = await mailed('Dein Geld ist auf dem Weg zurück: 5,83');
    expect(mail?.text).toContain('Es war schon bezahlt.');
    expect(mail?.text).toContain('Tarif Plus, 1 Monat');
    expect(stripe.asked.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  });

  it('is recorded as returned if it was already refunded at Stripe', async () => {
    const paymentId = await book();
    await openPage(paymentId);
    await service.tell(jana, 'dropPayment', { paymentId });
    account.sessions.push({ id: 'cs_late', paymentId, amount: plusGross, status: 'open', intent: null });
    account.pay(paymentId);
    const [succeeded] = account.messages.splice(0).slice(-2);
    account.refundPart(paymentId, plusGross);
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

  const unknownPayment = async (noted: Readonly<Record<string, string>>) => {
    const paymentId = randomUUID();
    account.sessions.push({ id: 'cs_elsewhere', paymentId, noted, amount: plusGross, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    return paymentId;
  };

  it('is refunded once, with a mail, for an unknown payment requested by this installation', async () => {
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
    expect(account.held(known)).toBe(plusGross);
    expect(stripe.asked.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
  });

  it.each([
    ['another installation', { user_id: jana, installation: 'https://other.example' }],
    ['an unknown system', {}],
  ])('is listed until settled for an unknown payment requested by %s', async (_, noted) => {
    const paymentId = await unknownPayment(noted);
    const [item] = await listed('unmatched');
    expect(item).toMatchObject({
      paymentId,
      userId: null,
      status: 'unknown',
      unmatched: [{ amount: plusGross, owed: false }],
    });
    expect(await listed('owed')).toEqual([]);
    const own = await unknownPayment({ user_id: jana, installation: 'https://lend.example' });
    await eventually(
      async () => account.held(own),
      (held) => held === 0,
    );
    await webhooks();
    await mailed('Dein Geld');
    expect(account.held(paymentId)).toBe(plusGross);
    const of = item?.unmatched[0]?.reference ?? '';
    for (let time = 0; time < 2; time++)
      expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of })).toBe('ok');
    expect(await listed('unmatched')).toEqual([]);
    expect(await typesOf(paymentId)).toEqual(['PaymentMismatched', 'PaymentCleared']);
  });

  it('stays listed after a refund refused by Stripe until a bookkeeper has sent the money', async () => {
    const paymentId = await buy();
    account.state.refusesRefunds = true;
    account.sessions.push({ id: 'cs_other', paymentId, amount: plusGross, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    const [item] = await leftToUs();
    const [stray] = item?.unmatched ?? [];
    expect(item).toMatchObject({
      paymentId,
      way: 'stripe',
      owed: null,
      unmatched: [{ amount: plusGross, owed: true }],
    });
    const note = (who: string) => service.tell(who, 'noteTransferReturned', { paymentId, of: stray?.reference ?? '' });
    expect([await note(jana), await note(ada), await note(ada)]).toEqual(['payment_not_found', 'ok', 'ok']);
    expect(await listed('owed')).toEqual([]);
    await mailed('Dein Geld ist auf dem Weg zurück');
    account.state.refusesRefunds = false;
    const other = await buy(plusYear);
    expect(await withdraw(other)).toBe('ok');
    await cleared(other);
  });

  it('cannot be marked as sent by hand while Stripe is asked for the refund', async () => {
    const paymentId = await buy();
    account.sessions.push({ id: 'cs_other', paymentId, amount: plusGross, status: 'open', intent: null });
    account.pay(paymentId);
    const answered = once(() => account.held(paymentId) === plusGross);
    await webhooks();
    const [item] = await listed('owed');
    const [stray] = item?.unmatched ?? [];
    expect(stray).toMatchObject({ owed: true, providerUntil: after(7 * 24 * HOUR) });
    expect(await sentByHand(paymentId, stray?.reference)).toBe('refund_under_way');
    await answered;
    await cleared(paymentId, plusGross);
    expect(await sentByHand(paymentId, stray?.reference)).toBe('ok');
    expect(account.held(paymentId)).toBe(plusGross);
  });

  it('is listed again when its refund fails', async () => {
    const paymentId = await book();
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    account.sessions.push({ id: 'cs_late', paymentId, amount: plusGross, status: 'open', intent: null });
    account.pay(paymentId);
    await webhooks();
    await cleared(paymentId);
    account.bounce(paymentId, plusGross);
    await webhooks();
    expect(await listed('owed')).toMatchObject([
      { paymentId, owed: null, unmatched: [{ amount: plusGross, owed: true }] },
    ]);
    await mailed('Deine Rückzahlung ist nicht');
  });

  it('is refunded if the offer of a placement was deleted in the meantime', async () => {
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
});
