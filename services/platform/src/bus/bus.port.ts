import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';

/** Integration events between services, at least once, in order per subject. */
export interface Bus {
  /** Resolves when every event is safe with the broker. */
  publish(topic: string, events: readonly CloudEvent[]): Promise<void>;
  /**
   * Hands each event of the topics to the handler, one at a time per subject. An error is tried again; after the last try
   * the event goes to the dead letters of the group and the rest goes on. Resolves to a stop function.
   */
  consume(group: string, topics: readonly string[], handler: (event: CloudEvent) => Promise<void>): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
