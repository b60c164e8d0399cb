/** `all` wakes every sleeper; `next` waits for a wake-up, at most `ms`, and ends on abort. */
export const createWakeUp = () => {
  const sleepers = new Set<() => void>();
  /** Sleepers grouped by abort signal, because one listener per sleep would cost more than the sleep. */
  const abortedBy = new WeakMap<AbortSignal, Set<() => void>>();

  const sleepersOf = (signal: AbortSignal): Set<() => void> => {
    const known = abortedBy.get(signal);
    if (known) return known;
    const own = new Set<() => void>();
    abortedBy.set(signal, own);
    signal.addEventListener('abort', () => {
      for (const wake of own) wake();
    });
    return own;
  };

  return {
    all(): void {
      for (const wake of sleepers) wake();
    },
    next: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const own = sleepersOf(signal);
        const wake = (): void => {
          clearTimeout(timer);
          sleepers.delete(wake);
          own.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms).unref();
        sleepers.add(wake);
        own.add(wake);
        if (signal.aborted) wake();
      }),
  };
};
