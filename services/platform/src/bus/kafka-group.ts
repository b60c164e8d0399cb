import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { backOff, sleep } from '../base/back-off.js';
import { messageOf } from '../base/message-of.js';
import type { Log } from '../base/log.js';
import type { GiveUp } from './bus.port.js';
import { handOver } from './hand-over.js';
import { takeBatch } from './kafka-batch.js';
import { fromRecord, type KafkaRecord } from './kafka-record.js';
import { createKeyedQueue } from '../base/keyed-queue.js';

type Message = KafkaRecord & Readonly<{ offset: string }>;

export type Batch = Readonly<{
  topic: string;
  partition: number;
  messages: readonly Message[];
  resolve: (offset: string) => void;
  heartbeat: () => Promise<void>;
}>;

type Options = Readonly<{
  group: string;
  handler: (event: CloudEvent) => Promise<void>;
  /**
   * Consumes until the connection is lost (rejects) or the signal aborts; calls `joined` once the consumer is part of
   * the group.
   */
  connect: (take: (batch: Batch) => Promise<void>, joined: () => void, stopped: AbortSignal) => Promise<void>;
  bury: (message: Message, from: Readonly<{ topic: string; partition: number; error: string }>) => Promise<void>;
  tries: number;
  backOffMs: number;
  concurrency: number;
  heartbeatMs: number;
  log: Log;
  giveUp: GiveUp | undefined;
  /** Reports a lost connection; returns true if the loss is already logged elsewhere. */
  lost: (error: unknown) => boolean;
  found: () => void;
}>;

const STOP_GRACE_MS = 3_000;

const MAX_BACK_OFF_MS = 5_000;

/** Runs a group's consumer and reconnects after any loss. Returns a stop function that waits for running handlers. */
export const runGroup = ({
  group,
  handler,
  connect,
  bury,
  tries,
  backOffMs,
  concurrency,
  heartbeatMs,
  log,
  giveUp,
  lost,
  found,
}: Options): (() => Promise<void>) => {
  const queue = createKeyedQueue(concurrency);
  const abort = new AbortController();
  const stopped = abort.signal;

  const takeMessage = async (
    message: Message,
    topic: string,
    partition: number,
    signal: AbortSignal,
  ): Promise<void> => {
    let event: CloudEvent;
    try {
      event = fromRecord(message);
    } catch (cause) {
      const error = messageOf(cause);
      await bury(message, { topic, partition, error });
      log.error(
        { group, topic, partition, offset: message.offset, error },
        'Message that is not an event moved to the dead letters',
      );
      return;
    }
    const error = await handOver(event, handler, { group, tries, backOffMs, signal });
    if (error !== null) await giveUp?.({ group, topic, event, error, tries });
  };

  const take = ({ topic, partition, messages, resolve, heartbeat }: Batch): Promise<void> =>
    takeBatch({
      messages,
      queue,
      stopped,
      heartbeat,
      heartbeatMs,
      keyOf: ({ key }) => `${topic} ${key?.toString() ?? ''}`,
      take: (message, signal) => takeMessage(message, topic, partition, signal),
      resolve: ({ offset }) => resolve(offset),
    });

  const run = async (): Promise<void> => {
    let losses = 0;
    while (!stopped.aborted) {
      try {
        await connect(
          take,
          () => {
            losses = 0;
            found();
          },
          stopped,
        );
      } catch (error) {
        if (stopped.aborted) return;
        losses += 1;
        // Log from the second loss on: the first is normal while a cluster starts and its coordinator is loading.
        if (losses > 1 && !lost(error))
          log.warn({ group, losses, err: error }, 'Kafka connection still unavailable; retrying');
        await pause(Math.min(backOff(losses), MAX_BACK_OFF_MS), undefined, { signal: stopped }).catch(() => undefined);
      }
    }
  };

  const running = run();
  return async () => {
    abort.abort();
    const enough = new AbortController();
    await Promise.race([running, queue.idle().then(() => sleep(STOP_GRACE_MS, enough.signal))]);
    await queue.idle();
    enough.abort();
  };
};
