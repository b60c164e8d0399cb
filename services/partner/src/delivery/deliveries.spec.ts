import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { Delivery } from '@lendring/contracts/partner/delivery.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { openDeliveries } from './deliveries.js';

const webhookId = randomUUID();
let documents: ReturnType<typeof openSqliteDocuments>;

beforeEach(() => {
  documents = openSqliteDocuments(':memory:');
});
afterEach(() => documents.close());

const delivery = (): Delivery => ({
  deliveryId: randomUUID(),
  eventId: randomUUID(),
  type: 'offer.published',
  at: '2027-01-31T10:00:00.000Z',
  attempt: 1,
  ok: true,
  status: 200,
  problem: null,
  durationMs: 12,
  answer: '',
});

const idsOf = (all: readonly Delivery[]) => all.map(({ deliveryId }) => deliveryId).toSorted();

it('keeps every log entry written by concurrent replicas, even while the oldest entries are trimmed', async () => {
  const replicas = [openDeliveries(documents), openDeliveries(documents)];
  for (let round = 0; round < 3; round++) {
    const some = Array.from({ length: partnerLimits.deliveries / 2 }, delivery);
    await Promise.all(some.map((one, n) => replicas[n % 2]!.note(webhookId, one)));
    expect(idsOf(await replicas[0]!.last(webhookId, some.length))).toEqual(idsOf(some));
  }
  expect(await replicas[1]!.last(webhookId, 2 * partnerLimits.deliveries)).toHaveLength(partnerLimits.deliveries);
});

it('does not store a late delivery of a deleted webhook', async () => {
  const deliveries = openDeliveries(documents);
  for (let n = 0; n < 3; n++) await deliveries.note(webhookId, delivery());
  await deliveries.forget(webhookId);
  await deliveries.note(webhookId, delivery());
  expect(await deliveries.last(webhookId, 10)).toEqual([]);
});
