import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { afterAll, beforeAll, describe } from 'vitest';
import { silentLog } from '../src/base/log.js';
import type { EventStore } from '../src/event-store/event-store.port.js';
import { openKurrentEventStore } from '../src/event-store/kurrent.adapter.js';
import { shredding } from '../src/event-store/shredding.decorator.js';
import { openSqliteEventStore } from '../src/event-store/sqlite.adapter.js';
import { createCommandHandler } from '../src/runtime/service/command-handler.js';
import { createKnownStreamLoader, createStreamLoader } from '../src/runtime/service/load-stream.js';
import { createStreamCaches } from '../src/runtime/service/stream-cache.js';
import { startKurrentStandIn, type KurrentStandIn } from './event-store/kurrent-stand-in/server.js';
import { personal } from './jars.js';
import { memoryKeys } from './memory.js';

export const turning = (first: EventStore) => {
  let now = first;
  const log: EventStore = {
    ready: () => now.ready(),
    append: (writes) => now.append(writes),
    read: (...asked) => now.read(...asked),
    endOf: (event) => now.endOf(event),
    holds: (eventId) => now.holds(eventId),
    knownEnd: (stream) => now.knownEnd(stream),
    follow: (options) => now.follow(options),
    head: () => now.head(),
    close: () => now.close(),
  };
  return {
    log,
    turn: (to: EventStore): void => {
      now = to;
    },
  };
};

/** Store that knows the end of each stream. */
export const knowing = (log: EventStore): EventStore => ({
  ...log,
  async knownEnd(stream) {
    const last = (await log.read(stream)).at(-1);
    return last ? { revision: last.revision, id: last.id } : 'absent';
  },
});

let standIn: KurrentStandIn;
const opens = {
  SQLite: () => openSqliteEventStore(':memory:'),
  KurrentDB: (namespace = 'jar') => openKurrentEventStore({ url: standIn.url, namespace, log: silentLog }),
} as const;

/** Replicas that share one log; `raw` is that log, `open` creates an empty one of the same kind. */
const replicasOn = (kind: keyof typeof opens) => {
  const logs: EventStore[] = [];
  const closing: (() => void)[] = [];
  const shared = memoryKeys();
  const raw = (): EventStore => logs[0]!;
  beforeAll(() => {
    logs.push(opens[kind]());
  });
  afterAll(async () => {
    for (const close of closing) close();
    await raw().close();
  });

  /** Replica with its own cache; `reads` counts the events it read and its read calls. */
  const replica = ({ log = raw(), base = shared, bytes = 1_000_000, ttlMs = HOUR_MS } = {}) => {
    const caches = createStreamCaches({ keys: base, bytes, ttlMs });
    closing.push(() => caches.close());
    const store = shredding(log, caches.keys, personal);
    const reads = { events: 0, calls: 0 };
    const counted: EventStore = {
      ...store,
      async holds(eventId) {
        reads.calls += 1;
        return store.holds(eventId);
      },
      async read(...asked) {
        reads.calls += 1;
        const found = await store.read(...asked);
        reads.events += found.length;
        return found;
      },
    };
    const cache = caches.of('jar');
    const commands = createCommandHandler({ store: counted, keys: caches.keys, personal, cache });
    const load = createStreamLoader({ store: counted, stored: log, personal, cache });
    const loadKnown = createKnownStreamLoader({ store: counted, cache }, load);
    return { commands, load, loadKnown, caches, reads, store };
  };
  return { kind, raw, open: opens[kind], replica };
};

export const describeReplicas = (title: string, suite: (replicas: ReturnType<typeof replicasOn>) => void): void => {
  beforeAll(async () => {
    standIn = await startKurrentStandIn();
  });
  afterAll(() => standIn.stop());
  describe.each(Object.keys(opens) as (keyof typeof opens)[])(`${title}, on %s`, (kind) => suite(replicasOn(kind)));
};
