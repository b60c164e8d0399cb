import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { StreamEnd, StreamWrite } from './event-store.port.js';
import type { KurrentFollow } from './kurrent-follow.adapter.js';

/**
 * Milliseconds for which an answer of the leader proves that the subscription of the same client is up to date. It
 * bounds how long a node that hangs or no longer leads can hide events of other processes.
 */
const PROVEN_MS = 2_000;

/** Ends that are in use are proven in the background, so that commands rarely wait for it. */
const RENEW_MS = 1_000;
const IN_USE_MS = 30_000;

type Options = Readonly<{
  live: KurrentFollow['live'];
  /** Opens the subscription and keeps it open. */
  listen: () => void;
  /** Any short call to the leader. */
  probe: () => Promise<unknown>;
  closing: AbortSignal;
}>;

/** Ends of streams that the live subscription keeps up to date, and whether they can be relied on. */
export const createKnownEnds = ({ live, listen, probe, closing }: Options) => {
  let proof: Readonly<{ client: KurrentDBClient; at: number }> | null = null;
  let proving: Promise<unknown> | null = null;
  let renewing: NodeJS.Timeout | undefined;
  let used = -Infinity;
  /** Oldest own append that the subscription has not delivered yet. */
  let undelivered: Readonly<{ position: Position; since: number }> | null = null;

  const isProven = (client: KurrentDBClient, now: number, forMs = 0): boolean =>
    proof?.client === client && now - proof.at < PROVEN_MS - forMs;
  const prove = (): Promise<unknown> =>
    (proving ??= probe().then(
      () => (proving = null),
      () => (proving = null),
    ));
  const renew = (): void => {
    const [client, now] = [live()?.client, performance.now()];
    if (closing.aborted || now - used > IN_USE_MS) {
      clearInterval(renewing);
      renewing = undefined;
    } else if (client && !isProven(client, now, RENEW_MS)) void prove();
  };
  const isStuck = (reached: Position, now: number): boolean => {
    if (undelivered && undelivered.position <= reached) undelivered = null;
    return undelivered !== null && now - undelivered.since > PROVEN_MS;
  };

  return {
    /** Runs a call to the leader; its success is a proof as of its beginning. */
    async proving<Answer>(client: KurrentDBClient, call: () => Promise<Answer>): Promise<Answer> {
      const at = performance.now();
      const answer = await call();
      if (proof?.client !== client || proof.at < at) proof = { client, at };
      return answer;
    },

    async of(stream: string): Promise<StreamEnd | undefined> {
      listen();
      used = performance.now();
      renewing ??= setInterval(renew, RENEW_MS / 2).unref();
      const client = live()?.client;
      if (client && !isProven(client, used)) await prove();
      const [now, current] = [performance.now(), live()];
      if (!current?.events.isCurrent() || !isProven(current.client, now)) return undefined;
      return isStuck(current.events.position(), now) ? undefined : current.events.ends.of(stream);
    },

    /** Call before reading a stream; the returned function records the end that was read. */
    reading: (stream: string): ((end: StreamEnd) => void) | undefined => live()?.events.ends.reading(stream),

    /** Call before an append; the returned function records what was stored. */
    appending(writes: readonly StreamWrite[]): (position: Position) => void {
      const events = live()?.events;
      const reached = events?.position() ?? START;
      return (position) => {
        // Ignore a repeat of an append that was delivered before: its streams may have grown since.
        if (!events || position <= reached) return;
        undelivered ??= { position, since: performance.now() };
        for (const { stream, expected, events: added } of writes) {
          const first = expected === 'absent' ? 0 : expected + 1;
          events.ends.added(added.map(({ id }, index) => ({ stream, revision: first + index, id })));
        }
      };
    },
  };
};
