import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { takeBatch } from './kafka-batch.js';
import { createKeyedQueue } from '../base/keyed-queue.js';

type Message = Readonly<{ key: string; offset: number }>;
const messages = (...keys: readonly string[]): readonly Message[] => keys.map((key, offset) => ({ key, offset }));

const run = (
  of: readonly Message[],
  take: (message: Message, signal: AbortSignal) => Promise<void>,
  on: { stopped?: AbortSignal; heartbeat?: () => Promise<void> } = {},
) => {
  const resolved: number[] = [];
  const ended = takeBatch<Message>({
    messages: of,
    keyOf: ({ key }) => key,
    take,
    queue: createKeyedQueue(64),
    stopped: on.stopped ?? new AbortController().signal,
    resolve: ({ offset }) => {
      resolved.push(offset);
    },
    heartbeat: on.heartbeat ?? (async () => undefined),
    heartbeatMs: 1,
  });
  return { resolved, ended };
};
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

describe('batch of one partition', () => {
  it('resolves only offsets without a gap before them', async () => {
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const { resolved, ended } = run(
      messages('a', 'b', 'c'),
      ({ offset }) => gates[offset]?.promise ?? Promise.resolve(),
    );
    gates[1]?.resolve();
    await turn();
    expect(resolved).toEqual([]);
    gates[0]?.resolve();
    await turn();
    expect(resolved).toEqual([1]);
    gates[2]?.resolve();
    await ended;
    expect(resolved).toEqual([1, 2]);
  });

  it('finishes running handlers and starts no others when stopped', async () => {
    const abort = new AbortController();
    const [gate, begun] = [Promise.withResolvers<void>(), [] as number[]];
    const { resolved, ended } = run(
      messages('a', 'a', 'b'),
      ({ offset }) => {
        begun.push(offset);
        return gate.promise;
      },
      { stopped: abort.signal },
    );
    await turn();
    abort.abort();
    gate.resolve();
    await ended;
    expect(begun).toEqual([0, 2]);
    expect(resolved).toEqual([0]);
  });

  it('finishes running handlers and drops waiting events after losing its partition', async () => {
    const [gate, begun] = [Promise.withResolvers<void>(), [] as number[]];
    let beats = 0;
    const { resolved, ended } = run(
      messages('a', 'a'),
      async ({ offset }, signal) => {
        begun.push(offset);
        await gate.promise;
        expect(signal.aborted).toBe(true);
      },
      {
        heartbeat: async () => {
          beats += 1;
          if (beats === 2) gate.resolve();
          throw new Error(`rebalancing ${beats}`);
        },
      },
    );
    expect(await ended.catch((error: unknown) => String(error))).toContain('rebalancing 1');
    expect(begun).toEqual([0]);
    expect(resolved).toEqual([0]);
    expect(beats).toBeGreaterThan(1);
  });

  it('keeps later events behind an event that could not be dead-lettered', async () => {
    const begun: number[] = [];
    const { resolved, ended } = run(messages('b', 'a', 'a', 'a'), async ({ offset }) => {
      begun.push(offset);
      if (offset === 2) throw new Error('no dead letters just now');
    });
    await expect(ended).rejects.toThrow('no dead letters just now');
    expect(begun).toEqual([0, 1, 2]);
    expect(resolved).toEqual([1]);
  });

  it('keeps order per key and resolves only completed events under any failures and stops', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(3)), { maxLength: 20 }),
        fc.option(fc.nat(20)),
        fc.option(fc.nat(20)),
        async (work, failsAt, stopsAt) => {
          const abort = new AbortController();
          const done: Message[] = [];
          const { resolved, ended } = run(
            messages(...work.map(([key]) => key)),
            async (message) => {
              for (let n = work[message.offset]?.[1] ?? 0; n > 0; n -= 1) await Promise.resolve();
              if (message.offset === stopsAt) abort.abort();
              if (message.offset === failsAt) throw new Error('failed');
              done.push(message);
            },
            { stopped: abort.signal },
          );
          await ended.catch(() => undefined);
          const offsets = new Set(done.map(({ offset }) => offset));
          const upTo = resolved.at(-1) ?? -1;
          for (let offset = 0; offset <= upTo; offset += 1) expect(offsets.has(offset)).toBe(true);
          if (failsAt === null && stopsAt === null) expect(done).toHaveLength(work.length);
          for (const key of ['a', 'b', 'c']) {
            const mine = done.filter((each) => each.key === key).map(({ offset }) => offset);
            const all = work.flatMap(([each], offset) => (each === key ? [offset] : []));
            expect(mine).toEqual(all.slice(0, mine.length));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
