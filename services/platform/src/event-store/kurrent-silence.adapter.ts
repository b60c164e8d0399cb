import { Silence } from './kurrent-trouble.adapter.js';

/** After so much silence a node is left; far below the ten seconds that a caller of a door waits. */
export const SILENCE_MS = 2_500;
const TICK_MS = 500;
const TICKS = SILENCE_MS / TICK_MS;
/** Gossip is asked so early that it may take a second (`GOSSIP_MS`) and costs a caller nothing. */
const PROBE_TICKS = TICKS - 2;

type Waiter = {
  quiet: number;
  /** State of the silent node, by gossip. */
  thereStill: Promise<boolean> | null;
  readonly isThere: () => Promise<boolean>;
  readonly giveUp: (error: Silence) => void;
};

/**
 * Waits for calls no longer than they say something. It counts ticks, not time: a process that was busy itself for
 * seconds must not take the node for silent. One clock for all calls, since each of them is short.
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
        // It may have said something, or be done, meanwhile.
        if (one.quiet < TICKS || !waiting.has(one)) return;
        if (isThere) one.quiet = 0;
        else if (waiting.delete(one)) one.giveUp(new Silence(SILENCE_MS));
      });
    }
  };

  return {
    /**
     * The work, unless nothing is heard of it for a while and the node `isThere` no longer: one that only is slow is
     * waited for.
     * @throws Silence
     */
    unlessSilent: <Answer>(
      work: (heard: () => void) => Promise<Answer>,
      isThere = async (): Promise<boolean> => false,
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const one: Waiter = { quiet: 0, thereStill: null, isThere, giveUp: reject };
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
