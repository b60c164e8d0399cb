import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { FeedItem } from '@lendring/contracts/partner/followed-events.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { backOff, unlessAborted } from '@lendring/platform/base/back-off.js';
import type { Log } from '@lendring/platform/base/log.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { mayFollow } from '../feed/audience.js';
import type { Feed } from '../feed/feed.js';
import type { Place, WebhookFacts } from '../webhooks/webhooks.aggregate.js';
import type { Progress, ProgressBook } from './progress.js';
import { isGivenUp, retryAt } from './schedule.js';
import type { Send } from './send.js';

export type LaneDeps = Readonly<{
  feed: Feed;
  progress: ProgressBook;
  send: Send;
  /** Runs a delivery when a slot is free; slow or failing receivers share a separate pool. */
  inTurn: (slow: boolean, sending: () => Promise<void>) => Promise<void>;
  pause: (webhook: WebhookFacts, reason: 'failing' | 'gone', place: Place) => Promise<CommandAnswer>;
  noteReached: (webhook: WebhookFacts, place: Place) => Promise<CommandAnswer>;
  clock: Clock;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  log: Log;
}>;

/**
 * Delivers the events of one webhook sequentially in feed order: the next event waits until the receiver accepted the
 * current one.
 */
export interface Lane {
  /** Replaces the webhook's settings; a change that may repair a failing receiver ends the retry wait. */
  update(webhook: WebhookFacts): void;
  stop(): Promise<void>;
}

const PAGE = 20;
const WAIT_MS = 60_000;
export const SLOW_MS = 2_000;
const GONE = 410;

/**
 * True if the webhook subscribes to the event, its owner may see the event, and the event is newer than the webhook
 * or part of a replay.
 */
const isFor = ({ types, ownerId, start, createdAt }: WebhookFacts, event: CloudEvent, isPublic: boolean): boolean =>
  types.includes(event.type) && mayFollow(ownerId, event, isPublic) && (start > 1 || event.time >= createdAt);

export const startLane = (
  first: WebhookFacts,
  { feed, progress, send, inTurn, pause, noteReached, clock, sleep, random, log }: LaneDeps,
): Lane => {
  const stopped = new AbortController();
  let webhook = first;
  let woken = new AbortController();
  let slow = false;
  let troubles = 0;
  let notedAt = first.placedAt;
  const waiting = (): AbortSignal => AbortSignal.any([stopped.signal, woken.signal]);

  const giveUp = async (reason: 'failing' | 'gone', now: Progress): Promise<void> => {
    const changed = waiting();
    const answer = await pause(webhook, reason, await progress.placeOf(now));
    if (!answer.ok) throw new Error(`Webhook could not be paused: ${answer.refusal.code}`);
    // Block until the webhook changes or the read model shows the pause.
    await unlessAborted(new Promise(() => undefined), changed, 0);
  };

  const failed = (now: Progress): Progress => {
    const at = clock.now();
    return {
      ...now,
      failures: now.failures + 1,
      failingSince: now.failingSince ?? at,
      nextTryAt: retryAt(now.failures + 1, at, random()),
    };
  };

  const tellDaily = async (receiver: WebhookFacts, now: Progress): Promise<void> => {
    const at = clock.now();
    if (Date.parse(at) - Date.parse(notedAt > receiver.placedAt ? notedAt : receiver.placedAt) < DAY_MS) return;
    await noteReached(receiver, await progress.placeOf(now));
    notedAt = at;
  };

  const deliver = async (
    item: FeedItem,
    now: Progress,
    receiver: WebhookFacts,
  ): Promise<{ next: Progress; gone: boolean }> => {
    const attempt = now.failures + 1;
    const deliveryId = derivedId(
      receiver.webhookId,
      `${item.event.id} ${receiver.start} ${receiver.version} ${attempt} ${clock.now()}`,
    );
    const delivery = await send(receiver, item.event, attempt, deliveryId, stopped.signal);
    const ok = delivery !== 'unsigned' && delivery.ok;
    if (stopped.signal.aborted && !ok) return { next: now, gone: false };
    slow = !ok || delivery.durationMs > SLOW_MS;
    const next = ok
      ? {
          ...now,
          cursor: item.cursor,
          since: item.event.time,
          deliveredAt: clock.now(),
          failures: 0,
          failingSince: null,
          nextTryAt: null,
        }
      : failed(now);
    await progress.keep(next);
    return { next, gone: delivery !== 'unsigned' && delivery.status === GONE };
  };

  const round = async (): Promise<void> => {
    const receiver = webhook;
    let now = await progress.of(receiver);
    if (now.nextTryAt !== null && now.failingSince !== null) {
      if (isGivenUp(now.failingSince, clock.now())) return giveUp('failing', now);
      const leftMs = Date.parse(now.nextTryAt) - Date.parse(clock.now());
      if (leftMs > 0) return sleep(leftMs, waiting());
    }
    const changed = waiting();
    const page = await feed.after(now.cursor, {
      wanted: (event, isPublic) => isFor(receiver, event, isPublic),
      limit: PAGE,
      waitMs: WAIT_MS,
      signal: changed,
    });
    for (const item of page.items) {
      if (changed.aborted) return;
      let gone = false;
      await inTurn(slow, async () => {
        ({ next: now, gone } = await deliver(item, now, receiver));
      });
      if (gone) return giveUp('gone', now);
      if (now.cursor !== item.cursor) return;
    }
    if (page.items.length > 0) await tellDaily(receiver, now);
    if (!changed.aborted && page.cursor > now.cursor) await progress.keep({ ...now, cursor: page.cursor });
  };

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await round();
        troubles = 0;
      } catch (error) {
        troubles += 1;
        log.warn({ webhookId: webhook.webhookId, err: error }, 'Webhook deliveries failed internally; retrying');
        await sleep(backOff(troubles), waiting());
      }
    }
  };
  const running = run();

  return {
    update(next) {
      const healed = next.version !== webhook.version || next.status !== webhook.status;
      webhook = next;
      if (!healed) return;
      woken.abort();
      woken = new AbortController();
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
};
