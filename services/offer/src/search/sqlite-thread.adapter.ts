import type { Position } from '@lendring/contracts/kernel/ids.js';
import { startThread as start, type Thread as AnyThread } from '@lendring/platform/base/threads/thread.js';
import type { SearchResult } from './search.port.js';
import { Unusable } from './sqlite-file.adapter.js';
import type { Task } from './sqlite-host.adapter.js';
import type { FileUnusable } from './sqlite-search.worker.adapter.js';

export type Done = SearchResult | Position | boolean | null;

export type Thread = Pick<AnyThread<Task, Done>, 'load' | 'run'> & Readonly<{ close: () => Promise<void> }>;

/** Far above the 50 MB needed for 100,000 offers; without a limit, V8 lets garbage grow the heap by half. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

const isUnusable = (done: Done | FileUnusable): done is FileUnusable =>
  typeof done === 'object' && done !== null && 'unusable' in done;

/** A search thread; when it dies, its pending tasks fail and the next task starts a new one. */
export function startThread(directory: string): Thread {
  const thread = start<Task, Done | FileUnusable>({
    name: 'search',
    beside: import.meta.url,
    entry: 'sqlite-search.worker.adapter',
    data: { directory },
    limits,
  });
  return {
    load: thread.load,
    run: async (task) => {
      const done = await thread.run(task);
      // Rebuild the error here, because SQLite's error properties do not survive the transfer between threads.
      if (isUnusable(done)) throw new Unusable(done.unusable.message, { cause: done.unusable });
      return done;
    },
    close: () => thread.close({ do: 'end' }),
  };
}
