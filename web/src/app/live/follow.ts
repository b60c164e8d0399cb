import { readStream } from './read-stream.js';

type Stream = Omit<Parameters<typeof readStream>[0], 'offers' | 'signal'>;

type Options = Stream & Readonly<{ signal: AbortSignal; wait?: (ms: number, signal: AbortSignal) => Promise<void> }>;

export type Follower = Readonly<{
  /** Sets the offers whose days are on display. Additional offers restart the stream; fewer do not. */
  watch: (offers: readonly string[]) => void;
  /** Resolves when stopped; true if the session has ended. */
  done: Promise<boolean>;
}>;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** Exponential backoff with jitter, so that browsers do not all reconnect at once after a restart of the server. */
const waitOf = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random());

/** Keeps a stream open. Each stream begins with the change `everything`, so that nothing is missed between streams. */
export const follow = ({ onChange, signal, wait = pause, ...stream }: Options): Follower => {
  let offers: readonly string[] = [];
  let another = new AbortController();

  const run = async (): Promise<boolean> => {
    for (let failures = 0; !signal.aborted;) {
      const { signal: changed } = another;
      let begun = false;
      const end = await readStream({
        ...stream,
        offers,
        signal: AbortSignal.any([signal, changed]),
        onChange: (change) => {
          begun = true;
          onChange(change);
        },
      });
      if (end === 'signed-out' && !signal.aborted) return true;
      if (changed.aborted) continue;
      failures = begun ? 0 : failures + 1;
      await wait(waitOf(failures), AbortSignal.any([signal, changed]));
    }
    return false;
  };

  return {
    watch: (wanted) => {
      const more = wanted.some((offerId) => !offers.includes(offerId));
      if (!more) return;
      offers = wanted;
      const before = another;
      another = new AbortController();
      before.abort();
    },
    done: run(),
  };
};
