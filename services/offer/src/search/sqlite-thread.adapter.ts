import type { Position } from '@lendring/contracts/kernel/ids.js';
import { startThread as start, type Thread as AnyThread } from '@lendring/platform/base/threads/thread.js';
import type { SearchResult } from './search.port.js';
import { Unusable } from './sqlite-file.adapter.js';
import type { Task } from './sqlite-host.adapter.js';
import type { FileUnusable } from './sqlite-search.worker.adapter.js';

/** What a task answers: a search its result, warming up and a scrub whether there is more to do, an index how far it is. */
export type Done = SearchResult | Position | boolean | null;

/** Runs tasks somewhere, each after the one before. */
export type Thread = Pick<AnyThread<Task, Done>, 'load' | 'run'> & Readonly<{ close: () => Promise<void> }>;

/** Far above what 100,000 offers need (50 MB): V8 leaves a heap with no limit to grow by half its garbage. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

const isUnusable = (done: Done | FileUnusable): done is FileUnusable =>
  typeof done === 'object' && done !== null && 'unusable' in done;

/** A search thread; one that dies fails what it was asked and is replaced at the next task. */
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
      // What SQLite adds to its errors does not travel between threads.
      if (isUnusable(done)) throw new Unusable(done.unusable.message, { cause: done.unusable });
      return done;
    },
    close: () => thread.close({ do: 'end' }),
  };
}
