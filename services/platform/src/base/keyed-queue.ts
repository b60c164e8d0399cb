/** Runs work in order per key and at most `limit` pieces of it at once. */
export const createKeyedQueue = (limit: number) => {
  const tails = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const withSlot = async (work: () => Promise<void>): Promise<void> => {
    if (running >= limit)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else running += 1;
    try {
      await work();
    } finally {
      // A slot is handed to the next in line rather than freed, so that nothing overtakes waiting work.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    /** Rejects as the work does; later work on the same key runs all the same. */
    run: (key: string, work: () => Promise<void>): Promise<void> => {
      const done = (tails.get(key) ?? Promise.resolve()).then(() => withSlot(work));
      const tail = done
        .catch(() => undefined)
        .then(() => {
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return done;
    },
    /** Resolves when all work has ended. */
    idle: async (): Promise<void> => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
};
