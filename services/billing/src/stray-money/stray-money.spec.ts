import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';

const jana = idOf('jana');

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

it.each([
  ['late', { status: 'failed', granted: false, stray: 'late' }],
  ['twice', { status: 'paid', granted: true, stray: 'twice' }],
  ['paid', { status: 'paid', granted: true, stray: null }],
] as const)('a payment that came %s is shown as such to its payer, even after the refund', async (outcome, shown) => {
  const paymentId = randomUUID();
  await service.tell(jana, 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId });
  await service.tell(jana, 'payOnTestPage', { paymentId, outcome });
  const payment = await eventually(
    () => service.ask(jana, 'payment', { paymentId }),
    (one) => one?.unmatched.length === 0,
  );
  expect(payment).toMatchObject(shown);
});
