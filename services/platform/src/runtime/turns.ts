import { setTimeout as pause } from 'node:timers/promises';

/** Lets work on the same thing run one after the other; who has waited `patienceMs` goes ahead all the same. */
export const createTurns = (patienceMs: number) => {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name);
    const turn = (async () => {
      if (before) await withPatience(before, patienceMs);
      return work();
    })();
    const ended = turn.then(() => undefined, () => undefined);
    last.set(name, ended);
    try {
      return await turn;
    } finally {
      if (last.get(name) === ended) last.delete(name);
    }
  };
};

const withPatience = async (before: Promise<unknown>, ms: number): Promise<void> => {
  const ended = new AbortController();
  await Promise.race([before, pause(ms, undefined, { signal: ended.signal }).catch(() => undefined)]);
  ended.abort();
};
