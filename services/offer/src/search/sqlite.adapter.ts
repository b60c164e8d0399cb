import { setTimeout as pause } from 'node:timers/promises';
import { silentLog, type Log } from '@lendring/platform/base/log.js';
import type { SearchEngine, SearchIndex } from './search.port.js';
import { isUnusable } from './sqlite-file.adapter.js';
import { createHost } from './sqlite-host.adapter.js';
import { startThread, type Thread } from './sqlite-thread.adapter.js';

export type SqliteSearchOptions = Readonly<{
  /** Holds one file per index; created when missing. */
  directory: string;
  /**
   * Threads that search; one more writes. 0 does everything in the caller's thread (unit tests). Each holds its own
   * copy of what it knows, about 200 MB at 100,000 offers, and answers some hundred searches a second: one is the
   * default.
   */
  maxWorkers?: number;
  log?: Log;
}>;

/** An index without a query for so long has time to warm up. */
const QUIET_MS = 50;

/** The caller's own thread in the place of a worker. */
function ownThread(directory: string): Thread {
  const host = createHost(directory);
  return { load: () => 0, run: async (task) => host.run(task), close: async () => void host.run({ do: 'end' }) };
}

/**
 * Search in SQLite: FTS5 and R*Tree in a file per index, searched in worker threads so that no search holds up the
 * event loop.
 */
export function openSqliteSearch({ directory, maxWorkers = 1, log = silentLog }: SqliteSearchOptions): SearchEngine {
  const own = maxWorkers === 0 ? ownThread(directory) : null;
  const writer = own ?? startThread(directory);
  const readers = own ? [own] : Array.from({ length: maxWorkers }, () => startThread(directory));
  const threads = new Set([writer, ...readers]);
  const inAll = async (tasksOf: (thread: Thread) => Promise<unknown>): Promise<void> => {
    await Promise.all([...threads].map(tasksOf));
  };
  /** Warms a reader up in short steps, while nobody searches; not in the caller's own thread. */
  const warmUp = async (reader: Thread, name: string, quietFor: () => number): Promise<void> => {
    for (let more = reader !== own; more;) {
      if (quietFor() < QUIET_MS) await pause(QUIET_MS, undefined, { ref: false });
      else more = (await reader.run({ do: 'warm', name })) === true;
    }
  };
  const idlest = (): Thread => readers.reduce((best, thread) => (thread.load() < best.load() ? thread : best));

  const listeners = new Set<(name: string) => void>();
  const losses = new Map<string, Promise<void>>();

  /**
   * Puts an unusable file aside, once for all who meet the damage; the index takes nothing until it is opened again.
   */
  const putAside = async (name: string, error: unknown): Promise<void> => {
    await inAll((thread) => thread.run({ do: 'release', name }));
    const aside = await writer.run({ do: 'put-aside', name });
    log.error(
      { index: name, aside, error: String(error) },
      'a search index cannot be used: it was put aside and is filled again from the log',
    );
  };
  /** Work on an index: when the file turns out to be damaged, listeners are notified. */
  const on = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!isUnusable(error)) throw error;
      const losing =
        losses.get(name) ??
        putAside(name, error).then(() => {
          for (const tell of listeners) tell(name);
        });
      losses.set(name, losing);
      await losing;
      throw error;
    }
  };

  const make = async (name: string): Promise<void> => {
    await writer.run({ do: 'create', name });
    await Promise.all(readers.map((reader) => reader.run({ do: 'load', name })));
  };

  const ready = async (name: string): Promise<void> => {
    await losses.get(name);
    await make(name).catch(async (error: unknown) => {
      if (!isUnusable(error)) throw error;
      await putAside(name, error);
      await make(name);
    });
    losses.delete(name);
  };
  const opening = new Map<string, Promise<void>>();
  /** One after the other: who opens a damaged index second finds the file that the first has made in its place. */
  const readyInTurn = (name: string): Promise<void> => {
    const before = opening.get(name) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => ready(name));
    opening.set(name, mine);
    return mine;
  };

  return {
    async open(name): Promise<SearchIndex> {
      await readyInTurn(name);
      let closed = false;
      let scrubbed = Promise.resolve();
      let searchedAt = -Infinity;
      // Nobody waits for it; it ends when the index is closed.
      for (const reader of readers)
        void warmUp(reader, name, () => performance.now() - searchedAt).catch(() => undefined);
      const ensureOpen = (): void => {
        if (closed) throw new Error(`Search index ${name} is closed.`);
      };
      return {
        async write(writes, reached) {
          ensureOpen();
          if (writes.length > 0 || reached !== undefined)
            await on(name, () => writer.run({ do: 'write', name, writes, reached }));
        },
        async reached() {
          ensureOpen();
          return String(await on(name, () => writer.run({ do: 'reached', name })));
        },
        async scrub() {
          // One after the other: one that is under way has not seen what was removed since it began.
          const mine = scrubbed
            .catch(() => undefined)
            .then(async () => {
              // Step by step, so that writes come in between.
              for (let more = true; more;) {
                ensureOpen();
                more = (await on(name, () => writer.run({ do: 'scrub', name }))) === true;
              }
            });
          scrubbed = mine;
          await mine;
        },
        async search(query) {
          ensureOpen();
          searchedAt = performance.now();
          const result = await on(name, () => idlest().run({ do: 'search', name, query }));
          if (!result || typeof result !== 'object') throw new Error('A search was answered without a result.');
          return result;
        },
        async close() {
          closed = true;
          await inAll((thread) => thread.run({ do: 'release', name }));
        },
      };
    },
    // It lives in this process.
    answers: async () => undefined,
    async drop(name) {
      await inAll((thread) => thread.run({ do: 'release', name }));
      await writer.run({ do: 'delete', name });
    },
    whenLost(tell) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    close: () => inAll((thread) => thread.close()),
  };
}
