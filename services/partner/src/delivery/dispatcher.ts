import { setTimeout as pauseFor } from 'node:timers/promises';
import { TEST_TYPE } from '@lendring/contracts/partner/feed.js';
import { createLanes } from '@lendring/platform/base/lanes.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import type { WebhookFacts } from '../webhook/webhook.js';
import { SLOW_MS, startLane, type Lane, type LaneDeps } from './lane.js';

/** Sends what is due, a lane for each webhook. */
export interface Dispatcher {
  /** Looks which webhooks there are, and starts and ends lanes; repeated for as long as the service runs. */
  readonly look: ClockPolicy;
  /** Tries the way to a webhook now, out of turn; the outcome stands among its deliveries. */
  test(webhook: WebhookFacts, deliveryId: string): void;
  /** No sending begins any more; those on their way are cut off and sent again at the next start. */
  stop(): Promise<void>;
}

type Deps = Omit<LaneDeps, 'inTurn'> & Readonly<{ webhooks: View<WebhookFacts>; quietMs?: number }>;

/** Sendings at once: those who answer fast never wait behind those who do not. */
const FAST = 48;
const SLOW = 16;
const TESTS = 8;
const EVERY_MS = 500;
/** Without a look for so long it is another replica's turn: the lease on it holds for ten seconds. */
const QUIET_MS = 6_000;
const PAGE = 500;

export const createDispatcher = ({ webhooks, quietMs = QUIET_MS, ...deps }: Deps): Dispatcher => {
  const { send, clock, log } = deps;
  const lanes = new Map<string, Lane>();
  const fast = createLanes(FAST);
  const slow = createLanes(SLOW);
  const tests = createLanes(TESTS);
  const stopped = new AbortController();
  let turns = 0;
  let lookedAt = 0;
  const inTurn: LaneDeps['inTurn'] = async (isSlow, sending) => {
    const turn = String((turns += 1));
    if (isSlow) return slow.run(turn, sending);
    let sent = Promise.resolve();
    // Who turns out slow gives the place back, and waits among the slow the next time.
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

  /** Not waited for: a sending on its way must not hold up the others. */
  const leave = (webhookId: string): void =>
    void end(webhookId).catch((error: unknown) => log.error({ webhookId, err: error }, 'a lane did not end well'));

  /** Of several replicas one looks, and who looks no more must not send either. */
  const guard = setInterval(
    () => {
      if (lanes.size > 0 && Date.now() - lookedAt > quietMs) for (const webhookId of lanes.keys()) leave(webhookId);
    },
    Math.min(1_000, quietMs / 2),
  ).unref();

  const tick = async (): Promise<void> => {
    lookedAt = Date.now();
    const on = new Set<string>();
    for (let last = ''; ;) {
      const page = await webhooks.find({
        filter: { status: 'on', webhookId: { $gt: last } },
        sort: [['webhookId', 1]],
        limit: PAGE,
      });
      if (stopped.signal.aborted) return;
      for (const webhook of page) {
        on.add(webhook.webhookId);
        const lane = lanes.get(webhook.webhookId);
        if (lane) lane.update(webhook);
        else lanes.set(webhook.webhookId, startLane(webhook, { ...deps, inTurn }));
        last = webhook.webhookId;
      }
      if (page.length < PAGE) break;
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
        .catch((error: unknown) => log.warn({ webhookId: webhook.webhookId, err: error }, 'a test could not be sent'));
    },
    async stop() {
      stopped.abort();
      clearInterval(guard);
      await Promise.all([...lanes.keys()].map(end));
      await tests.idle();
    },
  };
};
