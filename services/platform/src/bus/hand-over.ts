import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { messageOf } from '../base/message-of.js';
import { NotTaken } from './bus.port.js';

type Options = Readonly<{
  /** The event as JSON, where that is there already. */
  text?: string;
  group: string;
  tries: number;
  /** Milliseconds before the second try; doubles with each. */
  backOffMs: number;
  /** Aborts when the group stops or another consumer owns the event: no further try begins. */
  signal: AbortSignal;
}>;

/**
 * Calls the handler with an event until it succeeds, each time with a fresh copy. Answers null on success, and the last
 * error when all tries failed; a try that ends in {@link NotTaken} does not count.
 * @throws NotTaken when aborted before that
 */
export const handOver = async (
  event: CloudEvent,
  handler: (event: CloudEvent) => Promise<void>,
  { text = JSON.stringify(event), group, tries, backOffMs, signal }: Options,
): Promise<string | null> => {
  for (let attempt = 1; ;) {
    if (signal.aborted) throw new NotTaken(`${group} stopped before it took ${event.id}`);
    try {
      // An event is JSON: parsing its text is several times faster than a structured clone.
      await handler(JSON.parse(text) as CloudEvent);
      return null;
    } catch (error) {
      if (!(error instanceof NotTaken) && attempt >= tries) return messageOf(error);
      await pause(backOffMs * 2 ** (attempt - 1), undefined, { signal }).catch(() => undefined);
      if (!(error instanceof NotTaken)) attempt += 1;
    }
  }
};
