const LOOK_MS = 1000;
/** The terminal signals this process and npm, and npm signals it again: that counts as one Ctrl-C. */
const ONE_KEY_MS = 500;

/**
 * Waits until somebody wants an end: Ctrl-C, a SIGTERM, a closed terminal, or the npm that started us is gone.
 * A second Ctrl-C ends at once; what was started ends all the same, for the keeper sees that we are gone.
 */
export const untilAsked = (): Readonly<{ signal: AbortSignal; done: Promise<void> }> => {
  const controller = new AbortController();
  let first = 0;
  const end = (): void => {
    if (controller.signal.aborted && performance.now() - first > ONE_KEY_MS) process.exit(1);
    first ||= performance.now();
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_MS);
  return {
    signal: controller.signal,
    done: new Promise((resolve) => {
      controller.signal.addEventListener(
        'abort',
        () => {
          clearInterval(look);
          resolve();
        },
        { once: true },
      );
    }),
  };
};
