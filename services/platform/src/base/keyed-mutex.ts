/** Mutex per key: work on the same key runs sequentially, but starts anyway after waiting for `maxWaitMs`. */
export const createKeyedMutex = (maxWaitMs: number) => {
  const last = new Map<string, Promise<void>>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name);
    const turn = (async () => {
      if (before) await waitAtMost(before, maxWaitMs);
      return work();
    })();
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, ended);
    try {
      return await turn;
    } finally {
      if (last.get(name) === ended) last.delete(name);
    }
  };
};

/**
 * Waits with a timer instead of an abort signal, because creating and catching the abort error costs more than the
 * rest of a short command. `before` never rejects.
 */
const waitAtMost = (before: Promise<void>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void before.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
