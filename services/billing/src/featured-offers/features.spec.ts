import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FeatureEvent, OfferFeature } from '@lendring/contracts/billing/featured-offers.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { withdraw } from './decide.js';
import { drawn } from './draw.js';
import { featureAggregate } from './feature.aggregate.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { invoiceOf } from '../payments/move-money.js';

const [jana, ben, ada] = [idOf('jana'), idOf('ben'), idOf('ada')];
const drill = 'k3v9w0m2xa';
const prices = { highlight: 190, top: 490, home: 690 } as const;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const book = async (
  userId: string,
  feature: OfferFeature,
  { offerId = drill, net = prices[feature] as number } = {},
) => {
  const paymentId = randomUUID();
  return { paymentId, answer: await service.tell(userId, 'bookFeature', { offerId, feature, net, paymentId }) };
};
const pay = (userId: string, paymentId: string, outcome: 'paid' | 'declined' | 'twice' | 'late' = 'paid') =>
  service.tell(userId, 'payOnTestPage', { paymentId, outcome });
const bookAndPay = async (userId: string, feature: OfferFeature) => {
  const { paymentId, answer } = await book(userId, feature);
  expect([answer, await pay(userId, paymentId)]).toEqual(['ok', 'ok']);
  return paymentId;
};
const featuresOf = async (offerId = drill) =>
  Object.fromEntries(
    ((await service.ask(jana, 'features', { offerId }))?.features ?? []).map((one) => [one.feature, one]),
  );
const featured = async (feature: OfferFeature) => (await service.ask(ben, 'featured', { feature })).offerIds;

describe('feature of an offer', () => {
  it('ends with the offer, without a refund', async () => {
    const paymentId = await bookAndPay(jana, 'top');
    service.clock.time = '2027-02-02T10:00:00.000Z';
    await service.deleteOffer(drill, jana);
    expect(await featured('top')).toEqual([]);
    expect((await service.core.load(featureAggregate, drill)).begun.top).toEqual({
      from: '2027-01-31T10:00:00.000Z',
      until: '2027-02-02T10:00:00.000Z',
    });
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ status: 'paid', granted: true });
    expect(await service.tell(jana, 'withdrawBooking', { paymentId })).toBe('ok');
  });

  it('is extended once by the time of a lock that moderation lifted', async () => {
    await bookAndPay(jana, 'top');
    service.clock.time = '2027-02-03T10:00:00.000Z';
    for (let time = 0; time < 2; time++) await service.moderateOffer(drill, 'locked');
    service.clock.time = '2027-02-05T10:00:00.000Z';
    await bookAndPay(jana, 'home');
    service.clock.time = '2027-02-10T10:00:00.000Z';
    expect(await featured('top')).toEqual([]);
    for (let time = 0; time < 2; time++) await service.moderateOffer(drill, 'released');
    expect(await featured('top')).toEqual([drill]);
    expect(await featuresOf()).toMatchObject({
      top: { running: { from: '2027-01-31T10:00:00.000Z', until: '2027-02-14T10:00:00.000Z' } },
      home: { running: { until: '2027-02-17T10:00:00.000Z' } },
    });
  });

  it('is not extended for a permanent lock, or for a lock that began after its end', async () => {
    await bookAndPay(jana, 'top');
    service.clock.time = '2027-02-08T10:00:00.000Z';
    await service.moderateOffer(drill, 'locked');
    service.clock.time = '2027-02-09T10:00:00.000Z';
    await service.moderateOffer(drill, 'released');
    expect(await featured('top')).toEqual([]);
    const { begun } = await service.core.load(featureAggregate, drill);
    expect(begun.top?.until).toBe('2027-02-07T10:00:00.000Z');
    await service.moderateOffer('c000000000', 'locked');
    expect(await service.store.read('feature-c000000000')).toEqual([]);
  });

  it('begins when paid, with one invoice despite repeated payment events', async () => {
    const { paymentId, answer } = await book(jana, 'top');
    expect(answer).toBe('ok');
    expect(await featuresOf()).toMatchObject({ top: { pending: paymentId, running: null }, home: { pending: null } });
    expect(await featured('top')).toEqual([]);
    expect(await pay(jana, paymentId, 'twice')).toBe('ok');
    expect(await featuresOf()).toMatchObject({
      top: { pending: null, running: { from: '2027-01-31T10:00:00.000Z', until: '2027-02-07T10:00:00.000Z' } },
    });
    expect(await featured('top')).toEqual([drill]);
    expect((await service.ask(jana, 'invoices', { page: 1, size: 10 })).items).toMatchObject([
      {
        gross: 583,
        status: 'paid',
        positions: [{ text: `Platz ganz oben, 7 Tage, Inserat ${drill}` }],
        term: { from: '2027-01-31', to: '2027-02-07' },
      },
    ]);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ granted: true, status: 'paid' });
  });

  it('appears on its invoice by the offer title at booking, which the log stores encrypted', async () => {
    service.admins.add(ada);
    service.titles.set(drill, 'Bohrmaschine $& Koffer');
    const line = `Platz ganz oben, 7 Tage, Inserat „Bohrmaschine $& Koffer“ (${drill})`;
    const asked = { offerId: drill, feature: 'top' } as const;
    expect(await service.ask(jana, 'featureQuote', { ...asked, locale: 'en' })).toMatchObject({
      positions: [{ text: `Place at the top, 7 days, offer “Bohrmaschine $& Koffer” (${drill})` }],
    });
    const { paymentId } = await book(jana, 'top');
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ positions: [{ text: line }] });
    service.titles.set(drill, 'Säge');
    expect(await pay(jana, paymentId)).toBe('ok');
    const invoiceId = invoiceOf(paymentId);
    expect(await service.tell(ada, 'takeInvoiceBack', { invoiceId, reason: 'Irrtum' })).toBe('ok');
    const { items } = await service.ask(jana, 'invoices', { page: 1, size: 10 });
    expect(items.map(({ positions }) => positions.map(({ text }) => text))).toEqual([[line], [line]]);
    const [note] = items;
    const streams = [`payment-${paymentId}`, `invoice-${invoiceId}`, `invoice-${note?.invoiceId}`];
    for (const stream of streams)
      expect(JSON.stringify(await service.store.read(stream))).not.toContain('Bohrmaschine');
    const mail = await eventually(
      async () => service.mails.find(({ subject }) => subject.startsWith('Deine Rechnung')),
      (found) => found !== undefined,
    );
    expect(mail?.text).toContain('Bohrmaschine');
    // The title is deleted with the buyer's data at the end of the legal retention period.
    await service.tick('2036-01-01T10:00:00.000Z');
    expect((await service.ask(ada, 'anyInvoice', { invoiceId }))?.positions).toMatchObject([
      { text: `Platz ganz oben, 7 Tage, Inserat ${drill}` },
    ]);
  });

  it('ends by itself, and is extended by a booking while it runs', async () => {
    await bookAndPay(jana, 'top');
    service.clock.time = '2027-02-05T10:00:00.000Z';
    expect(await service.ask(jana, 'featureQuote', { offerId: drill, feature: 'top', locale: 'en' })).toMatchObject({
      from: '2027-02-07T10:00:00.000Z',
      until: '2027-02-14T10:00:00.000Z',
      gross: 583,
      positions: [{ text: `Place at the top, 7 days, offer ${drill}` }],
      buyer: { name: 'Jana' },
    });
    await bookAndPay(jana, 'top');
    expect((await featuresOf()).top?.running).toEqual({
      from: '2027-01-31T10:00:00.000Z',
      until: '2027-02-14T10:00:00.000Z',
    });
    service.clock.time = '2027-02-14T10:00:00.000Z';
    expect((await featuresOf()).top?.running).toBeNull();
    expect(await featured('top')).toEqual([]);
  });

  it('is booked once despite repeated and parallel clicks', async () => {
    const [first, second] = await Promise.all([book(jana, 'home'), book(jana, 'home')]);
    expect([first?.answer, second?.answer]).toEqual(['ok', 'ok']);
    const { home } = await featuresOf();
    expect([first?.paymentId, second?.paymentId]).toContain(home?.pending);
    expect((await service.store.read(`feature-${drill}`)).map(({ type }) => type)).toEqual(['FeatureBooked']);
  });

  it('does not begin if the payment fails, and late money is refunded', async () => {
    const { paymentId } = await book(jana, 'top');
    expect(await pay(jana, paymentId, 'late')).toBe('ok');
    expect((await featuresOf()).top).toMatchObject({ running: null, pending: null });
    const types = async () => (await service.store.read(`payment-${paymentId}`)).map(({ type }) => type);
    await eventually(types, (all) => all.includes('PaymentReturned'));
    const back = ['PaymentMismatched', 'PaymentRefundOrdered', 'PaymentReturned'];
    expect(await types()).toEqual(['PaymentAsked', 'PaymentFailed', ...back]);
    expect((await book(jana, 'top')).answer).toBe('ok');
  });

  it('is sold at the displayed price, to the owner, for a public offer', async () => {
    expect((await book(jana, 'top', { net: 1 })).answer).toBe('feature_price_changed');
    const shown = { offerId: drill, feature: 'top', net: 490, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookFeature', { ...shown, gross: 490 })).toBe('feature_price_changed');
    expect((await book(ben, 'top')).answer).toBe('offer_not_yours');
    expect((await book(jana, 'top', { offerId: 'zzzzzzzzzz' })).answer).toBe('offer_not_yours');
    expect(
      await service.tellAsVisitor('bookFeature', { offerId: drill, feature: 'top', net: 490, paymentId: randomUUID() }),
    ).toBe('offer_not_yours');
    expect(await service.ask(ben, 'features', { offerId: drill })).toBeNull();
    const quoteTo = (who: string) => service.ask(who, 'featureQuote', { offerId: drill, feature: 'top', locale: 'en' });
    expect(await quoteTo(ben)).toEqual({ refused: 'feature_not_sold' });
    service.customers.delete(jana);
    expect(await quoteTo(jana)).toEqual({ refused: 'billing_address_missing' });
    expect((await book(jana, 'top')).answer).toBe('billing_address_missing');
  });
});

describe('feature after the withdrawal of a booking', () => {
  const act = { offerId: drill, userId: jana, at: '2027-02-03T10:00:00.000Z' };
  const [first, second] = [randomUUID(), randomUUID()];
  const begun = (paymentId: string, from: string, until: string | null) =>
    ({ type: 'FeatureBegun', data: { offerId: drill, userId: jana, feature: 'top', paymentId, from, until } }) as const;
  const untilAfter = (events: readonly FeatureEvent[], paymentId = second) => {
    const decision = withdraw(events.reduce(featureAggregate.evolve, featureAggregate.initialState), act, {
      paymentId,
    });
    return isRefused(decision) ? decision.refusal : decision.events.map(({ data }) => 'until' in data && data.until);
  };

  it('keeps the time paid by other bookings', () => {
    const day = (n: number) => `2027-02-${String(n).padStart(2, '0')}T10:00:00.000Z`;
    const once = begun(first, day(1), day(8));
    expect(untilAfter([once], first)).toEqual([act.at]);
    expect(untilAfter([once, begun(second, day(8), day(15))])).toEqual([day(8)]);
    expect(untilAfter([once, begun(second, day(8), day(15))], first)).toEqual([day(10)]);
    expect(untilAfter([once, begun(second, day(8), null)])).toEqual([day(8)]);
    expect(untilAfter([begun(second, day(1), null)])).toEqual([act.at]);
    expect(untilAfter([begun(second, day(1), day(2))])).toEqual([day(2)]);
    expect(untilAfter([once])).toEqual([]);
  });
});

describe('selection of featured offers beyond the list length', () => {
  it('is random, without repeats, and includes every offer over time', () => {
    const all = Array.from({ length: 12 }, (_, index) => index);
    const seen = new Set<number>();
    for (let time = 0; time < 200; time++) {
      const some = drawn(all, 5);
      expect(new Set(some).size).toBe(5);
      for (const one of some) seen.add(one);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(all);
    expect(drawn(all, 20).toSorted((a, b) => a - b)).toEqual(all);
  });
});

describe('highlight included in a plan', () => {
  const use = (userId: string, offerId = drill) => service.tell(userId, 'useHighlight', { offerId });
  const bookPlus = async () => {
    const paymentId = randomUUID();
    await service.tell(jana, 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId });
    await pay(jana, paymentId);
  };

  it('begins at once, is counted per month, and is used once per offer', async () => {
    expect(await use(jana)).toBe('highlights_used_up');
    await bookPlus();
    for (const offerId of ['c000000000', 'd000000000', 'e000000000']) service.offers.set(offerId, jana);
    expect(await use(jana)).toBe('ok');
    expect(await use(jana)).toBe('feature_running');
    expect(await featured('highlight')).toEqual([drill]);
    expect(await use(jana, 'c000000000')).toBe('ok');
    expect(await use(jana, 'd000000000')).toBe('highlights_used_up');
    expect((await service.ask(jana, 'features', { offerId: drill }))?.highlights).toEqual({ included: 2, used: 2 });
    service.clock.time = '2027-01-31T23:30:00.000Z';
    expect((await service.ask(jana, 'plan', {})).highlightsUsed).toBe(0);
    expect(await use(jana, 'd000000000')).toBe('ok');
  });

  it('cannot be used twice by concurrent clicks, nor by another user', async () => {
    await bookPlus();
    for (const offerId of ['c000000000', 'd000000000']) service.offers.set(offerId, jana);
    const answers = await Promise.all([use(jana), use(jana, 'c000000000'), use(jana, 'd000000000')]);
    expect(answers.toSorted()).toEqual(['highlights_used_up', 'ok', 'ok']);
    expect(await use(ben)).toBe('offer_not_yours');
  });
});
