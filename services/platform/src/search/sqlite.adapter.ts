import type { SearchEngine, SearchIndex } from './search.port.js';
import { createHost } from './sqlite-host.adapter.js';
import { startThread, type Thread } from './sqlite-thread.adapter.js';

export type SqliteSearchOptions = Readonly<{
  /** Holds one file per index; created when missing. */
  directory: string;
  /**
   * Threads that search; one more writes. 0 does everything in the caller's thread (unit tests). Each holds its own copy of what
   * it knows, about 200 MB at 100,000 offers, and answers some hundred searches a second: one is the default.
   */
  maxWorkers?: number;
}>;

/** The caller's own thread in the place of a worker. */
function ownThread(directory: string): Thread {
  const host = createHost(directory);
  return {
    load: () => 0,
    run: async (task) => host.run(task),
    close: async () => void host.run({ do: 'end' }),
  };
}

/** Search in SQLite: FTS5 and R*Tree in a file per index, searched in worker threads so that no search holds up the event loop. */
export function openSqliteSearch({ directory, maxWorkers = 1 }: SqliteSearchOptions): SearchEngine {
  const own = maxWorkers === 0 ? ownThread(directory) : null;
  const writer = own ?? startThread(directory);
  const readers = own ? [own] : Array.from({ length: maxWorkers }, () => startThread(directory));
  const threads = new Set([writer, ...readers]);
  const inAll = async (tasksOf: (thread: Thread) => Promise<unknown>): Promise<void> => {
    await Promise.all([...threads].map(tasksOf));
  };
  const idlest = (): Thread => readers.reduce((best, thread) => (thread.load() < best.load() ? thread : best));

  return {
    async open(name): Promise<SearchIndex> {
      await writer.run({ do: 'create', name });
      await Promise.all(readers.map((reader) => reader.run({ do: 'load', name })));
      let closed = false;
      const ensureOpen = (): void => {
        if (closed) throw new Error(`Search index ${name} is closed.`);
      };
      return {
        async write(writes) {
          ensureOpen();
          if (writes.length > 0) await writer.run({ do: 'write', name, writes });
        },
        async search(query) {
          ensureOpen();
          const result = await idlest().run({ do: 'search', name, query });
          if (!result) throw new Error('A search was answered without a result.');
          return result;
        },
        async close() {
          closed = true;
          await inAll((thread) => thread.run({ do: 'release', name }));
        },
      };
    },
    async drop(name) {
      await inAll((thread) => thread.run({ do: 'release', name }));
      await writer.run({ do: 'delete', name });
    },
    close: () => inAll((thread) => thread.close()),
  };
}
