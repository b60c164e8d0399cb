import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { NotTaken } from './bus.port.js';

type Options = Readonly<{
  group: string;
  tries: number;
  /** Milliseconds before the second try; doubles with each. */
  backOffMs: number;
  /** The group stops, or the event is another one's to take: no further try begins. */
  signal: AbortSignal;
}>;

/**
 * Hands an event to the handler until it takes it, each time a copy of its own. Answers null when it was taken, and
 * what the last try said when all were in vain. @throws NotTaken when the signal came first
 */
export const handOver = async (
  event: CloudEvent,
  handler: (event: CloudEvent) => Promise<void>,
  { group, tries, backOffMs, signal }: Options,
): Promise<string | null> => {
  // An event is JSON, and text and back is several times faster than a structured clone.
  const wire = JSON.stringify(event);
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) throw new NotTaken(`${group} stopped before it took ${event.id}`);
    try {
      await handler(JSON.parse(wire) as CloudEvent);
      return null;
    } catch (error) {
      if (attempt >= tries) return error instanceof Error ? error.message : String(error);
      await pause(backOffMs * 2 ** (attempt - 1), undefined, { signal }).catch(() => undefined);
    }
  }
};
