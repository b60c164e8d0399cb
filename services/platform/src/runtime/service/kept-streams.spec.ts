import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decided, isRefused, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import * as fc from 'fast-check';
import type { EventStore } from '../../event-store/event-store.port.js';
import { startKurrentStandIn, type KurrentStandIn } from '../../../testing/event-store/kurrent-stand-in/server.js';
import { openKurrentEventStore } from '../../event-store/kurrent.adapter.js';
import { shredding } from '../../event-store/shredding.decorator.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { eventually } from '../../../testing/eventually.js';
import { silentLog } from '../../base/log.js';
import { memoryKeys } from '../../../testing/memory.js';
import { derivedId } from '../../base/uuid.js';
import type { CommandCall } from './command-call.js';
import { createCommandHandler } from './command-handler.js';
import type { CommandHandler } from './service-parts.js';
import { createStreamCaches } from './stream-cache.js';

type JarEvent =
  | { type: 'Filled'; data: { by: number } }
  | { type: 'Emptied'; data: object }
  | { type: 'Labelled'; data: { owner: string; label: string | null } };
type Jar = Readonly<{ level: number; labels: readonly (string | null)[] }>;
const jar: Aggregate<Jar, JarEvent> = {
  category: 'jar',
  initialState: { level: 0, labels: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'Filled':
        return { ...state, level: state.level + event.data.by };
      case 'Emptied':
        return { ...state, level: 0 };
      case 'Labelled':
        return { ...state, labels: [...state.labels, event.data.label] };
    }
  },
};
const personal = { Labelled: { subject: 'owner', fields: ['label'] } };
const SIZE = 8;
/** How many events a stream here has before anything is tried. */
const PAST = 16;

const callOf = (commandId: string, asks: unknown): CommandCall => ({
  commandId,
  actor: { kind: 'visitor' },
  at: '2026-05-01T10:00:00.000Z',
  locale: 'de',
  requestId: 'spec',
  asks,
});
/** In two events where something is in already: the same command, repeated, would decide on more or fewer of them. */
const filled = ({ level }: Jar, by: number): readonly JarEvent[] =>
  (level > 0 && by > 1 ? [1, by - 1] : [by]).map((part) => ({ type: 'Filled', data: { by: part } }));
const fill =
  (by: number) =>
  (state: Jar): Decision<readonly JarEvent[], 'full'> =>
    state.level + by > SIZE ? refused('full') : decided(filled(state, by));
const empty = (state: Jar): Decision<readonly JarEvent[], never> =>
  decided(state.level === 0 ? [] : [{ type: 'Emptied', data: {} }]);
const label = (owner: string, text: string) => (): Decision<readonly JarEvent[], never> =>
  decided([{ type: 'Labelled', data: { owner, label: text } }]);

const run = (
  commands: CommandHandler,
  id: string,
  decide: (state: Jar) => Decision<readonly JarEvent[], string> | Promise<Decision<readonly JarEvent[], string>>,
  commandId: string = randomUUID(),
  asks: unknown = {},
): Promise<CommandAnswer> => commands.on(jar, id, callOf(commandId, asks), decide);
/** Out of one jar into the other, or nothing. */
const pour = (
  commands: CommandHandler,
  [from = '', to = '']: readonly string[],
  by: number,
  commandId: string = randomUUID(),
  asks: unknown = {},
): Promise<CommandAnswer> =>
  commands.execute(callOf(commandId, asks), async (unit) => {
    const [source, target] = [await unit.load(jar, from), await unit.load(jar, to)];
    if (source.state.level < by) return refused<string>('empty');
    const decision = fill(by)(target.state);
    if (isRefused(decision) || by === 0) return isRefused(decision) ? decision : decided([]);
    unit.append(jar, from, [{ type: 'Filled', data: { by: -by } }]);
    unit.append(jar, to, decision.events);
    return decision;
  });
/** The state that a command decides on. */
const stateOf = async (commands: CommandHandler, id: string): Promise<Jar | undefined> => {
  let seen: Jar | undefined;
  await run(commands, id, (state) => {
    seen = state;
    return decided([]);
  });
  return seen;
};

/** A log in which each jar has a past that is worth keeping. */
const past = (commands: CommandHandler, id: string, count = PAST, owner?: string): Promise<CommandAnswer> =>
  commands.execute(callOf(randomUUID(), { id }), async (unit) => {
    await unit.load(jar, id);
    unit.append(
      jar,
      id,
      Array.from({ length: count }, (): JarEvent =>
        owner === undefined
          ? { type: 'Filled', data: { by: 0 } }
          : { type: 'Labelled', data: { owner, label: 'Marmelade' } },
      ),
    );
    return decided([]);
  });

/** A log in whose place another one can be put. */
const turning = (first: EventStore) => {
  let now = first;
  const log: EventStore = {
    ready: () => now.ready(),
    append: (writes) => now.append(writes),
    read: (...asked) => now.read(...asked),
    endOf: (event) => now.endOf(event),
    holds: (eventId) => now.holds(eventId),
    follow: (options) => now.follow(options),
    head: () => now.head(),
    close: () => now.close(),
  };
  return {
    log,
    turn: (to: EventStore): void => {
      now = to;
    },
  };
};

let standIn: KurrentStandIn;
beforeAll(async () => {
  standIn = await startKurrentStandIn();
});
afterAll(() => standIn.stop());
const opens = {
  SQLite: () => openSqliteEventStore(':memory:'),
  KurrentDB: (namespace = 'jar') => openKurrentEventStore({ url: standIn.url, namespace, log: silentLog }),
} as const;

describe.each(Object.keys(opens) as (keyof typeof opens)[])('commands that keep folded streams, on %s', (kind) => {
  let raw: EventStore;
  const closing: (() => void)[] = [];
  const shared = memoryKeys();
  beforeAll(() => {
    raw = opens[kind]();
  });
  afterAll(async () => {
    for (const close of closing) close();
    await raw.close();
  });

  /** A process with a memory of its own over the one log; `reads` counts the events that it read, and its questions. */
  const replica = ({ log = raw, base = shared, bytes = 1_000_000, ttlMs = 3_600_000 } = {}) => {
    const caches = createStreamCaches({ keys: base, bytes, ttlMs });
    closing.push(() => caches.close());
    const store = shredding(log, caches.keys, personal);
    const reads = { events: 0, calls: 0 };
    const counted: EventStore = {
      ...store,
      async holds(eventId) {
        reads.calls += 1;
        return store.holds(eventId);
      },
      async read(...asked) {
        reads.calls += 1;
        const found = await store.read(...asked);
        reads.events += found.length;
        return found;
      },
    };
    const commands = createCommandHandler({ store: counted, keys: caches.keys, personal, cache: caches.of('jar') });
    return { commands, caches, reads, store };
  };

  it('asks the log nothing for what it knows, however long the streams are', async () => {
    const { commands, reads } = replica();
    const [id, other] = [randomUUID(), randomUUID()];
    await past(commands, id, 500);
    await past(commands, other, 1);
    Object.assign(reads, { events: 0, calls: 0 });
    for (let n = 0; n < 4; n += 1) expect(await run(commands, id, fill(1))).toMatchObject({ ok: true });
    expect(await pour(commands, [id, other], 2)).toMatchObject({ ok: true });
    // A stream that is only read is checked by the append.
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

  it('reads on from what it knows where another process was faster', async () => {
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
    // Three that were new, after the one that was known.
    expect([tries, two.reads]).toEqual([2, { events: 4, calls: 1 }]);
    expect(await stateOf(two.commands, id)).toMatchObject({ level: 5 });
  });

  it('reads on once where a command comes again at once', async () => {
    const { commands, reads } = replica();
    const id = randomUUID();
    await past(commands, id, 500);
    const commandId = randomUUID();
    const answer = await run(commands, id, fill(SIZE), commandId);
    Object.assign(reads, { events: 0, calls: 0 });
    expect(await run(commands, id, fill(SIZE), commandId)).toEqual(answer);
    expect(reads).toEqual({ events: 1, calls: 1 });
  });

  it('refuses nothing, and leaves nothing out, because of a state that another process has changed', async () => {
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
    // To one it seemed to be empty already.
    await run(one.commands, id, empty);
    expect(await stateOf(two.commands, id)).toMatchObject({ level: 0 });
  });

  it('fails for no reason that is past, and for one that is still there at once', async () => {
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

  it('answers a command that comes again as the first time, however long ago that was', async () => {
    const step = fc.record({
      act: fc.constantFrom('fill', 'fill', 'pour'),
      into: fc.nat({ max: 1 }),
      by: fc.integer({ min: 0, max: 5 }),
      replica: fc.nat({ max: 2 }),
      again: fc.option(fc.nat({ max: 30 }), { freq: 2 }),
      other: fc.boolean(),
      twice: fc.boolean(),
    });
    type Asked = Readonly<{ act: string; into: number; by: number; commandId: string }>;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const ids = [randomUUID(), randomUUID()];
        const replicas = [replica(), replica()];
        for (const id of ids) await past(replicas[0]!.commands, id);
        const ask = (
          commands: CommandHandler,
          { act, into, by, commandId }: Asked,
          asks: unknown = { act, into, by },
        ) => {
          const [to = '', from = ''] = into === 0 ? ids : ids.toReversed();
          if (act === 'pour') return pour(commands, [from, to], by, commandId, asks);
          // Nought empties the jar.
          return run(commands, to, by === 0 ? empty : fill(by), commandId, asks);
        };
        const told: { asked: Asked; answer: CommandAnswer; stored: boolean }[] = [];
        const levels = [0, 0];
        /** Whether it is allowed now, and what the jars hold afterwards. */
        const after = ({ act, into, by }: Asked): readonly number[] | null => {
          const [to = 0, from = 0] = into === 0 ? levels : levels.toReversed();
          if (to + by > SIZE || (act === 'pour' && from < by)) return null;
          const both = act === 'pour' ? [to + by, from - by] : [by === 0 ? 0 : to + by, from];
          return into === 0 ? both : both.toReversed();
        };
        for (const { replica: which, again, other, twice, ...what } of steps) {
          // The third one has just started.
          const { commands } = replicas[which] ?? replica();
          const before = again === null ? undefined : told[again % Math.max(1, told.length)];
          const asked = before?.asked ?? { ...what, commandId: randomUUID() };
          // Another process may be asked the same at the same time.
          const beside = replicas[1 - which] ?? replicas[0]!;
          const [answer, same] = await Promise.all([
            ask(commands, asked),
            twice ? ask(beside.commands, asked) : undefined,
          ]);
          if (before?.stored) {
            expect(answer).toEqual(before.answer);
            if (same) expect(same).toEqual(before.answer);
            if (other)
              expect(await ask(commands, asked, 'another')).toEqual({
                ok: false,
                refusal: { code: 'idempotency_key_reused' },
              });
            continue;
          }
          const now = after(asked);
          expect(answer.ok).toBe(now !== null);
          const stored = now !== null && (asked.by > 0 || now.some((level, n) => level !== levels[n]));
          if (same && stored) expect(same).toEqual(answer);
          if (now) levels.splice(0, 2, ...now);
          if (before) Object.assign(before, { answer, stored });
          else told.push({ asked, answer, stored });
        }
        const logs = await Promise.all(ids.map((id) => raw.read(`jar-${id}`)));
        const inLog = logs.flatMap((log) => log.slice(PAST)).map((event) => event.metadata.commandId);
        expect([...new Set(inLog)].toSorted()).toEqual(
          told
            .filter(({ stored }) => stored)
            .map(({ asked }) => asked.commandId)
            .toSorted(),
        );
        for (const { commands } of [...replicas, replica()])
          for (const [n, id] of ids.entries()) expect(await stateOf(commands, id)).toMatchObject({ level: levels[n] });
      }),
      { numRuns: kind === 'SQLite' ? 60 : 12 },
    );
  });

  it('checks all streams of a command, also those that it knew', async () => {
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

  it('checks a stream that it only looks at, and that has moved since it was known', async () => {
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

  it('stores what many do at once in two processes, each once and in turn', async () => {
    const replicas = [replica(), replica()];
    const id = randomUUID();
    await past(replicas[0]!.commands, id);
    const answers = await Promise.all(
      Array.from({ length: 3 * SIZE }, (_, n) => run(replicas[n % 2]!.commands, id, fill(1))),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(SIZE);
    expect(await raw.read(`jar-${id}`, PAST)).toHaveLength(SIZE);
    for (const { commands } of replicas) expect(await stateOf(commands, id)).toMatchObject({ level: SIZE });
  });

  it('knows what it has appended as the log gives it back', async () => {
    const base = memoryKeys();
    const [one, two] = [replica({ base }), replica({ base })];
    const id = randomUUID();
    await past(one.commands, id);
    // What is no JSON, and what is about somebody who was erased, is stored in another form than it was decided in.
    const odd: JarEvent = { type: 'Labelled', data: { owner: 'cem', label: { toJSON: () => 'Quitte' } as never } };
    await run(one.commands, id, () => decided([odd]));
    await base.keyFor('dora');
    await base.destroy('dora');
    await run(one.commands, id, label('dora', 'Kirsche'));
    const labels = ['Quitte', null];
    for (const { commands } of [one, two]) expect((await stateOf(commands, id))?.labels).toEqual(labels);
  });

  it('keeps nothing of a person who is erased while the command is stored', async () => {
    const base = memoryKeys();
    const log: EventStore = {
      ...raw,
      append: async (writes) => {
        const position = await raw.append(writes);
        if (erasing) await caches.keys.destroy('anna');
        return position;
      },
    };
    let erasing = false;
    const { commands, caches } = replica({ base, log });
    const id = randomUUID();
    await past(commands, id, PAST, 'anna');
    erasing = true;
    await run(commands, id, fill(1));
    expect(caches.kept().streams).toBe(0);
    expect((await stateOf(commands, id))?.labels).not.toContain('Marmelade');
  });

  it('keeps nothing of what did not reach the log', async () => {
    let broken = false;
    const log: EventStore = {
      ...raw,
      append: async (writes) => {
        if (broken) throw new Error('The disk is full');
        return raw.append(writes);
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

  it('lets nobody change the state that others decide on', async () => {
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

  it('keeps nothing of an erased person, here at once and in another process soon', async () => {
    const base = memoryKeys();
    const [one, two, three] = [replica({ base }), replica({ base }), replica({ base, ttlMs: 30 })];
    const id = randomUUID();
    await past(one.commands, id, PAST, 'anna');
    await run(one.commands, id, label('ben', 'Honig'));
    for (const { commands, caches } of [one, two]) {
      expect((await stateOf(commands, id))?.labels.at(-1)).toBe('Honig');
      expect(caches.kept().streams).toBe(1);
    }
    await stateOf(three.commands, id);
    await one.caches.keys.destroy('ben');
    expect(one.caches.kept().streams).toBe(0);
    for (const { commands } of [one, two]) {
      const labels = (await stateOf(commands, id))?.labels;
      expect([labels?.at(0), labels?.at(-1)]).toEqual(['Marmelade', null]);
    }
    await eventually(
      async () => three.caches.kept().streams,
      (streams) => streams === 0,
    );
    // What somebody erased has a part in is read whole each time.
    expect([one, two].map(({ caches }) => caches.kept().streams)).toEqual([0, 0]);
  });

  it.each([
    ['while it is opened', 1],
    ['just before it is kept', 2],
  ])('keeps nothing of a person who is erased %s', async (_, eraseAt) => {
    const base = memoryKeys();
    let looks = 0;
    const late = {
      ...base,
      find: async (subject: string) => {
        const key = await base.find(subject);
        looks += 1;
        if (looks === eraseAt) await caches.keys.destroy(subject);
        return key;
      },
    };
    const { commands, caches } = replica({ base: late });
    const id = randomUUID();
    await past(replica({ base }).commands, id, PAST, 'anna');
    expect(looks).toBe(0);
    await stateOf(commands, id);
    expect(looks).toBe(2);
    expect(caches.kept().streams).toBe(0);
    expect((await stateOf(commands, id))?.labels).not.toContain('Marmelade');
  });

  it('knows nothing any more of a log that was replaced by a shorter one, nor of that when the first is back', async () => {
    const other = openSqliteEventStore(':memory:');
    const { log, turn } = turning(raw);
    const { commands } = replica({ log });
    const id = randomUUID();
    await past(commands, id);
    await run(commands, id, fill(5));
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
    await past(replica({ log: other }).commands, id, PAST - 2);
    turn(other);
    expect(await stateOf(commands, id)).toMatchObject({ level: 0 });
    turn(raw);
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
    await other.close();
  });

  it('appends nothing to another log because of what it knows of the one before, be it as long', async () => {
    const [before, after] = [opens[kind](), opens[kind]('another')];
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

  it('takes no more room than it is given, and lets go what was used least recently', async () => {
    const bytes = 12_000;
    const { commands, caches, reads } = replica({ bytes });
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const [first] = ids;
    for (const id of ids) {
      await past(commands, id, 40, 'anna');
      for (const each of [id, first!]) await stateOf(commands, each);
      expect(caches.kept().bytes).toBeLessThanOrEqual(bytes);
    }
    const { streams } = caches.kept();
    expect(streams).toBeGreaterThan(1);
    expect(streams).toBeLessThan(ids.length);
    const costOf = async (id: string): Promise<number> => {
      reads.events = 0;
      await stateOf(commands, id);
      return reads.events;
    };
    expect(await costOf(first!)).toBe(1);
    expect(await costOf(ids[1]!)).toBe(40);
  });

  it('counts a stream as large as it has grown', async () => {
    const { commands, caches } = replica();
    const id = randomUUID();
    await past(commands, id, PAST, 'anna');
    await stateOf(commands, id);
    const before = caches.kept().bytes;
    for (let n = 0; n < 20; n += 1) await run(commands, id, label('anna', 'Honig'.repeat(100)));
    await stateOf(commands, id);
    expect(caches.kept().bytes).toBeGreaterThan(before + 20 * 1_000);
  });

  it('answers one of two equal commands that two processes run at once as the other', async () => {
    const [one, two] = [replica(), replica()];
    const id = randomUUID();
    await past(one.commands, id);
    for (const { commands } of [one, two]) await stateOf(commands, id);
    const commandId = randomUUID();
    const answers = await Promise.all([one, two].map(({ commands }) => run(commands, id, fill(1), commandId)));
    expect(answers[0]).toEqual(answers[1]);
    expect(await raw.holds(derivedId(commandId, '0'))).toBe(true);
    expect(await stateOf(one.commands, id)).toMatchObject({ level: 1 });
  });
});
