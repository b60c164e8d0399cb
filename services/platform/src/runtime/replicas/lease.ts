import * as z from 'zod';
import type { Documents } from '../../read-models/documents.port.js';
import type { Clock } from '../../base/clock.js';
import { messageOf } from '../../base/message-of.js';
import { sleep, unlessAborted } from '../../base/back-off.js';
import { isAway } from '../../rpc/door-errors.js';
import type { Log } from '../../base/log.js';

const Kept = z.object({ holder: z.string().nullable(), term: z.int(), until: z.string() });
type Kept = z.infer<typeof Kept>;

/** The key of a service's lease. */
const LEASE = 'lease';
/** How long a stop waits for a store that does not answer; a lease that is not released expires. */
const STOP_GRACE_MS = 1_000;

/** The timing of leases; tests replace it. */
export type LeaseTiming = Readonly<{
  /** A lease not renewed for this long is lost. The holder renews at a third of it; others check at a tenth. */
  ttlMs?: number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}>;

type Options = LeaseTiming &
  Readonly<{
    documents: Documents;
    /** The name of this replica, for people. */ holder: string;
    clock: Clock;
    log: Log;
  }>;

/** This replica does not hold the lease (any more): the write belongs to another one. */
export class Deposed extends Error {
  override readonly name = 'Deposed';
}

export interface Lease {
  /** The fencing token, greater with every change of hands. @throws Deposed when the lease is not held by the clock */
  term(): number;
  /** A later holder was seen: the lease is lost, whatever our clock says. */
  lose(): void;
  /**
   * Tries to acquire the lease until `stopped` aborts. While it is held `work` runs; its signal aborts when the lease
   * is lost or `stopped` aborts, and only after it has returned the lease is released or tried for again. `standBy` is
   * called each time another replica holds it. An error of `work` releases the lease for a moment.
   */
  keep(work: (lost: AbortSignal) => Promise<void>, standBy: () => void, stopped: AbortSignal): Promise<void>;
}

/**
 * A lease over one small value that is compared and set. Times are those of the replicas' clocks, which should agree
 * within seconds; where they do not, two may hold it for a moment, and the term tells whose writes count (`fence.ts`).
 */
export const createLease = ({ documents, holder, clock, log, ttlMs = 10_000, wait = sleep }: Options): Lease => {
  type Held = { text: string; readonly term: number; until: number; readonly lost: AbortController };
  let held: Held | null = null;
  const now = (): number => Date.parse(clock.now());
  const write = (kept: Omit<Kept, 'until'>, until: number): string =>
    JSON.stringify({ ...kept, until: new Date(until).toISOString() } satisfies Kept);
  const read = (text: string | null): Kept | null => (text === null ? null : Kept.parse(JSON.parse(text)));

  const lose = (mine: Held | null): void => {
    if (held === mine) held = null;
    mine?.lost.abort();
  };

  const take = async (): Promise<Held | null> => {
    const before = await documents.getValue(LEASE);
    const kept = read(before);
    if (kept && kept.holder !== null && now() < Date.parse(kept.until)) return null;
    const [term, until] = [(kept?.term ?? 0) + 1, now() + ttlMs];
    const text = write({ holder, term }, until);
    return (await documents.setValueIf(LEASE, before, text))
      ? { text, term, until, lost: new AbortController() }
      : null;
  };

  const renew = async (mine: Held): Promise<boolean> => {
    const until = now() + ttlMs;
    const text = write({ holder, term: mine.term }, until);
    if (!(await documents.setValueIf(LEASE, mine.text, text))) {
      // An earlier renewal may have succeeded although it seemed to fail: only a value of our own is continued.
      const there = await documents.getValue(LEASE);
      const kept = read(there);
      if (there === null || kept?.holder !== holder || kept.term !== mine.term) return false;
      [mine.text, mine.until] = [there, Date.parse(kept.until)];
      return true;
    }
    [mine.text, mine.until] = [text, until];
    return true;
  };

  /**
   * Loses the lease when another replica has it, or when no renewal succeeded in time: a process that was suspended
   * does not continue.
   */
  const renewUntil = async (mine: Held, ended: AbortSignal): Promise<void> => {
    let renewing: Promise<unknown> | undefined;
    let failed = false;
    while (!ended.aborted) {
      await wait(Math.max(1, Math.min(ttlMs / (failed ? 10 : 3), mine.until - now())), ended);
      if (ended.aborted) return;
      if (now() >= mine.until) return lose(mine);
      // One renewal at a time: a hanging store must not hide that the time is up.
      renewing ??= renew(mine)
        .then(
          (renewed) => {
            failed = false;
            if (!renewed) lose(mine);
          },
          (error: unknown) => {
            failed = true;
            if (!isAway(error))
              log.warn({ holder, term: mine.term, error: messageOf(error) }, 'could not renew the lease, retries');
          },
        )
        .finally(() => {
          renewing = undefined;
        });
    }
  };

  const giveBack = async (mine: Held): Promise<void> => {
    if (held !== mine) return;
    held = null;
    const given = documents.setValueIf(LEASE, mine.text, write({ holder: null, term: mine.term }, now())).then(
      () => undefined,
      () => undefined,
    );
    await unlessAborted(given, AbortSignal.abort(), STOP_GRACE_MS);
  };

  const workOn = async (
    mine: Held,
    work: (lost: AbortSignal) => Promise<void>,
    stopped: AbortSignal,
  ): Promise<void> => {
    const ended = new AbortController();
    const renewing = renewUntil(mine, AbortSignal.any([ended.signal, mine.lost.signal]));
    log.info({ holder, term: mine.term }, 'holds the lease: runs the followers');
    try {
      await work(AbortSignal.any([mine.lost.signal, stopped]));
    } catch (error) {
      if (!isAway(error)) log.error({ holder, term: mine.term, err: error }, 'could not run the followers');
    }
    ended.abort();
    await renewing;
    if (mine.lost.signal.aborted) log.warn({ holder, term: mine.term }, 'has lost the lease: stands by');
    await giveBack(mine);
  };

  return {
    term() {
      if (held && now() < held.until) return held.term;
      lose(held);
      throw new Deposed(`${holder} does not hold the lease`);
    },
    lose: () => lose(held),
    async keep(work, standBy, stopped) {
      while (!stopped.aborted) {
        let taken: Held | null = null;
        await unlessAborted(
          take().then(
            (one) => {
              taken = one;
            },
            (error: unknown) => {
              if (!isAway(error)) log.warn({ holder, error: messageOf(error) }, 'could not read the lease, retries');
            },
          ),
          stopped,
          STOP_GRACE_MS,
        );
        if (taken) await workOn((held = taken), work, stopped);
        else standBy();
        // With jitter: the first replica that checks gets it.
        if (!stopped.aborted) await wait((ttlMs / 10) * (0.5 + Math.random()), stopped);
      }
    },
  };
};
