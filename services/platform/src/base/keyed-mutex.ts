/**
 * A mutex per key: work on the same key runs one after the other; work that has waited `maxWaitMs` runs
 * anyway.
 */
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
 * `before` never rejects. Without an abort signal: making and catching its error cost more than the rest of a short
 * command.
 */
const waitAtMost = (before: Promise<void>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void before.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
