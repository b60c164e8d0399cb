import { setTimeout as pauseFor } from 'node:timers/promises';
import { pagesOf } from '@lendring/platform/read-models/pages-of.js';
import { TEST_TYPE } from '@lendring/contracts/partner/followed-events.js';
import { createKeyedQueue } from '@lendring/platform/base/keyed-queue.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import type { WebhookFacts } from '../webhooks/webhooks.aggregate.js';
import { SLOW_MS, startLane, type Lane, type LaneDeps } from './lane.js';

/** Sends due deliveries, with one sequential queue ("lane") per webhook. */
export interface Dispatcher {
  readonly look: ClockPolicy;
  /** Sends a test event immediately, outside the webhook's queue; the result appears among its deliveries. */
  test(webhook: WebhookFacts, deliveryId: string): void;
  /** Aborts deliveries in progress; the next start sends them again. */
  stop(): Promise<void>;
}

type Deps = Omit<LaneDeps, 'inTurn'> & Readonly<{ webhooks: View<WebhookFacts>; quietMs?: number }>;

/** Concurrent deliveries. Fast and slow receivers have separate pools, so fast ones never wait behind slow ones. */
const FAST = 48;
const SLOW = 16;
const TESTS = 8;
const EVERY_MS = 500;
/** Milliseconds without ticks after which another replica may hold the lease, which lasts ten seconds. */
const QUIET_MS = 6_000;
const PAGE = 500;

export const createDispatcher = ({ webhooks, quietMs = QUIET_MS, ...deps }: Deps): Dispatcher => {
  const { send, clock, log } = deps;
  const lanes = new Map<string, Lane>();
  const fast = createKeyedQueue(FAST);
  const slow = createKeyedQueue(SLOW);
  const tests = createKeyedQueue(TESTS);
  const stopped = new AbortController();
  let turns = 0;
  let lookedAt = 0;
  const inTurn: LaneDeps['inTurn'] = async (isSlow, sending) => {
    const turn = String((turns += 1));
    if (isSlow) return slow.run(turn, sending);
    let sent = Promise.resolve();
    await fast.run(turn, async () => {
      sent = sending();
      await Promise.race([sent, pauseFor(SLOW_MS, undefined, { ref: false })]);
    });
    return sent;
  };

  const end = async (webhookId: string): Promise<void> => {
    const lane = lanes.get(webhookId);
    lanes.delete(webhookId);
    await lane?.stop();
  };

  /** Do not await the end: a delivery in progress must not block the tick. */
  const leave = (webhookId: string): void =>
    void end(webhookId).catch((error: unknown) =>
      log.error({ webhookId, err: error }, 'Delivery queue of a webhook ended with an error'),
    );

  /** Stop sending when the ticks cease, because then another replica may hold the lease. */
  const guard = setInterval(
    () => {
      if (lanes.size > 0 && Date.now() - lookedAt > quietMs) for (const webhookId of lanes.keys()) leave(webhookId);
    },
    Math.min(1_000, quietMs / 2),
  ).unref();

  const tick = async (): Promise<void> => {
    lookedAt = Date.now();
    const on = new Set<string>();
    for await (const page of pagesOf(webhooks, 'webhookId', (after) => ({ status: 'on', ...after }), PAGE)) {
      if (stopped.signal.aborted) return;
      for (const webhook of page) {
        on.add(webhook.webhookId);
        const lane = lanes.get(webhook.webhookId);
        if (lane) lane.update(webhook);
        else lanes.set(webhook.webhookId, startLane(webhook, { ...deps, inTurn }));
      }
    }
    for (const webhookId of lanes.keys()) if (!on.has(webhookId)) leave(webhookId);
  };

  return {
    look: { name: 'send-webhooks', everyMs: EVERY_MS, tick },
    test(webhook, deliveryId) {
      const event = {
        specversion: '1.0',
        id: deliveryId,
        source: '/partner',
        type: TEST_TYPE,
        subject: webhook.webhookId,
        time: clock.now(),
        datacontenttype: 'application/json',
        data: { webhookId: webhook.webhookId },
      } as const;
      if (stopped.signal.aborted) return;
      void tests
        .run(webhook.webhookId, async () => {
          await send(webhook, event, 1, deliveryId, stopped.signal);
        })
        .catch((error: unknown) =>
          log.warn({ webhookId: webhook.webhookId, err: error }, 'Test event could not be sent'),
        );
    },
    async stop() {
      stopped.abort();
      clearInterval(guard);
      await Promise.all([...lanes.keys()].map(end));
      await tests.idle();
    },
  };
};
