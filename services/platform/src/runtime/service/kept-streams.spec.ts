import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { decided } from '@lendring/contracts/kernel/decider.js';
import {
  callOf,
  empty,
  fill,
  jar,
  label,
  past,
  PAST,
  pour,
  run,
  SIZE,
  stateOf,
  type Jar,
  type JarEvent,
} from '../../../testing/jars.js';
import { memoryKeys } from '../../../testing/memory.js';
import { describeReplicas, knowing, turning } from '../../../testing/replicas.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';

describeReplicas('command handler with cached streams', ({ replica, raw, open }) => {
  it('reads no events of cached streams of any length', async () => {
    const { commands, reads } = replica();
    const [id, other] = [randomUUID(), randomUUID()];
    await past(commands, id, 500);
    await past(commands, other, 1);
    Object.assign(reads, { events: 0, calls: 0 });
    for (let n = 0; n < 4; n += 1) expect(await run(commands, id, fill(1))).toMatchObject({ ok: true });
    expect(await pour(commands, [id, other], 2)).toMatchObject({ ok: true });
    await commands.execute(callOf(randomUUID(), {}), async (unit) => {
      const { state } = await unit.load(jar, id);
      await unit.load(jar, other);
      unit.append(jar, other, [{ type: 'Filled', data: { by: state.level } }]);
      return decided([]);
    });
    expect(reads).toEqual({ events: 0, calls: 0 });
    expect(await stateOf(commands, id)).toMatchObject({ level: 2 });
    expect(await stateOf(commands, other)).toMatchObject({ level: 4 });
  });

  it('reads only new events after an append by another process', async () => {
    const [one, two] = [replica(), replica()];
    const id = randomUUID();
    await past(one.commands, id, 500);
    await run(two.commands, id, fill(1));
    for (let n = 0; n < 3; n += 1) await run(one.commands, id, fill(1));
    Object.assign(two.reads, { events: 0, calls: 0 });
    let tries = 0;
    await run(two.commands, id, (state) => {
      tries += 1;
      return fill(1)(state);
    });
    expect([tries, two.reads]).toEqual([2, { events: 4, calls: 1 }]);
    expect(await stateOf(two.commands, id)).toMatchObject({ level: 5 });
  });

  it('reads nothing of streams that are known to be absent, and checks them when it appends', async () => {
    const { commands, reads } = replica({ log: knowing(raw()) });
    const [id, other, checked] = [randomUUID(), randomUUID(), randomUUID()];
    await commands.execute(callOf(randomUUID(), {}), async (unit) => {
      for (const each of [id, other, checked]) await unit.load(jar, each);
      for (const each of [id, other]) unit.append(jar, each, [{ type: 'Filled', data: { by: 2 } }]);
      return decided([]);
    });
    expect(reads).toEqual({ events: 0, calls: 0 });
    for (const each of [id, other]) expect(await stateOf(commands, each)).toMatchObject({ level: 2 });
  });

  it('never decides on a stream that another process has begun since it was absent', async () => {
    const stale: EventStore = { ...raw(), knownEnd: async () => 'absent' };
    const [one, two] = [replica(), replica({ log: stale })];
    const [id, checked, command] = [randomUUID(), randomUUID(), randomUUID()];
    for (const each of [id, checked]) await run(one.commands, each, fill(SIZE), each === id ? command : undefined);
    // A refusal, an append, a check of a stream that is not written, and a repeat by the second process.
    expect(await stateOf(two.commands, id)).toMatchObject({ level: SIZE });
    const third = replica({ log: stale }).commands;
    expect(await run(third, id, fill(1))).toMatchObject({ ok: false, refusal: { code: 'full' } });
    const seen: number[] = [];
    await replica({ log: stale }).commands.execute(callOf(randomUUID(), {}), async (unit) => {
      const { state } = await unit.load(jar, checked);
      const target = randomUUID();
      await unit.load(jar, target);
      seen.push(state.level);
      unit.append(jar, target, [{ type: 'Filled', data: { by: 1 } }]);
      return decided([]);
    });
    expect(seen).toEqual([0, SIZE]);
    expect(await run(replica({ log: stale }).commands, id, fill(SIZE), command)).toMatchObject({ ok: true });
    expect(await raw().read(`jar-${id}`)).toHaveLength(1);
  });

  it('neither refuses a command nor omits an event because of a stale state', async () => {
    const [one, two] = [replica(), replica()];
    const id = randomUUID();
    await past(one.commands, id);
    await run(one.commands, id, fill(SIZE));
    expect(await run(two.commands, id, fill(1))).toMatchObject({ ok: false, refusal: { code: 'full' } });
    await run(one.commands, id, empty);
    expect(await run(two.commands, id, fill(1))).toMatchObject({ ok: true });
    await run(two.commands, id, empty);
    expect(await stateOf(one.commands, id)).toMatchObject({ level: 0 });
    await run(two.commands, id, fill(2));
    // The second replica's cache shows the jar as empty already.
    await run(one.commands, id, empty);
    expect(await stateOf(two.commands, id)).toMatchObject({ level: 0 });
  });

  it('fails at once for an error on current state, but not for an error on stale state', async () => {
    const [one, two] = [replica(), replica()];
    const id = randomUUID();
    await past(one.commands, id);
    await run(two.commands, id, fill(2));
    let tries = 0;
    const fragile = (state: Jar) => {
      tries += 1;
      if (state.level === 2) throw new Error('It broke at two');
      return fill(1)(state);
    };
    await expect(run(two.commands, id, fragile)).rejects.toThrow('It broke at two');
    expect(tries).toBe(1);
    await run(one.commands, id, fill(1));
    expect(await run(two.commands, id, fragile)).toMatchObject({ ok: true });
  });

  it('checks all streams of a command, including cached ones', async () => {
    const [one, two] = [replica(), replica()];
    const [limit, id] = [randomUUID(), randomUUID()];
    await past(one.commands, limit);
    await past(one.commands, id);
    for (const { commands } of [one, two]) for (const each of [limit, id]) await stateOf(commands, each);
    let tries = 0;
    const answer = await one.commands.execute(callOf(randomUUID(), {}), async (unit) => {
      const { state } = await unit.load(jar, limit);
      await unit.load(jar, id);
      tries += 1;
      if (tries === 1) await run(two.commands, limit, fill(3));
      unit.append(jar, id, [{ type: 'Filled', data: { by: state.level } }]);
      return decided([]);
    });
    expect([answer.ok, tries, await stateOf(two.commands, id)]).toMatchObject([true, 2, { level: 3 }]);
  });

  it('checks a stream that was only read and has changed since it was cached', async () => {
    const [one, two] = [replica(), replica()];
    const [limit, id] = [randomUUID(), randomUUID()];
    for (const each of [limit, id]) await past(one.commands, each);
    await run(two.commands, limit, fill(3));
    const answer = await one.commands.execute(callOf(randomUUID(), {}), async (unit) => {
      const { state } = await unit.load(jar, limit);
      await unit.load(jar, id);
      unit.append(jar, id, [{ type: 'Filled', data: { by: state.level } }]);
      return decided([]);
    });
    expect([answer.ok, await stateOf(two.commands, id)]).toMatchObject([true, { level: 3 }]);
  });

  it('stores concurrent commands of two processes once each, in sequence', async () => {
    const replicas = [replica(), replica()];
    const id = randomUUID();
    await past(replicas[0]!.commands, id);
    const answers = await Promise.all(
      Array.from({ length: 3 * SIZE }, (_, n) => run(replicas[n % 2]!.commands, id, fill(1))),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(SIZE);
    expect(await raw().read(`jar-${id}`, PAST)).toHaveLength(SIZE);
    for (const { commands } of replicas) expect(await stateOf(commands, id)).toMatchObject({ level: SIZE });
  });

  it('caches appended events in the form that the log returns', async () => {
    const base = memoryKeys();
    const [one, two] = [replica({ base }), replica({ base })];
    const id = randomUUID();
    await past(one.commands, id);
    // Values that are not JSON, and fields of erased persons, are stored differently from the decided event.
    const odd: JarEvent = { type: 'Labelled', data: { owner: 'cem', label: { toJSON: () => 'Quitte' } } };
    await run(one.commands, id, () => decided([odd]));
    await base.keyFor('dora');
    await base.destroy('dora');
    await run(one.commands, id, label('dora', 'Kirsche'));
    const labels = ['Quitte', null];
    for (const { commands } of [one, two]) expect((await stateOf(commands, id))?.labels).toEqual(labels);
  });

  it('caches only events that reached the log', async () => {
    let broken = false;
    const log: EventStore = {
      ...raw(),
      append: async (writes) => {
        if (broken) throw new Error('The disk is full');
        return raw().append(writes);
      },
    };
    const { commands } = replica({ log });
    const id = randomUUID();
    await past(commands, id);
    await run(commands, id, fill(1));
    broken = true;
    await expect(run(commands, id, fill(1))).rejects.toThrow('The disk is full');
    broken = false;
    expect(await stateOf(commands, id)).toMatchObject({ level: 1 });
  });

  it('protects the cached state from mutation', async () => {
    const { commands } = replica();
    const id = randomUUID();
    await past(commands, id, PAST, 'anna');
    await stateOf(commands, id);
    const meddle = (state: Jar) => {
      Object.assign(state, { level: 99 });
      return decided([]);
    };
    const meddleInside = (state: Jar) => {
      Object.assign(state.labels, { 0: 'Honig' });
      return decided([]);
    };
    await expect(run(commands, id, meddle)).rejects.toThrow(TypeError);
    await expect(run(commands, id, meddleInside)).rejects.toThrow(TypeError);
    expect(await stateOf(commands, id)).toMatchObject({ level: 0, labels: expect.not.arrayContaining(['Honig']) });
  });

  it('is cleared when the log is replaced by a shorter log, and again when the first log returns', async () => {
    const other = openSqliteEventStore(':memory:');
    const { log, turn } = turning(raw());
    const { commands } = replica({ log });
    const id = randomUUID();
    await past(commands, id);
    await run(commands, id, fill(5));
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
    await past(replica({ log: other }).commands, id, PAST - 2);
    turn(other);
    expect(await stateOf(commands, id)).toMatchObject({ level: 0 });
    turn(raw());
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
    await other.close();
  });

  it('appends nothing to a replaced log based on the previous log, even with equal length', async () => {
    const [before, after] = [open(), open('another')];
    const { log, turn } = turning(before);
    const { commands } = replica({ log });
    const id = randomUUID();
    await past(commands, id);
    await run(commands, id, fill(1));
    const fresh = replica({ log: after }).commands;
    await past(fresh, randomUUID());
    await past(fresh, id);
    await run(fresh, id, fill(SIZE));
    turn(after);
    expect(await run(commands, id, fill(1))).toMatchObject({ ok: false, refusal: { code: 'full' } });
    expect(await after.read(`jar-${id}`)).toHaveLength(PAST + 1);
    await Promise.all([before.close(), after.close()]);
  });
});
