import { Silence } from './kurrent-trouble.adapter.js';

/** A node silent for this long is abandoned; far below the ten seconds that callers wait. */
export const SILENCE_MS = 2_500;
const TICK_MS = 500;
const TICKS = SILENCE_MS / TICK_MS;
/** Request gossip early enough that its timeout (`GOSSIP_MS`) does not delay the caller. */
const PROBE_TICKS = TICKS - 2;

type Waiter = {
  quiet: number;
  thereStill: Promise<boolean> | null;
  readonly isThere: () => Promise<boolean>;
  readonly giveUp: (error: Silence) => void;
};

/**
 * Ends calls without any response for too long. It counts timer ticks rather than time, so that a blocked event loop is
 * not mistaken for a silent node. One timer serves all calls, since each is short.
 */
export const createSilenceWatch = () => {
  const waiting = new Set<Waiter>();
  let clock: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearInterval(clock);
    clock = undefined;
  };
  const tick = (): void => {
    if (waiting.size === 0) stop();
    for (const one of waiting) {
      one.quiet += 1;
      if (one.quiet === PROBE_TICKS) one.thereStill = one.isThere().catch(() => false);
      if (one.quiet !== TICKS) continue;
      void one.thereStill?.then((isThere) => {
        // A response may have arrived or the call ended in the meantime.
        if (one.quiet < TICKS || !waiting.has(one)) return;
        if (isThere) one.quiet = 0;
        else if (waiting.delete(one)) one.giveUp(new Silence(SILENCE_MS));
      });
    }
  };

  return {
    /**
     * Runs the work, but rejects when it is silent and `isThere` reports the node as lost; a slow node is waited for.
     * @throws Silence
     */
    unlessSilent: <Answer>(
      work: (heard: () => void) => Promise<Answer>,
      isThere = async (): Promise<boolean> => false,
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const one: Waiter = { quiet: 0, thereStill: null, isThere, giveUp: reject };
        waiting.add(one);
        // The connection keeps the process alive, not the timer.
        clock ??= setInterval(tick, TICK_MS).unref();
        const heard = (): void => {
          one.quiet = 0;
        };
        work(heard).then(
          (answer) => {
            waiting.delete(one);
            resolve(answer);
          },
          (error: unknown) => {
            waiting.delete(one);
            reject(error as Error);
          },
        );
      }),
    stop,
  };
};
