import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Documents } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { fakeTime } from '../../../testing/fake-time.js';
import { fenced } from './fence.js';
import { createLease, Deposed, type Lease } from './lease.js';
import { silentLog } from '../../base/log.js';
import { memoryBus } from '../../../testing/memory.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';

const TTL = 10_000;

const striver = (name: string, documents: Documents, time: ReturnType<typeof fakeTime>, clock = time.clock) => {
  const stopped = new AbortController();
  const lease: Lease = createLease({
    documents,
    holder: name,
    clock,
    log: silentLog,
    ttlMs: TTL,
    wait: time.wait(name),
  });
  const story: string[] = [];
  const terms: number[] = [];
  let begin: (lost: AbortSignal) => Promise<void> = async () => undefined;
  const keeping = lease.keep(
    async (lost) => {
      story.push('works');
      terms.push(lease.term());
      await begin(lost);
      if (!lost.aborted)
        await new Promise<void>((resolve) => {
          lost.addEventListener('abort', () => resolve());
        });
      story.push('ends');
    },
    () => {
      if (story.at(-1) !== 'stands by') story.push('stands by');
    },
    stopped.signal,
  );
  return {
    lease,
    story,
    terms,
    holds: (): boolean => {
      try {
        return lease.term() > 0;
      } catch (error) {
        if (error instanceof Deposed) return false;
        throw error;
      }
    },
    onBegin: (work: typeof begin): void => {
      begin = work;
    },
    async stop(): Promise<void> {
      stopped.abort();
      await keeping;
    },
  };
};

describe('lease', () => {
  let documents: Documents;
  let time: ReturnType<typeof fakeTime>;
  const strivers: ReturnType<typeof striver>[] = [];
  const strive = (name: string, on = documents, clock = time.clock) => {
    const one = striver(name, on, time, clock);
    strivers.push(one);
    return one;
  };
  beforeEach(() => {
    documents = openSqliteDocuments(':memory:');
    time = fakeTime();
  });
  afterEach(async () => {
    await Promise.all(strivers.splice(0).map((each) => each.stop()));
    await documents.close();
  });

  it('goes to the first holder at once and stays there while renewed', async () => {
    const [first, second] = [strive('a'), strive('b')];
    await time.settle();
    expect([first.story, second.story]).toEqual([['works'], ['stands by']]);
    await time.advance(10 * TTL);
    expect([first.story, second.story]).toEqual([['works'], ['stands by']]);
    expect(first.lease.term()).toBe(1);
    expect(() => second.lease.term()).toThrow(Deposed);
  });

  it('is released after the work of a stopped holder has ended, and is soon taken by another', async () => {
    const [first, second] = [strive('a'), strive('b')];
    await time.settle();
    await first.stop();
    expect(first.story).toEqual(['works', 'ends']);
    await time.advance(TTL / 5);
    expect(second.story).toEqual(['stands by', 'works']);
    expect(second.lease.term()).toBe(2);
  });

  it('is taken over from a crashed holder after its TTL', async () => {
    let dead = false;
    const mortal: Documents = {
      ...documents,
      setValueIf: (...given) => (dead ? new Promise(() => undefined) : documents.setValueIf(...given)),
    };
    const first = strive('a', mortal);
    await time.settle();
    const second = strive('b');
    dead = true;
    await time.advance(TTL - 1);
    expect(second.holds()).toBe(false);
    await time.advance(TTL / 5);
    expect(second.holds()).toBe(true);
    expect(first.story.slice(0, 2)).toEqual(['works', 'ends']);
  });

  it('is lost by a holder that overslept, even without a successor', async () => {
    const first = strive('a');
    await time.settle();
    time.pause('a');
    await time.advance(TTL);
    expect(() => first.lease.term()).toThrow(Deposed);
    await time.resume('a');
    expect(first.story).toEqual(['works', 'ends']);
    await time.advance(TTL);
    expect(first.story).toEqual(['works', 'ends', 'works']);
    expect(first.terms).toEqual([1, 2]);
  });

  it('survives a short outage of the store and a renewal with a lost answer', async () => {
    let away = 0;
    const shaky: Documents = {
      ...documents,
      setValueIf: async (...given) => {
        away -= 1;
        if (away === 0) await documents.setValueIf(...given);
        if (away >= 0) throw new Error('away');
        return documents.setValueIf(...given);
      },
    };
    const [first, second] = [strive('a', shaky), strive('b')];
    await time.settle();
    for (away of [1, 2]) {
      await time.advance(3 * TTL);
      expect(away).toBeLessThan(0);
    }
    expect([first.story, second.story]).toEqual([['works'], ['stands by']]);
  });

  it('is released when the work fails and is then acquired again', async () => {
    const first = strive('a');
    let failures = 1;
    first.onBegin(async () => {
      if ((failures -= 1) >= 0) throw new Error('no search engine');
    });
    await time.advance(TTL);
    expect(first.story).toEqual(['works', 'works']);
    expect(first.terms).toEqual([1, 2]);
  });

  it('has one holder at a time and never stores an older checkpoint after a newer one', async () => {
    const store = openSqliteEventStore(':memory:');
    const names = ['a', 'b', 'c'] as const;
    const action = fc.oneof(
      fc.record({ kind: fc.constant('advance' as const), ms: fc.integer({ min: 1, max: TTL }) }),
      fc.record({
        kind: fc.constantFrom('pause', 'resume', 'write', 'break', 'mend', 'slow', 'quick'),
        who: fc.nat(2),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const shared = openSqliteDocuments(':memory:');
        const clockwork = fakeTime();
        const broken = new Set<number>();
        const gates = new Map<number, PromiseWithResolvers<void>>();
        let newest = 0;
        const all = names.map((name, who) => {
          const through = async <Result>(call: () => Promise<Result>): Promise<Result> => {
            await gates.get(who)?.promise;
            if (broken.has(who)) throw new Error('away');
            return call();
          };
          const mine: Documents = {
            ...shared,
            getValue: (key) => through(() => shared.getValue(key)),
            setValueIf: (key, expected, value) =>
              through(async () => {
                const done = await shared.setValueIf(key, expected, value);
                if (done && key === 'checkpoint:relay') {
                  const term = Number(value.split('~')[1]);
                  expect(term).toBeGreaterThanOrEqual(newest);
                  newest = term;
                }
                return done;
              }),
          };
          const one = striver(name, mine, clockwork);
          return { ...one, documents: fenced({ store, documents: mine, bus: memoryBus() }, one.lease).documents };
        });
        let writes = 0;
        for (const each of actions) {
          if (each.kind === 'advance') await clockwork.advance(each.ms);
          else {
            const name = names[each.who] ?? 'a';
            if (each.kind === 'pause') clockwork.pause(name);
            if (each.kind === 'resume') await clockwork.resume(name);
            if (each.kind === 'break') broken.add(each.who);
            if (each.kind === 'mend') broken.delete(each.who);
            if (each.kind === 'slow' && !gates.has(each.who)) gates.set(each.who, Promise.withResolvers());
            if (each.kind === 'quick') {
              gates.get(each.who)?.resolve();
              gates.delete(each.who);
            }
            if (each.kind === 'write')
              void all[each.who]?.documents
                .setValue('checkpoint:relay', String((writes += 1)).padStart(16, '0'))
                .catch(() => undefined);
            await clockwork.settle();
          }
          expect(all.filter((one) => one.holds()).length).toBeLessThanOrEqual(1);
        }
        const terms = all.flatMap((one) => one.terms);
        expect(new Set(terms).size).toBe(terms.length);
        for (const one of all) expect(one.terms).toEqual(one.terms.toSorted((a, b) => a - b));
        for (const gate of gates.values()) gate.resolve();
        gates.clear();
        await Promise.all(all.map((one) => one.stop()));
        await shared.close();
      }),
      { numRuns: 60 },
    );
    await store.close();
  });
});
