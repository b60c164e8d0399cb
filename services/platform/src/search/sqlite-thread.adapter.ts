import { Worker } from 'node:worker_threads';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { SearchResult } from './search.port.js';
import { Unusable } from './sqlite-file.adapter.js';
import type { Task } from './sqlite-host.adapter.js';
import type { Answer, Call } from './sqlite-search.worker.adapter.js';

/** What a task answers: a search its result, warming up whether there is more to do, an index how far it is. */
export type Done = SearchResult | Position | boolean | null;

/** Runs tasks somewhere, each after the one before. */
export type Thread = Readonly<{
  /** Tasks asked for and not yet answered. */
  load: () => number;
  run: (task: Task) => Promise<Done>;
  close: () => Promise<void>;
}>;

/** Run from TypeScript sources (tests), a thread has Node's own type stripping but nobody who finds `./x.ts` behind `./x.js`. */
const sourceLoader = (entry: string): URL => new URL(`data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith('.') && context.parentURL?.endsWith('.ts') ? specifier.replace(/\\.js$/, '.ts') : specifier, context),
  });
  await import(${JSON.stringify(entry)});
`)}`);

const entryOf = (here: string): URL => {
  const name = './sqlite-search.worker.adapter';
  return here.endsWith('.ts') ? sourceLoader(new URL(`${name}.ts`, here).href) : new URL(`${name}.js`, here);
};

/** Far above what 100,000 offers need (50 MB): V8 leaves a heap with no limit to grow by half its garbage. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/** A worker thread; one that dies fails what it was asked and is replaced at the next task. */
export function startThread(directory: string): Thread {
  let worker: Worker | null = null;
  let closed = false;
  let calls = 0;
  const waiting = new Map<number, PromiseWithResolvers<Done>>();

  const failAll = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    // Flags of the caller (a test runner's, for example) are not the thread's.
    const started = new Worker(entryOf(import.meta.url), { workerData: { directory }, resourceLimits, execArgv: [] });
    started.on('message', ({ call, result, error, unusable }: Answer) => {
      const asked = waiting.get(call);
      waiting.delete(call);
      // An idle thread keeps no process alive.
      if (waiting.size === 0) started.unref();
      // What SQLite adds to its errors does not travel between threads.
      if (error) asked?.reject(unusable ? new Unusable(error.message, { cause: error }) : error);
      else asked?.resolve(result as Done);
    });
    const ended = (error: Error): void => {
      if (worker === started) failAll(error);
    };
    started.on('error', ended);
    started.on('exit', () => ended(new Error('The search thread ended.')));
    return started;
  };

  const run = (task: Task): Promise<Done> => {
    if (closed) return Promise.reject(new Error('The search engine is closed.'));
    worker ??= start();
    const answer = Promise.withResolvers<Done>();
    calls += 1;
    waiting.set(calls, answer);
    worker.ref();
    worker.postMessage({ call: calls, task } satisfies Call);
    return answer.promise;
  };

  return {
    run,
    load: () => waiting.size,
    async close() {
      // Comes after everything asked before.
      const end = worker ? run({ do: 'end' }) : null;
      closed = true;
      await end;
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
