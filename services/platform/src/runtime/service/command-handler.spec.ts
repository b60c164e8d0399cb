import { setTimeout as pause } from 'node:timers/promises';
import { memoryKeys } from '../../../testing/memory.js';
import { describe, expect, it } from 'vitest';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { RevisionConflict } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { CommandCall } from './command-call.js';
import { createCommandHandler } from './command-handler.js';
import type { CommandHandler } from './service-parts.js';

type Filled = { type: 'Filled'; data: { by: number } };
type Level = { level: number };
const jar: Aggregate<Level, Filled> = {
  category: 'jar',
  initialState: { level: 0 },
  evolve: (state, event) => ({ level: state.level + event.data.by }),
};

const callOf = (commandId: string, asks: unknown = {}): CommandCall => ({
  commandId,
  actor: { kind: 'visitor' },
  at: '2026-05-01T10:00:00.000Z',
  locale: 'de',
  requestId: 'r-1',
  asks,
});
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const fill = (state: Level, by: number): Decision<readonly Filled[], 'full'> =>
  by === 0
    ? decided([])
    : state.level + by > 3
      ? refused('full', { level: state.level })
      : decided([{ type: 'Filled', data: { by } }]);

const fillJar = (commands: CommandHandler, n: number, id: string, by: number) =>
  commands.on(jar, id, callOf(uuid(n), { id, by }), (state) => fill(state, by));

const given = () => {
  const store = openSqliteEventStore(':memory:');
  return { store, commands: createCommandHandler({ keys: memoryKeys(), store }) };
};

describe('command handler', () => {
  it('stores the decided events with user, time and command id', async () => {
    const { store, commands } = given();
    const answer = await fillJar(commands, 1, 'a', 2);
    const [event] = await store.read('jar-a');
    expect(answer).toEqual({ ok: true, position: event?.position });
    expect(event).toMatchObject({
      type: 'Filled',
      data: { by: 2 },
      revision: 0,
      metadata: { commandId: uuid(1), actor: 'visitor', at: '2026-05-01T10:00:00.000Z', requestId: 'r-1' },
    });
  });

  it('returns a refusal and stores no events', async () => {
    const { store, commands } = given();
    expect(await fillJar(commands, 1, 'a', 4)).toEqual({ ok: false, refusal: { code: 'full', params: { level: 0 } } });
    expect(await store.read('jar-a')).toEqual([]);
  });

  it('returns the position of the last read if the decision produces no events', async () => {
    const { commands } = given();
    const first = await fillJar(commands, 1, 'a', 1);
    expect(await fillJar(commands, 2, 'a', 0)).toEqual(first);
  });

  it('returns the first answer for a repeated command and refuses the same id with other data', async () => {
    const { store, commands } = given();
    const first = await fillJar(commands, 1, 'a', 3);
    expect(await fillJar(commands, 1, 'a', 3)).toEqual(first);
    expect(await fillJar(commands, 1, 'a', 2)).toEqual({ ok: false, refusal: { code: 'idempotency_key_reused' } });
    expect(await fillJar(commands, 1, 'b', 2)).toEqual({ ok: false, refusal: { code: 'idempotency_key_reused' } });
    expect(await store.read('jar-a')).toHaveLength(1);
    expect(await store.read('jar-b')).toEqual([]);
  });

  it('stores one of two concurrent copies of a command, whatever the command contains', async () => {
    const { store, commands } = given();
    const same = await Promise.all([fillJar(commands, 1, 'a', 1), fillJar(commands, 1, 'a', 1)]);
    expect(same[0]).toEqual(same[1]);
    const other = await Promise.all([fillJar(commands, 2, 'b', 1), fillJar(commands, 2, 'b', 2)]);
    expect(other.filter(({ ok }) => ok)).toHaveLength(1);
    expect(other.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'idempotency_key_reused' } });
    expect(await store.read('jar-a')).toHaveLength(1);
    expect(await store.read('jar-b')).toHaveLength(1);
  });

  it('decides again after a conflict, so that three of eight competing commands succeed', async () => {
    const { store, commands } = given();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => fillJar(commands, n, 'a', 1)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await store.read('jar-a')).toHaveLength(3);
  });

  it('serves many concurrent commands on one stream without refusals', async () => {
    const { store } = given();
    const endless: Aggregate<Level, Filled> = { ...jar, category: 'well' };
    const commands = createCommandHandler({ keys: memoryKeys(), store });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        commands.execute(callOf(uuid(n), { n }), async (unit) => {
          await unit.load(endless, 'a');
          unit.append(endless, 'a', [{ type: 'Filled', data: { by: 1 } }]);
          return decided([]);
        }),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    expect(await store.read('well-a')).toHaveLength(100);
  });

  it('queues late commands behind those that wait for the stream, without a futile append', async () => {
    const { store } = given();
    let appends = 0;
    const slow: EventStore = {
      ...store,
      append: async (writes) => {
        appends += 1;
        await pause(2);
        return store.append(writes);
      },
    };
    const endless: Aggregate<Level, Filled> = { ...jar, category: 'well' };
    const commands = createCommandHandler({ keys: memoryKeys(), store: slow });
    const fillWell = (n: number) =>
      commands.on(endless, 'a', callOf(uuid(n), { n }), () => decided([{ type: 'Filled', data: { by: 1 } }]));
    const early = Array.from({ length: 10 }, (_, n) => fillWell(n));
    await early[0];
    await pause(5);
    const late = Array.from({ length: 40 }, (_, n) => fillWell(100 + n));
    expect((await Promise.all([...early, ...late])).filter(({ ok }) => !ok)).toEqual([]);
    expect(await store.read('well-a')).toHaveLength(50);
    // Only the first ten may collide.
    expect(appends).toBeLessThan(10 + 10 + 40);
  });

  it('checks the revision of streams that were only read', async () => {
    const { store, commands } = given();
    let tries = 0;
    const answer = await commands.execute(callOf(uuid(1)), async (unit) => {
      const { state } = await unit.load(jar, 'limit');
      await unit.load(jar, 'a');
      tries += 1;
      if (tries === 1) await fillJar(commands, 2, 'limit', 1);
      unit.append(jar, 'a', [{ type: 'Filled', data: { by: state.level } }]);
      return decided([]);
    });
    expect(answer.ok).toBe(true);
    expect(tries).toBe(2);
    expect((await store.read('jar-a'))[0]?.data).toEqual({ by: 1 });
  });

  it('gives up with `busy` after five conflicts', async () => {
    const { store } = given();
    let appends = 0;
    const crowded: EventStore = {
      ...store,
      append: async () => {
        appends += 1;
        throw new RevisionConflict('jar-a', 0);
      },
    };
    expect(await fillJar(createCommandHandler({ keys: memoryKeys(), store: crowded }), 1, 'a', 1)).toEqual({
      ok: false,
      refusal: { code: 'busy' },
    });
    expect(appends).toBe(5);
  });

  it('propagates errors and reports an append to a stream that was not loaded', async () => {
    const { commands } = given();
    await expect(
      commands.execute(callOf(uuid(1)), async () => {
        throw new TypeError('bug');
      }),
    ).rejects.toThrow('bug');
    await expect(
      commands.execute(callOf(uuid(1)), async (unit) => {
        unit.append(jar, 'a', [{ type: 'Filled', data: { by: 1 } }]);
        return decided([]);
      }),
    ).rejects.toThrow('Load jar-a before appending');
  });

  it('includes its own appends when it loads a stream again', async () => {
    const { commands } = given();
    await commands.execute(callOf(uuid(1)), async (unit) => {
      await unit.load(jar, 'a');
      unit.append(jar, 'a', [{ type: 'Filled', data: { by: 2 } }]);
      expect((await unit.load(jar, 'a')).state).toEqual({ level: 2 });
      return decided([]);
    });
  });

  it('publishes the position of its append before it returns', async () => {
    const { store } = given();
    const seen: string[] = [];
    const commands = createCommandHandler({
      keys: memoryKeys(),
      store,
      afterAppend: (position) => {
        seen.push(position);
      },
    });
    const answer = await fillJar(commands, 1, 'a', 1);
    expect(answer).toEqual({ ok: true, position: seen[0] });
  });
});
