import { Silence } from './kurrent-trouble.adapter.js';

/** After so much silence a node is left; far below the ten seconds that a caller of a door waits. */
export const SILENCE_MS = 2_500;
const TICK_MS = 500;
const TICKS = SILENCE_MS / TICK_MS;

/**
 * Waits for calls no longer than they say something. It counts ticks, not time: a process that was busy itself for
 * seconds must not take the node for silent. One clock for all calls, since each of them is short.
 */
export const createSilenceWatch = () => {
  const waiting = new Set<{ quiet: number; readonly giveUp: (error: Silence) => void }>();
  let clock: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearInterval(clock);
    clock = undefined;
  };
  const tick = (): void => {
    if (waiting.size === 0) stop();
    for (const one of waiting) {
      one.quiet += 1;
      if (one.quiet < TICKS) continue;
      waiting.delete(one);
      one.giveUp(new Silence(SILENCE_MS));
    }
  };

  return {
    /**
     * The work, unless nothing is heard of it for a while.
     * @throws Silence
     */
    unlessSilent: <Answer>(work: (heard: () => void) => Promise<Answer>): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const one = { quiet: 0, giveUp: reject };
        waiting.add(one);
        // The connection keeps the process, the clock does not.
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
