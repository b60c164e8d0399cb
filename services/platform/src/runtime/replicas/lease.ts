import * as z from 'zod';
import type { Documents } from '../../read-models/documents.port.js';
import type { Clock } from '../../base/clock.js';
import { messageOf } from '../../base/message-of.js';
import { sleep, unlessAborted } from '../../base/back-off.js';
import { isAway } from '../../rpc/api-errors.js';
import type { Log } from '../../base/log.js';

const Kept = z.object({ holder: z.string().nullable(), term: z.int(), until: z.string() });
type Kept = z.infer<typeof Kept>;

const LEASE = 'lease';
/** Milliseconds for which a stop waits for an unresponsive store; an unreleased lease expires. */
const STOP_GRACE_MS = 1_000;

export type LeaseTiming = Readonly<{
  /**
   * Lifetime of a lease without renewal. The holder renews the lease after a third of that time; other replicas check
   * it after a tenth.
   */
  ttlMs?: number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}>;

type Options = LeaseTiming & Readonly<{ documents: Documents; holder: string; clock: Clock; log: Log }>;

/** Thrown when the lease was lost, so that another replica owns the write. */
export class Deposed extends Error {
  override readonly name = 'Deposed';
}

export interface Lease {
  /**
   * Fencing token, incremented with each new holder.
   * @throws Deposed when the lease has expired by the local clock
   */
  term(): number;
  /** Marks the lease as lost regardless of the local clock; call this after seeing a later holder. */
  lose(): void;
  /**
   * Competes for the lease until `stopped` aborts, and runs `work` while holding it. The signal aborts when the lease
   * is lost or `stopped` aborts; the lease is released or requested again only after `work` has returned. Calls
   * `standBy` each time another replica holds the lease. An error in `work` releases the lease temporarily.
   */
  keep(work: (lost: AbortSignal) => Promise<void>, standBy: () => void, stopped: AbortSignal): Promise<void>;
}

/**
 * Lease stored in one value by compare-and-set. Replicas' clocks should agree within seconds; otherwise two replicas
 * may hold the lease briefly, and the term decides whose writes count (`fence.ts`).
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
      // Continue only from this holder's own value: an earlier renewal may have succeeded although it seemed to fail.
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
   * Returns when another replica has the lease, or when no renewal succeeded in time: a process that was suspended must
   * not continue.
   */
  const renewUntil = async (mine: Held, ended: AbortSignal): Promise<void> => {
    let renewing: Promise<unknown> | undefined;
    let failed = false;
    while (!ended.aborted) {
      await wait(Math.max(1, Math.min(ttlMs / (failed ? 10 : 3), mine.until - now())), ended);
      if (ended.aborted) return;
      if (now() >= mine.until) return lose(mine);
      // Run one renewal at a time without awaiting it: a hanging store must not hide that the lease has expired.
      renewing ??= renew(mine)
        .then(
          (renewed) => {
            failed = false;
            if (!renewed) lose(mine);
          },
          (error: unknown) => {
            failed = true;
            if (!isAway(error))
              log.warn({ holder, term: mine.term, error: messageOf(error) }, 'Lease could not be renewed; retrying');
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
    log.info({ holder, term: mine.term }, 'Lease acquired; followers run in this replica');
    try {
      await work(AbortSignal.any([mine.lost.signal, stopped]));
    } catch (error) {
      if (!isAway(error)) log.error({ holder, term: mine.term, err: error }, 'Followers could not be started');
    }
    ended.abort();
    await renewing;
    if (mine.lost.signal.aborted) log.warn({ holder, term: mine.term }, 'Lease lost; this replica is on standby');
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
              if (!isAway(error)) log.warn({ holder, error: messageOf(error) }, 'Lease could not be read; retrying');
            },
          ),
          stopped,
          STOP_GRACE_MS,
        );
        if (taken) await workOn((held = taken), work, stopped);
        else standBy();
        // Add jitter; the first replica to check acquires the lease.
        if (!stopped.aborted) await wait((ttlMs / 10) * (0.5 + Math.random()), stopped);
      }
    },
  };
};
