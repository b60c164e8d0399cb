import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { messageOf } from '../base/message-of.js';
import { NotTaken } from './bus.port.js';

type Options = Readonly<{
  text?: string;
  group: string;
  tries: number;
  /** Milliseconds before the second attempt; doubles with each retry. */
  backOffMs: number;
  signal: AbortSignal;
}>;

/**
 * Calls the handler until it succeeds, each time with a fresh copy of the event. Returns null on success, or the last
 * error when all attempts failed; attempts that end in {@link NotTaken} do not count.
 * @throws NotTaken when aborted earlier
 */
export const handOver = async (
  event: CloudEvent,
  handler: (event: CloudEvent) => Promise<void>,
  { text = JSON.stringify(event), group, tries, backOffMs, signal }: Options,
): Promise<string | null> => {
  for (let attempt = 1; ;) {
    if (signal.aborted) throw new NotTaken(`${group} stopped before it took ${event.id}`);
    try {
      // Parse the text for each attempt, which is several times faster than a structured clone of the event.
      await handler(JSON.parse(text) as CloudEvent);
      return null;
    } catch (error) {
      if (!(error instanceof NotTaken) && attempt >= tries) return messageOf(error);
      await pause(backOffMs * 2 ** (attempt - 1), undefined, { signal }).catch(() => undefined);
      if (!(error instanceof NotTaken)) attempt += 1;
    }
  }
};
