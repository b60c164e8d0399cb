import { backOff, sleep } from '../base/back-off.js';
import type { Log } from '../base/log.js';
import { messageOf } from '../base/message-of.js';
import type { Listener } from './bus.port.js';
import type { Batch } from './kafka-group.js';
import { fromRecord } from './kafka-record.js';

type Options = Readonly<{
  listener: Listener;
  log: Log;
  /**
   * Consumes from the newest event on until the consumer crashes (rejects) or is stopped. Calls `fetched` once the
   * start offset is fixed; earlier events are missed.
   */
  connect: (
    take: (batch: Batch) => Promise<void>,
    joined: () => void,
    fetched: () => void,
    stopped: AbortSignal,
  ) => Promise<void>;
  lost: (error: unknown) => boolean;
}>;

const STOP_GRACE_MS = 3_000;
const MAX_BACK_OFF_MS = 2_000;

/** Listens without a group, so that every process receives all events. Reconnects forever. */
export const runListener = ({ listener, log, connect, lost }: Options): (() => Promise<void>) => {
  const abort = new AbortController();
  const { signal: stopped } = abort;
  let losses = 0;
  let isSettled = false;

  const joined = (): void => {
    losses = 0;
    isSettled = false;
  };
  const fetched = (): void => {
    if (isSettled) return;
    isSettled = true;
    listener.missed();
  };
  const take = async ({ topic, messages, resolve, heartbeat }: Batch): Promise<void> => {
    for (const message of messages) {
      try {
        listener.heard(fromRecord(message));
      } catch (error) {
        log.warn({ topic, offset: message.offset, error: messageOf(error) }, 'Message that is not an event skipped');
      }
      resolve(message.offset);
    }
    await heartbeat();
  };

  const run = async (): Promise<void> => {
    while (!stopped.aborted) {
      try {
        await connect(take, joined, fetched, stopped);
      } catch (error) {
        if (stopped.aborted) return;
        losses += 1;
        if (!lost(error)) log.warn({ losses, err: error }, 'Kafka subscription lost; retrying');
        await sleep(Math.min(backOff(losses), MAX_BACK_OFF_MS), stopped);
      }
    }
  };

  const running = run();
  return async () => {
    abort.abort();
    const enough = new AbortController();
    await Promise.race([running, sleep(STOP_GRACE_MS, enough.signal)]);
    enough.abort();
  };
};
