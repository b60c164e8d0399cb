import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { plus, plusGross } from '../../testing/acts.js';
import { overStripe, type OverStripe } from '../../testing/over-stripe.js';
import { idOf } from '../../testing/service.js';

const [jana, verleih, ada] = [idOf('jana'), idOf('verleih'), idOf('ada')];
const drill = 'k3v9w0m2xa';
const HOUR = 3_600_000;

const {
  start,
  stop,
  after,
  buy,
  cancel,
  cleared,
  invoicesOf,
  listed,
  mailed,
  beforeRefund,
  openPage,
  planOf,
  refundsAsked,
  sentByHand,
  typesOf,
  webhooks,
  withdraw,
} = overStripe();
let service: OverStripe['service'];
let account: OverStripe['account'];
beforeEach(async () => {
  ({ service, account } = await start());
});
afterEach(stop);
const once = (isSo: () => boolean) => eventually(async () => isSo(), Boolean);

describe('refund via Stripe', () => {
  it('cannot be marked as sent by hand for seven days while Stripe is being asked', async () => {
    const paymentId = await buy();
    const answered = once(() => account.held(paymentId) === 0);
    expect(await cancel(paymentId)).toBe('ok');
    const providerUntil = after(7 * 24 * HOUR);
    expect(await listed('owed')).toMatchObject([{ paymentId, owed: plusGross, providerUntil }]);
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

  it('continues for the remaining amount after a late partial refund event', async () => {
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

  it('is requested again after a crash between the order and the Stripe call', async () => {
    const [withdrawn, cancelled] = [await buy(), await buy(plus, verleih)];
    for (const [paymentId, back] of [
      [withdrawn, withdraw],
      [cancelled, cancel],
    ] as const) {
      let deaths = 0;
      beforeRefund(() => {
        deaths += 1;
        if (deaths < 3) throw new Error('The process dies');
      });
      const asked = refundsAsked().length;
      expect(await back(paymentId)).toBe('ok');
      await cleared(paymentId);
      expect(refundsAsked()).toHaveLength(asked + 1);
      expect((await typesOf(paymentId)).filter((type) => type === 'PaymentRefundOrdered')).toHaveLength(1);
    }
  });

  it('is retried while Stripe is down, for at most seven days', async () => {
    const [paymentId, other] = [await buy(), await buy(plus, verleih)];
    let times = 0;
    let isAway = true;
    beforeRefund(() => {
      times += 1;
      if (isAway) throw new EngineUnavailable('payment provider');
    });
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

  it('returns and promises exactly the remaining amount for a withdrawal after a partial refund', async () => {
    const paymentId = await buy();
    account.refundPart(paymentId, 100);
    await webhooks();
    expect((await service.ask(jana, 'withdrawable', {})).bookings).toMatchObject([{ gross: plusGross, back: 483 }]);
    expect(await withdraw(paymentId)).toBe('ok');
    await cleared(paymentId);
    expect((await planOf()).running).toBeNull();
    expect((await invoicesOf()).map(({ status, gross }) => [status, gross])).toEqual([
      ['credit_note', -plusGross],
      ['cancelled', plusGross],
    ]);
    expect(await withdraw(paymentId)).toBe('ok');
    expect(account.held(paymentId)).toBe(0);
    const [mail] = await mailed('Widerruf');
    expect(mail?.text).toContain('auch die übrigen 4,83');
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'refunded' });
  });

  it('is listed as owed for a withdrawal of a disputed payment, and dead-letters no event', async () => {
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
    ).toMatchObject([{ paymentId, status: 'disputed', owed: plusGross }]);
    expect((await invoicesOf()).map(({ gross }) => gross)).toEqual([-plusGross, plusGross]);
    expect((await mailed('Widerruf'))[0]?.text).toContain('über deine Bank zurückgefordert');
    const other = await buy();
    expect(await withdraw(other)).toBe('ok');
    await cleared(other);
  });

  it('is owed by hand again after a failure, with a notice to the buyer and the bookkeepers', async () => {
    const paymentId = await buy();
    expect(await withdraw(paymentId)).toBe('ok');
    await cleared(paymentId);
    account.bounce(paymentId, plusGross);
    await webhooks();
    const [item] = await listed('owed');
    expect(item).toMatchObject({ paymentId, way: 'stripe', owed: plusGross });
    const [own, office] = [await mailed('Deine Rückzahlung ist nicht'), await mailed('Eine Rückzahlung ist nicht')];
    expect([own, office].map((mails) => mails.map(({ to }) => to))).toEqual([
      ['jana@example.org'],
      [sampleIssuer.email],
    ]);
    expect(own[0]?.text).toContain('5,83');
    expect((await invoicesOf()).map(({ status }) => status)).toEqual(['credit_note', 'cancelled']);
    account.refundPart(paymentId, plusGross);
    await webhooks();
    expect(await listed('owed')).toEqual([]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'refunded', owedBack: false });
  });

  it('is partly owed after a failed partial refund, and recorded by hand', async () => {
    const paymentId = await buy();
    account.refundPart(paymentId, 100);
    account.bounce(paymentId, 100);
    await webhooks();
    expect(await listed('owed')).toMatchObject([{ paymentId, owed: 100, status: 'paid' }]);
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of: null })).toBe('ok');
    expect(await listed('owed')).toEqual([]);
    expect((await service.ask(jana, 'withdrawable', {})).bookings).toMatchObject([{ back: 483 }]);
  });

  it.each(['won', 'warning_closed'] as const)('is not made when a dispute ends as %s', async (status) => {
    const paymentId = await buy();
    account.dispute(paymentId);
    account.closeDispute(paymentId, status);
    await webhooks();
    expect(await listed('disputed')).toEqual([]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'paid', granted: true });
    expect((await invoicesOf()).map((one) => one.status)).toEqual(['paid']);
  });

  it('is final after a lost dispute, with a credit note', async () => {
    const paymentId = await buy();
    account.dispute(paymentId);
    account.closeDispute(paymentId, 'lost');
    await webhooks();
    expect([await listed('disputed'), await listed('owed')]).toEqual([[], []]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'refunded' });
    expect((await invoicesOf()).map(({ gross }) => gross)).toEqual([-plusGross, plusGross]);
  });

  it('is sent automatically for a withdrawal during a dispute once the dispute is won', async () => {
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

  it('ends highlights included in the plan, but not highlights bought separately', async () => {
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
