import { EngineUnavailable, type Engine } from './engine-unavailable.js';
import { deepestMessageOf } from './message-of.js';
import { silentLog, type Log } from './log.js';

/** Logs one warning when an engine becomes unavailable and one when it recovers, instead of one per failed call. */
export type EngineWatch = Readonly<{
  engine: Engine;
  /** Message of the last failure while the engine is unavailable; null while it is available. */
  away: () => string | null;
  /** Calls the engine. {@link EngineUnavailable} marks the engine as unavailable; any other outcome as available. */
  call: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** Records an error from outside `call`, or from calls whose success proves nothing; returns the same error. */
  failed: <Thrown>(error: Thrown) => Thrown;
  answered: () => void;
}>;

/**
 * Minimum milliseconds between two warnings about a flapping engine; the next warning includes the calls that failed in
 * between.
 */
const AGAIN_MS = 60_000;

type Options = Readonly<{ at: string; log?: Log | undefined; now?: (() => number) | undefined }>;

export const watchEngine = (
  engine: Engine,
  { at, log = silentLog, now = () => performance.now() }: Options,
): EngineWatch => {
  let away: { readonly since: number; readonly told: boolean; readonly why: string } | undefined;
  let lastFailure = -Infinity;
  let toldAt = -Infinity;
  let calls = 0;
  /**
   * Errors already counted: one error may pass several times, through nested calls or to all callers that share a
   * connection.
   */
  const counted = new WeakSet<EngineUnavailable>();

  const failed: EngineWatch['failed'] = (error) => {
    if (!(error instanceof EngineUnavailable) || counted.has(error)) return error;
    counted.add(error);
    calls += 1;
    lastFailure = now();
    const told = away?.told === true || lastFailure - toldAt >= AGAIN_MS;
    if (told && !away?.told) {
      toldAt = lastFailure;
      log.warn(
        { engine, at, error: deepestMessageOf(error) },
        `${error.message}. Dependent work waits or answers 503 until it is available again.`,
      );
    }
    away = { since: away?.since ?? lastFailure, told, why: error.message };
    return error;
  };

  /**
   * Ignore the success of a call that began before the last failure: it does not prove that the engine has recovered.
   */
  const answered = (began: number): void => {
    if (!away || began < lastFailure) return;
    if (away.told) {
      // Use the level of the first message, so that operators who read only warnings see the recovery.
      log.warn({ engine, at, awayMs: Math.round(now() - away.since), calls }, `The ${engine} is available again`);
      calls = 0;
    }
    away = undefined;
  };

  return {
    engine,
    away: () => away?.why ?? null,
    failed,
    answered: () => answered(now()),
    async call(work) {
      const began = now();
      try {
        const answer = await work();
        answered(began);
        return answer;
      } catch (error) {
        if (error instanceof EngineUnavailable) failed(error);
        else answered(began);
        throw error;
      }
    },
  };
};

export type EngineWatches = ((engine: Engine, at: string) => EngineWatch) &
  Readonly<{ all: () => Iterable<EngineWatch> }>;

export const createEngineWatches = (log: Log): EngineWatches => {
  const watches = new Map<string, EngineWatch>();
  const watchOf = (engine: Engine, at: string): EngineWatch => {
    const watch = watches.get(`${engine} ${at}`) ?? watchEngine(engine, { at, log });
    watches.set(`${engine} ${at}`, watch);
    return watch;
  };
  return Object.assign(watchOf, { all: () => watches.values() });
};
