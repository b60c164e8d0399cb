import type { Log } from '../log.js';

/** What one process knows of a service that it calls. */
export interface Presence {
  /** It was away a moment ago: nobody needs to try. */
  rests(): boolean;
  /** It did not answer the last time somebody tried: one try is enough to see whether it is back. */
  away(): boolean;
  answered(): void;
  /** Somebody tried and gave up. */
  gaveUp(): void;
  /**
   * Whether anything came from it since then (milliseconds since 1970): then a single call without answer says nothing.
   */
  heardSince(time: number): boolean;
}

type Options = Readonly<{
  service: string;
  /** How long nobody tries after somebody gave up. */ restMs: number;
  log?: Log | undefined;
  now?: () => number;
}>;

/** Remembers that a service is away, so that not every caller has to find out with a wait of their own. */
export const createPresence = ({ service, restMs, log, now = Date.now }: Options): Presence => {
  let away = false;
  let restUntil = 0;
  let heard = 0;
  return {
    rests: () => now() < restUntil,
    away: () => away,
    heardSince: (time) => heard >= time,
    answered() {
      heard = now();
      if (!away) return;
      away = false;
      restUntil = 0;
      log?.info({ door: service }, 'a service answers again');
    },
    gaveUp() {
      if (!away) log?.warn({ door: service }, 'a service does not answer');
      away = true;
      restUntil = now() + restMs;
    },
  };
};
