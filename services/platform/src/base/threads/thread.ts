import { Worker, type ResourceLimits } from 'node:worker_threads';

export type Call<Task> = Readonly<{ call: number; task: Task }>;
export type Answer = Readonly<{ call: number; result: unknown; error: Error | null }>;

export type Thread<Task, Done> = Readonly<{
  load: () => number;
  run: (task: Task) => Promise<Done>;
  /** Runs `last` after all pending tasks, unless the thread never started. */
  close: (last?: Task) => Promise<void>;
}>;

type Options = Readonly<{
  name: string;
  /** `beside` is the `import.meta.url` of a file in the entry's folder; `entry` is the file name without extension. */
  beside: string;
  entry: string;
  data?: unknown;
  limits: ResourceLimits;
  /** Milliseconds without tasks after which the worker is ended, since each takes 10 MB and more; null: never. */
  endIdleMs?: number | null;
}>;

/**
 * Resolves `./x.js` to `./x.ts` in a thread that runs TypeScript sources (in tests); Node's type stripping does not.
 */
const sourceLoader = (entry: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.startsWith('.') && context.parentURL?.endsWith('.ts') ? specifier.replace(/\\.js$/, '.ts') : specifier, context),
  });
  await import(${JSON.stringify(entry)});
`)}`,
  );

const entryOf = (beside: string, name: string): URL =>
  beside.endsWith('.ts') ? sourceLoader(new URL(`./${name}.ts`, beside).href) : new URL(`./${name}.js`, beside);

/**
 * Starts the worker on the first task. If the worker dies, pending tasks reject and the next task starts a new worker.
 */
export const startThread = <Task, Done>({
  name,
  beside,
  entry,
  data,
  limits,
  endIdleMs = null,
}: Options): Thread<Task, Done> => {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let calls = 0;
  const waiting = new Map<number, PromiseWithResolvers<Done>>();

  const failAll = (error: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const rest = (started: Worker): void => {
    started.unref();
    if (endIdleMs === null) return;
    idle = setTimeout(() => {
      if (worker === started) worker = null;
      void started.terminate();
    }, endIdleMs).unref();
  };
  const start = (): Worker => {
    // Do not inherit the parent's flags, for example those of a test runner; sources must resolve the sources of other
    // packages.
    const execArgv = beside.endsWith('.ts') ? ['--conditions=lendring-source'] : [];
    const started = new Worker(entryOf(beside, entry), { workerData: data, resourceLimits: limits, execArgv });
    started.on('message', ({ call, result, error }: Answer) => {
      const asked = waiting.get(call);
      waiting.delete(call);
      if (waiting.size === 0) rest(started);
      if (error) asked?.reject(error);
      else asked?.resolve(result as Done);
    });
    const ended = (error: Error): void => {
      if (worker === started) failAll(error);
    };
    started.on('error', ended);
    started.on('exit', () => ended(new Error(`The ${name} thread ended.`)));
    return started;
  };

  const run = (task: Task): Promise<Done> => {
    if (closed) return Promise.reject(new Error(`The ${name} thread is closed.`));
    clearTimeout(idle);
    worker ??= start();
    const answer = Promise.withResolvers<Done>();
    calls += 1;
    waiting.set(calls, answer);
    worker.ref();
    worker.postMessage({ call: calls, task } satisfies Call<Task>);
    return answer.promise;
  };

  return {
    run,
    load: () => waiting.size,
    async close(last) {
      const end = worker && last !== undefined ? run(last) : null;
      closed = true;
      await end;
      clearTimeout(idle);
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
};
