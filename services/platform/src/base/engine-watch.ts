import { EngineUnavailable, type Engine } from './engine-unavailable.js';
import { deepestMessageOf } from './message-of.js';
import { silentLog, type Log } from './log.js';

/** Tells once when an engine goes and once when it is back, instead of once for each call that it cost. */
export type EngineWatch = Readonly<{
  engine: Engine;
  /** What the last call found, while none has been answered since; null while all is well. */
  away: () => string | null;
  /** Makes a call to the engine. {@link EngineUnavailable} says that it is away; any other outcome is an answer. */
  call: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** For errors that come another way, and for calls whose success says nothing of the rest; answers the same error. */
  failed: <Thrown>(error: Thrown) => Thrown;
  /** For what tells in another way that the engine is there. */
  answered: () => void;
}>;

/** An engine that comes and goes is told of this often at most; what it costs in between is told with the next time. */
const AGAIN_MS = 60_000;

type Options = Readonly<{
  /** Its address, without passwords. */ at: string;
  log?: Log | undefined;
  now?: (() => number) | undefined;
}>;

export const watchEngine = (
  engine: Engine,
  { at, log = silentLog, now = () => performance.now() }: Options,
): EngineWatch => {
  let away: { readonly since: number; readonly told: boolean; readonly why: string } | undefined;
  let lastFailure = -Infinity;
  let toldAt = -Infinity;
  let calls = 0;
  /** One error may pass here several times: by a call within a call, or to all who waited for one connection. */
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
        `${error.message}. What needs it waits, or is answered with 503, until it is back`,
      );
    }
    away = { since: away?.since ?? lastFailure, told, why: error.message };
    return error;
  };

  /** A call that began before the last failure says nothing of what is now. */
  const answered = (began: number): void => {
    if (!away || began < lastFailure) return;
    if (away.told) {
      // As loud as its beginning: who reads warnings alone must not think that it is still away.
      log.warn({ engine, at, awayMs: Math.round(now() - away.since), calls }, `The ${engine} answers again`);
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

/** The watches of a process: one for each engine and address, however many services and adapters use it. */
export const createEngineWatches = (log: Log): EngineWatches => {
  const watches = new Map<string, EngineWatch>();
  const watchOf = (engine: Engine, at: string): EngineWatch => {
    const watch = watches.get(`${engine} ${at}`) ?? watchEngine(engine, { at, log });
    watches.set(`${engine} ${at}`, watch);
    return watch;
  };
  return Object.assign(watchOf, { all: () => watches.values() });
};
