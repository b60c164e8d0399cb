import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { NotTaken, type Bus, type Listener } from './bus.port.js';
import { handOver } from './hand-over.js';
import { createBreather } from '../base/breather.js';
import { createKeyedQueue } from '../base/keyed-queue.js';

export type MemoryBus = Bus & Readonly<{ release: () => void }>;

type Options = Readonly<{
  tries?: number;
  backOffMs?: number;
  /**
   * Maximum events handled concurrently per group; events of one subject never run concurrently. Handlers share the
   * process with requests, so events are handled in small portions with yields in between.
   */
  concurrency?: number;
  held?: boolean;
}>;

type Wire = Readonly<{ event: CloudEvent; text: string }>;

type Group = {
  readonly topics: ReadonlySet<string>;
  readonly wants: (event: CloudEvent) => boolean;
  readonly take: (topic: string, event: Wire) => Promise<void>;
  readonly stopped: AbortController;
};

/**
 * Bus within one process. It stores nothing: the publisher's log is the outbox. `publish` resolves only when every
 * group has accepted or dead-lettered every event; only then does the relay advance its checkpoint.
 */
export const openMemoryBus = ({
  tries = 5,
  backOffMs = 100,
  concurrency = 16,
  held = false,
}: Options = {}): MemoryBus => {
  const groups = new Map<string, Group>();
  const listeners = new Set<Readonly<{ topics: ReadonlySet<string>; listener: Listener }>>();
  const closed = new AbortController();
  const gate = Promise.withResolvers<void>();
  gate.promise.catch(() => undefined);
  if (!held) gate.resolve();

  return {
    publish: async (topic, events) => {
      await gate.promise;
      if (closed.signal.aborted) throw new NotTaken('The bus is closed');
      const wires = events.map((event): Wire => ({ event, text: JSON.stringify(event) }));
      for (const { topics, listener } of listeners)
        if (topics.has(topic)) for (const { text } of wires) listener.heard(JSON.parse(text) as CloudEvent);
      const outcomes = await Promise.allSettled(
        [...groups.values()]
          .filter((group) => group.topics.has(topic))
          .flatMap((group) => wires.filter(({ event }) => group.wants(event)).map((wire) => group.take(topic, wire))),
      );
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    },
    consume: async (name, topics, handler, giveUp, types) => {
      const before = groups.get(name);
      if (before && !before.stopped.signal.aborted)
        throw new Error(`Consumer group ${name} already exists in this process`);
      const stopped = new AbortController();
      const wanted = types && new Set(types);
      const queue = createKeyedQueue(concurrency);
      const breathe = createBreather();
      groups.set(name, {
        topics: new Set(topics),
        stopped,
        wants: ({ type }) => wanted?.has(type) ?? true,
        take: (topic, { event, text }) =>
          queue.run(`${topic} ${event.subject}`, async () => {
            await breathe();
            const error = await handOver(event, handler, {
              text,
              group: name,
              tries,
              backOffMs,
              signal: stopped.signal,
            });
            if (error !== null) await giveUp?.({ group: name, topic, event, error, tries });
          }),
      });
      return async () => {
        // Keep the stopped group registered: `publish` rejects while the group is stopped, so the group misses no
        // events.
        stopped.abort();
        await queue.idle();
      };
    },
    listen: async (topics, listener) => {
      const entry = { topics: new Set(topics), listener };
      listeners.add(entry);
      listener.missed();
      return async () => void listeners.delete(entry);
    },
    release: () => {
      gate.resolve();
    },
    close: async () => {
      closed.abort();
      gate.reject(new NotTaken('The bus is closed'));
      for (const { stopped } of groups.values()) stopped.abort();
    },
  };
};
