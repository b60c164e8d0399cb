export const DRAIN_MS = 10_000;
const CLOSE_MS = 5_000;

type Options = Readonly<{
  stop: () => Promise<void>;
  say: (what: 'stopping' | 'late' | 'failed', error?: unknown) => void;
}>;

/**
 * Shuts the process down gracefully at SIGTERM or SIGINT, and immediately at a second signal. After 15 seconds the
 * process exits even if something hangs.
 */
export const stopOnSignal = ({ stop, say }: Options): void => {
  let stopping = false;
  const leave = (code: number) => process.exit(code);
  const begin = (): void => {
    if (stopping) return leave(1);
    stopping = true;
    say('stopping');
    setTimeout(() => {
      say('late');
      leave(1);
    }, DRAIN_MS + CLOSE_MS).unref();
    stop().then(
      () => leave(0),
      (error: unknown) => {
        say('failed', error);
        leave(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
};
