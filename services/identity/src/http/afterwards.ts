import type { Log } from '@lendring/platform/base/log.js';

export const createAfterwards = (log: Log) => {
  const running = new Set<Promise<unknown>>();
  return {
    afterwards: (work: () => Promise<unknown>): void => {
      const done: Promise<unknown> = new Promise((resolve) => {
        setImmediate(resolve);
      })
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'Background work after a response failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};
