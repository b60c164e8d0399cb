import { setTimeout as pause } from 'node:timers/promises';
import { silentLog, type Log } from '@lendring/platform/base/log.js';
import type { SearchEngine, SearchIndex } from './search.port.js';
import { isUnusable } from './sqlite-file.adapter.js';
import { createHost } from './sqlite-host.adapter.js';
import { startThread, type Thread } from './sqlite-thread.adapter.js';

export type SqliteSearchOptions = Readonly<{
  directory: string;
  /**
   * Number of search threads, in addition to one for writing; 0 runs everything in the caller's thread (unit tests).
   * Each keeps about 200 MB of columns and caches at 100,000 offers and answers some hundred searches per second, so
   * one is the default.
   */
  maxWorkers?: number;
  log?: Log;
}>;

const QUIET_MS = 50;

function ownThread(directory: string): Thread {
  const host = createHost(directory);
  return { load: () => 0, run: async (task) => host.run(task), close: async () => void host.run({ do: 'end' }) };
}

/**
 * Search in SQLite: FTS5 in one file per index, in worker threads so that searches do not block the event loop.
 */
export function openSqliteSearch({ directory, maxWorkers = 1, log = silentLog }: SqliteSearchOptions): SearchEngine {
  const own = maxWorkers === 0 ? ownThread(directory) : null;
  const writer = own ?? startThread(directory);
  const readers = own ? [own] : Array.from({ length: maxWorkers }, () => startThread(directory));
  const threads = new Set([writer, ...readers]);
  const inAll = async (tasksOf: (thread: Thread) => Promise<unknown>): Promise<void> => {
    await Promise.all([...threads].map(tasksOf));
  };
  /** Warms a reader up in short steps while idle; never in the caller's own thread. */
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
   * Sets an unusable file aside once, even if several callers meet the damage; the index stays closed until reopened.
   */
  const putAside = async (name: string, error: unknown): Promise<void> => {
    await inAll((thread) => thread.run({ do: 'release', name }));
    const aside = await writer.run({ do: 'put-aside', name });
    log.error({ index: name, aside, error: String(error) }, 'Search index unusable; renamed and refilled from the log');
  };
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
  /** Serialise opening, so that the second opener of a damaged index finds the file that the first has created. */
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
          // Serialise scrubs, because a running scrub does not cover removals since its start.
          const mine = scrubbed
            .catch(() => undefined)
            .then(async () => {
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
          if (!result || typeof result !== 'object') throw new Error('Search thread returned no result.');
          return result;
        },
        async close() {
          closed = true;
          await inAll((thread) => thread.run({ do: 'release', name }));
        },
      };
    },
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
