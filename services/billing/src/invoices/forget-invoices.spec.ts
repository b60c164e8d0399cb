import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { eventually } from '@lendring/platform/testing/eventually.js';

import { idOf, startService, type RunningService } from '../../testing/service.js';
import { invoiceAggregate } from './invoice.aggregate.js';

const jana = idOf('jana');
let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const invoiced = async (): Promise<string> => {
  const paymentId = randomUUID();
  await service.tell(jana, 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId });
  await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' });
  const [invoice] = (await service.ask(jana, 'invoices', { page: 1, size: 10 })).items;
  const invoiceId = invoice?.invoiceId ?? '';
  await eventually(
    async () => service.files.has(invoiceKey(invoiceId)),
    (isDrawn) => isDrawn,
  );
  return invoiceId;
};
const isKept = async (invoiceId: string, at: string): Promise<boolean> => {
  await service.clocks(at, ['forget-invoices']);
  const { issued } = await service.core.load(invoiceAggregate, invoiceId);
  expect(service.files.has(invoiceKey(invoiceId))).toBe(issued?.buyer !== null);
  return issued?.buyer !== null;
};

describe('stored invoice', () => {
  it('is kept for the retention period set at its issue, even if that is shortened later', async () => {
    const invoiceId = await invoiced();
    Object.assign(service.issuer, { country: 'GB', retentionYears: 1 });
    expect(await isKept(invoiceId, '2034-01-02T00:00:00.000Z')).toBe(true);
    expect(await isKept(invoiceId, '2035-12-30T00:00:00.000Z')).toBe(true);
    expect(await isKept(invoiceId, '2036-01-01T00:00:00.000Z')).toBe(false);
  });

  it('is kept longer if the retention period is extended later', async () => {
    const invoiceId = await invoiced();
    service.issuer.retentionYears = 10;
    expect(await isKept(invoiceId, '2037-12-30T00:00:00.000Z')).toBe(true);
    expect(await isKept(invoiceId, '2038-01-01T00:00:00.000Z')).toBe(false);
  });

  it('is kept for at least the legal minimum of the issuer’s country', async () => {
    service.issuer.retentionYears = 1;
    const invoiceId = await invoiced();
    expect(await isKept(invoiceId, '2035-12-30T00:00:00.000Z')).toBe(true);
    expect(await isKept(invoiceId, '2036-01-01T00:00:00.000Z')).toBe(false);
  });
});
