import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../../base/cannot-start.js';
import { EngineUnavailable, type Engine } from '../../base/engine-unavailable.js';

export type NeededEngine = Readonly<{
  engine: Engine;
  /**
   * Makes one request that needs the permissions of this process.
   * @throws EngineUnavailable with a sentence that names the address
   * @throws CannotStart when waiting cannot help
   */
  look: () => Promise<void>;
}>;

type Options = Readonly<{
  waitMs: number;
  say: (line: string) => void;
  awaited: (reasons: readonly string[]) => void;
  everyMs?: number;
  lookMs?: number;
}>;

const EVERY_MS = 5_000;
const LOOK_MS = 8_000;

/**
 * Waits at the beginning of a start until all engines answer, and repeatedly reports those that do not.
 * @throws CannotStart with one sentence when an engine does not answer within `waitMs`
 */
export const waitForEngines = async (
  engines: readonly NeededEngine[],
  { waitMs, say, awaited, everyMs = EVERY_MS, lookMs = LOOK_MS }: Options,
): Promise<void> => {
  const began = performance.now();
  let missing = engines;
  for (;;) {
    const looked = performance.now();
    const outcomes = await Promise.all(
      missing.map(async (needed) => ({ needed, reason: await lookAt(needed, lookMs) })),
    );
    const away = outcomes.filter(({ reason }) => reason !== null);
    missing = away.map(({ needed }) => needed);
    const reasons = [...new Set(away.flatMap(({ reason }) => reason ?? []))];
    awaited(reasons);
    if (reasons.length === 0) return;
    const left = waitMs - (performance.now() - began);
    if (left <= 0)
      throw new CannotStart(
        `Lendring cannot start: ${reasons.join('; ')}. Gave up after ${Math.round(waitMs / 1000)} s (START_WAIT_SECONDS).`,
      );
    for (const reason of reasons) say(`${reason}. Waiting up to ${Math.ceil(left / 1000)} s more.`);
    await pause(Math.min(left, Math.max(0, everyMs - (performance.now() - looked))));
  }
};

const lookAt = async ({ engine, look }: NeededEngine, lookMs: number): Promise<string | null> => {
  const ended = new AbortController();
  const late = pause(lookMs, undefined, { signal: ended.signal }).then(() => {
    throw new EngineUnavailable(engine, undefined, `The ${engine} has not answered within ${lookMs / 1000} s`);
  });
  try {
    await Promise.race([look(), late]);
    return null;
  } catch (error) {
    if (error instanceof EngineUnavailable) return error.message;
    throw error;
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
};
