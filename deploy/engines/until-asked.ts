const LOOK_MS = 1000;
/**
 * Window in milliseconds to treat signals as one Ctrl-C, which reaches this process twice: through the terminal and
 * through npm.
 */
const ONE_KEY_MS = 500;

/**
 * Waits for Ctrl-C, SIGTERM, a closed terminal, or the end of the parent npm. A second Ctrl-C exits at once; the keeper
 * then stops the servers.
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
