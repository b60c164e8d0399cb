import { setTimeout as pause } from 'node:timers/promises';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { Delivery } from '@lendring/contracts/partner/delivery.js';
import { createKeyedQueue } from '@lendring/platform/base/keyed-queue.js';
import { positionOfCount } from '@lendring/platform/read-models/counting.js';
import type { Collection, Documents } from '@lendring/platform/read-models/documents.port.js';

type Kept = Delivery & Readonly<{ webhookId: string; /** Sequence number within the webhook. */ nth: number }>;

export interface Deliveries {
  note(webhookId: string, delivery: Delivery): Promise<void>;
  last(webhookId: string, limit: number): Promise<readonly Delivery[]>;
  forget(webhookId: string): Promise<void>;
  one(webhookId: string, deliveryId: string, waitMs: number): Promise<Delivery | null>;
}

const NAME = 'deliveries@1';
const LOOK_EVERY_MS = 100;
const WRITERS = 16;

const deliveryOf = ({ webhookId: _webhookId, nth: _nth, ...delivery }: Kept): Delivery => delivery;

const slot = (webhookId: string, nth: number): string => `${webhookId} ${nth % partnerLimits.deliveries}`;

/** Ring buffer per webhook: when it is full, a new delivery overwrites the oldest. */
export const openDeliveries = (documents: Documents): Deliveries => {
  let opened: Promise<Collection<Kept>> | undefined;
  const collection = (): Promise<Collection<Kept>> =>
    (opened ??= documents.collection<Kept>(NAME, [
      [
        ['webhookId', 1],
        ['nth', -1],
      ],
      [['deliveryId', 1]],
    ]));
  const inOrder = createKeyedQueue(WRITERS);

  const find = async (webhookId: string, limit: number) =>
    (await collection()).find({ filter: { webhookId }, sort: [['nth', -1]], limit });

  return {
    async note(webhookId, delivery) {
      await inOrder.run(webhookId, async () => {
        const stored = await collection();
        for (let tried = 0; ;) {
          const nth = ((await find(webhookId, 1))[0]?.nth ?? 0) + 1;
          // A second conflict at the same sequence number means that a deleted webhook occupies the slot, not that
          // another writer is active.
          if (nth === tried) return;
          tried = nth;
          const before = nth - partnerLimits.deliveries;
          const document: Kept = { ...delivery, webhookId, nth };
          const write = { id: slot(webhookId, nth), position: positionOfCount(nth), document };
          if (await stored.writeIf(before > 0 ? positionOfCount(before) : null, write)) return;
        }
      });
    },
    forget: (webhookId) =>
      inOrder.run(webhookId, async () => {
        const kept = await find(webhookId, partnerLimits.deliveries);
        const position = positionOfCount((kept[0]?.nth ?? 0) + 1);
        await (
          await collection()
        ).write(kept.map(({ nth }) => ({ id: slot(webhookId, nth), position, document: null })));
      }),
    last: async (webhookId, limit) => (await find(webhookId, limit)).map(deliveryOf),
    async one(webhookId, deliveryId, waitMs) {
      for (const until = Date.now() + waitMs; ;) {
        const [found] = await (await collection()).find({ filter: { webhookId, deliveryId }, limit: 1 });
        if (found) return deliveryOf(found);
        if (Date.now() >= until) return null;
        await pause(LOOK_EVERY_MS);
      }
    },
  };
};
