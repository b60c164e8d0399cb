import type { Clock } from '../../base/clock.js';
import { messageOf } from '../../base/message-of.js';
import { sleep } from '../../base/back-off.js';
import type { Log } from '../../base/log.js';
import { isAway } from '../../rpc/api-errors.js';
import type { Health, Runner } from './runner.js';
import type { ClockPolicy } from '../service/service-parts.js';

type Options = Readonly<{ policy: ClockPolicy; clock: Clock; log: Log; waitFor?: Promise<unknown> | undefined }>;

/** Ticks at the start and then `everyMs` after each tick has ended; a failed tick is repeated at the next interval. */
export const createClockRunner = ({ policy, clock, log, waitFor }: Options): Runner => {
  const abort = new AbortController();
  let state: Health['state'] = 'starting';
  let error: string | undefined;
  let running: Promise<void> = Promise.resolve();

  const aborted = new Promise<void>((resolve) => {
    abort.signal.addEventListener('abort', () => resolve());
  });

  const run = async (): Promise<void> => {
    if (waitFor) await Promise.race([waitFor, aborted]);
    while (!abort.signal.aborted) {
      try {
        await policy.tick(clock.now());
        state = 'live';
        error = undefined;
      } catch (cause) {
        state = 'retrying';
        error = messageOf(cause);
        if (!isAway(cause)) log.warn({ clock: policy.name, err: cause }, 'Clock policy failed; the next tick retries');
      }
      await sleep(policy.everyMs, abort.signal);
    }
    state = 'stopped';
  };

  return {
    async start() {
      running = run();
    },
    async stop() {
      abort.abort();
      await running;
      await policy
        .end?.()
        .catch((cause: unknown) =>
          log.warn({ clock: policy.name, err: cause }, 'Background work of a clock policy failed'),
        );
    },
    health: () => ({ kind: 'clock', name: policy.name, state, ...(error === undefined ? {} : { error }) }),
  };
};
