import { Silence } from './kurrent-trouble.adapter.js';

/** Milliseconds of silence after which a node is abandoned; far below the ten seconds that callers wait. */
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
 * Ends calls that receive no response for too long. It counts timer ticks rather than time, so that a blocked event
 * loop is not mistaken for a silent node. One timer serves all calls, since each is short.
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
        // Check again: a response may have arrived or the call may have ended in the meantime.
        if (one.quiet < TICKS || !waiting.has(one)) return;
        if (isThere) one.quiet = 0;
        else if (waiting.delete(one)) one.giveUp(new Silence(SILENCE_MS));
      });
    }
  };

  return {
    /**
     * Runs the work and rejects when the node is silent and `isThere` reports it as lost; keeps waiting for a slow
     * node. @throws Silence
     */
    unlessSilent: <Answer>(
      work: (heard: () => void) => Promise<Answer>,
      isThere = async (): Promise<boolean> => false,
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const one: Waiter = { quiet: 0, thereStill: null, isThere, giveUp: reject };
        waiting.add(one);
        // Unref the timer: the connection keeps the process alive.
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
