import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
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
import { createCommandHandler, KEPT_FROM } from './command-handler.js';
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
const past = (commands: CommandHandler, id: string, count = KEPT_FROM, owner?: string): Promise<CommandAnswer> =>
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

let standIn: KurrentStandIn;
beforeAll(async () => {
  standIn = await startKurrentStandIn();
});
afterAll(() => standIn.stop());
const opens = {
  SQLite: () => openSqliteEventStore(':memory:'),
  KurrentDB: () => openKurrentEventStore({ url: standIn.url, namespace: 'jar', log: silentLog }),
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

  /** A process with a memory of its own over the one log; `reads` counts the events that it read. */
  const replica = ({ log = raw, base = shared, bytes = 1_000_000, ttlMs = 3_600_000 } = {}) => {
    const caches = createStreamCaches({ keys: base, bytes, ttlMs });
    closing.push(() => caches.close());
    const store = shredding(log, caches.keys, personal);
    const reads = { events: 0 };
    const counted: EventStore = {
      ...store,
      async read(...asked) {
        const found = await store.read(...asked);
        reads.events += found.length;
        return found;
      },
    };
    const commands = createCommandHandler({ store: counted, keys: caches.keys, personal, cache: caches.of('jar') });
    return { commands, caches, reads, store };
  };

  it('reads on from what is known, however long the stream is', async () => {
    const { commands, reads } = replica();
    const id = randomUUID();
    await past(commands, id, 500);
    expect(await run(commands, id, fill(1))).toMatchObject({ ok: true });
    reads.events = 0;
    for (let n = 0; n < 4; n += 1) expect(await run(commands, id, fill(1))).toMatchObject({ ok: true });
    expect(reads.events).toBeLessThanOrEqual(8);
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
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

  it('answers a command that comes again as the first time, however long ago that was', async () => {
    const step = fc.record({
      by: fc.integer({ min: 0, max: 5 }),
      replica: fc.nat({ max: 2 }),
      again: fc.option(fc.nat({ max: 30 }), { freq: 2 }),
      other: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const id = randomUUID();
        const replicas = [replica(), replica()];
        await past(replicas[0]!.commands, id);
        const told: { commandId: string; by: number; answer: CommandAnswer; stored: boolean }[] = [];
        let level = 0;
        for (const { by, replica: which, again, other } of steps) {
          // The third one has just started.
          const { commands } = replicas[which] ?? replica();
          const before = again === null ? undefined : told[again % Math.max(1, told.length)];
          const asked = before ?? { commandId: randomUUID(), by, stored: false };
          // Nought empties the jar.
          const decide = (state: Jar) => (asked.by === 0 ? empty(state) : fill(asked.by)(state));
          const answer = await run(commands, id, decide, asked.commandId, { by: asked.by });
          if (before?.stored) {
            expect(answer).toEqual(before.answer);
            if (other)
              expect(await run(commands, id, decide, asked.commandId, { by: 'another' })).toEqual({
                ok: false,
                refusal: { code: 'idempotency_key_reused' },
              });
            continue;
          }
          expect(answer.ok).toBe(level + asked.by <= SIZE);
          const stored = answer.ok && (asked.by > 0 || level > 0);
          if (answer.ok) level = asked.by === 0 ? 0 : level + asked.by;
          if (before) Object.assign(before, { answer, stored });
          else told.push({ commandId: asked.commandId, by: asked.by, answer, stored });
        }
        const log = (await raw.read(`jar-${id}`)).slice(KEPT_FROM).map((event) => event.metadata.commandId);
        expect([...new Set(log)].toSorted()).toEqual(
          told
            .filter(({ stored }) => stored)
            .map(({ commandId }) => commandId)
            .toSorted(),
        );
        expect(await stateOf(replicas[0]!.commands, id)).toMatchObject({ level });
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
    await past(commands, id, KEPT_FROM, 'anna');
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
    await past(one.commands, id, KEPT_FROM, 'anna');
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
    await past(commands, id, KEPT_FROM, 'anna');
    expect(looks).toBe(0);
    await stateOf(commands, id);
    expect(looks).toBe(2);
    expect(caches.kept().streams).toBe(0);
    expect((await stateOf(commands, id))?.labels).not.toContain('Marmelade');
  });

  it('knows nothing any more of a log that was replaced, by a shorter or by another one', async () => {
    const other = openSqliteEventStore(':memory:');
    const third = openSqliteEventStore(':memory:');
    let log = raw;
    const turning: EventStore = {
      ready: () => log.ready(),
      append: (writes) => log.append(writes),
      read: (...asked) => log.read(...asked),
      holds: (eventId) => log.holds(eventId),
      follow: (options) => log.follow(options),
      head: () => log.head(),
      close: async () => undefined,
    };
    const { commands } = replica({ log: turning });
    const id = randomUUID();
    await past(commands, id);
    await run(commands, id, fill(5));
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
    await past(replica({ log: other }).commands, id, KEPT_FROM - 2);
    log = other;
    expect(await stateOf(commands, id)).toMatchObject({ level: 0 });
    log = raw;
    expect(await stateOf(commands, id)).toMatchObject({ level: 5 });
    const fresh = replica({ log: third });
    await past(fresh.commands, id);
    await run(fresh.commands, id, fill(2));
    log = third;
    // As long as the one before.
    expect(await run(commands, id, fill(6))).toMatchObject({ ok: true });
    expect(await stateOf(commands, id)).toMatchObject({ level: 8 });
    await Promise.all([other.close(), third.close()]);
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
    await past(commands, id, KEPT_FROM, 'anna');
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
