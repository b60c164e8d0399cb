import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, startService, type RunningService } from '../testing/service.js';

const jana = idOf('jana');
const plus = { planId: 'plus', interval: 'month', net: 490 } as const;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const bookAndPay = async () => {
  const paymentId = randomUUID();
  await service.tell(jana, 'bookPlan', { ...plus, paymentId });
  await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' });
};

describe('repeated click', () => {
  it('books one plan, and its key is refused for another plan', async () => {
    const [click, paymentId] = [randomUUID(), randomUUID()];
    expect(await service.tell(jana, 'bookPlan', { ...plus, paymentId }, click)).toBe('ok');
    const head = await service.store.head();
    expect(await service.tell(jana, 'bookPlan', { ...plus, paymentId }, click)).toBe('ok');
    const year = { planId: 'plus', interval: 'year', net: 4_900, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookPlan', year, click)).toBe('idempotency_key_reused');
    expect(await service.tell(jana, 'bookPlan', { ...plus, paymentId: randomUUID() }, click)).toBe(
      'idempotency_key_reused',
    );
    expect(await service.store.head()).toBe(head);
  });

  it('with different contents books only one of two concurrent plans', async () => {
    const click = randomUUID();
    const book = (interval: 'month' | 'year') =>
      service.tell(
        jana,
        'bookPlan',
        { planId: 'plus', interval, net: interval === 'month' ? 490 : 4_900, paymentId: randomUUID() },
        click,
      );
    const answers = await Promise.all([book('month'), book('year')]);
    expect(answers.toSorted()).toEqual(['idempotency_key_reused', 'ok']);
  });

  it('ends a plan once, and its key is refused for another reason', async () => {
    await bookAndPay();
    const click = randomUUID();
    expect(await service.tell(jana, 'cancelPlan', { reason: null }, click)).toBe('ok');
    expect(await service.tell(jana, 'cancelPlan', { reason: null }, click)).toBe('ok');
    expect(await service.tell(jana, 'cancelPlan', { reason: 'Es lief nicht.' }, click)).toBe('idempotency_key_reused');
  });

  it('books one feature for an offer, and its key is refused for another feature', async () => {
    const click = randomUUID();
    const feature = { offerId: 'k3v9w0m2xa', feature: 'highlight', net: 190, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookFeature', feature, click)).toBe('ok');
    expect(await service.tell(jana, 'bookFeature', feature, click)).toBe('ok');
    expect(await service.tell(jana, 'bookFeature', { ...feature, feature: 'home', net: 690 }, click)).toBe(
      'idempotency_key_reused',
    );
  });
});
