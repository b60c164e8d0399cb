import type { Documents } from '../../read-models/documents.port.js';
import type { Log } from '../../base/log.js';
import type { Projector } from '../followers/projector.js';
import type { Runners } from '../followers/runner.js';
import type { Turns } from '../service/service-core.js';
import { publishPosition } from '../followers/published-position.js';

type Options = Readonly<{
  turns: Turns;
  everywhere: Runners;
  inTurn: () => Runners;
  projectors: ReadonlyMap<string, Projector<object>>;
  documents: Documents;
  log: Log;
}>;

/**
 * Runs one of several replicas of a service: a replica that holds the lease runs the followers; any other stands by
 * and only answers calls.
 */
export const takeTurns = ({
  turns: { lease, moved },
  everywhere,
  inTurn,
  projectors,
  documents,
  log,
}: Options): Runners => {
  const stopped = new AbortController();
  /** Parts used only for the health on standby, which lists the parts that the active replica runs. */
  const resting = inTurn();
  let active: Runners | null = null;
  let keeping: Promise<void> = Promise.resolve();

  const turn = async (lost: AbortSignal, begun: () => void): Promise<void> => {
    const mine = inTurn();
    await mine.start();
    const ended = new AbortController();
    const telling = publishPosition({ projectors, documents, moved, log }, ended.signal);
    active = mine;
    begun();
    await aborted(lost);
    active = null;
    try {
      await mine.stop();
    } finally {
      ended.abort();
      await telling;
    }
  };

  const runners: Runners = {
    async start() {
      const decided = Promise.withResolvers<void>();
      keeping = lease.keep(
        async (lost) => {
          try {
            await turn(lost, decided.resolve);
          } catch (error) {
            // Reject for the caller if the error occurs at startup; later errors are retried in the next term.
            decided.reject(error);
            throw error;
          }
        },
        decided.resolve,
        stopped.signal,
      );
      try {
        await decided.promise;
        await everywhere.start();
      } catch (error) {
        await runners.stop();
        throw error;
      }
    },
    async stop() {
      await everywhere.stop();
      stopped.abort();
      await keeping;
    },
    health: () => [
      ...(active?.health() ??
        resting
          .health()
          .map(({ kind, name }) => ({
            kind,
            name,
            state: stopped.signal.aborted ? ('stopped' as const) : ('standby' as const),
          }))),
      ...everywhere.health(),
    ],
  };

  return runners;
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
