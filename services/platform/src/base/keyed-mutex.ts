/**
 * Mutex per key: work on the same key runs sequentially, but the next one starts anyway once the current one has run
 * for `maxMs`.
 */
export const createKeyedMutex = (maxMs: number) => {
  const last = new Map<string, Promise<void>>();
  const inTurn = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    last.set(name, released);
    if (before) await before;
    // Release with a timer instead of an abort signal, because creating and catching the abort error costs more than
    // the rest of a short command.
    const timer = setTimeout(release, maxMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      release();
      if (last.get(name) === released) last.delete(name);
    }
  };
  return Object.assign(inTurn, {
    /** True while work on the key runs or waits. */
    isBusy: (name: string): boolean => last.has(name),
  });
};
