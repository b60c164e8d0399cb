/** Wakes waiting followers: `all` wakes them, `next` waits for that, at most `ms` and not after an abort. */
export const createWakeUp = () => {
  const sleepers = new Set<() => void>();
  return {
    all(): void {
      for (const wake of sleepers) wake();
    },
    next: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          sleepers.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, ms).unref();
        sleepers.add(wake);
        signal.addEventListener('abort', wake);
        if (signal.aborted) wake();
      }),
  };
};
