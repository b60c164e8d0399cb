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
      // Hand the slot to the next waiter instead of freeing it, so that no new work overtakes.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    /** Rejects if the work rejects; later work on the same key still runs. */
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
    idle: async (): Promise<void> => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
};
