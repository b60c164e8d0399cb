import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { decided, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteSubjectKeys } from '@lendring/platform/keys/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { createCommandHandler } from '@lendring/platform/runtime/service/command-handler.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { createStreamCaches } from '@lendring/platform/runtime/service/stream-cache.js';
import { percentile, timed } from '../times.js';
import { anEvent, inFolder } from './events.js';

/** Median milliseconds per command. `cold`: the first command on a long stream after a start. */
export type StreamFigures = Readonly<{ store: string; short: number; long: number; cold: number }>;

const SHORT = 10;
const LONG = 10_000;
const COMMANDS = 200;
const COLD = 7;
const BATCH = 500;

type Described = { type: 'Described'; data: object };
type Seen = Readonly<{ count: number; last: object | null }>;
const thing: Aggregate<Seen, Described> = {
  category: 'thing',
  initialState: { count: 0, last: null },
  evolve: ({ count }, { data }) => ({ count: count + 1, last: data }),
};

const command = (commands: CommandHandler, id: string): Promise<unknown> =>
  commands.on(
    thing,
    id,
    {
      commandId: randomUUID(),
      actor: { kind: 'system', name: 'bench' },
      at: new Date().toISOString(),
      locale: 'de',
      requestId: 'bench',
      asks: {},
    },
    ({ count }) => decided([{ type: 'Described', data: anEvent(count, 1).data }]),
  );

const fill = async (store: EventStore, ids: readonly string[], count: number): Promise<void> => {
  for (const id of ids)
    for (let from = 0; from < count; from += BATCH)
      await store.append([
        {
          stream: `thing-${id}`,
          expected: from === 0 ? 'absent' : from - 1,
          events: Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => anEvent(from + n, 1)),
        },
      ]);
};

const measured = async (name: string, store: EventStore, folder: string): Promise<StreamFigures> => {
  const keys = openSqliteSubjectKeys(join(folder, `${name}.keys.db`), join(folder, `${name}.master`));
  const caches = createStreamCaches({ keys, bytes: 64 * 1_048_576 });
  const first = async (id: string): Promise<number> => {
    const own = createStreamCaches({ keys, bytes: 64 * 1_048_576 });
    try {
      const commands = createCommandHandler({ store, keys, cache: own.of('bench') });
      return (await timed(() => command(commands, id))).ms;
    } finally {
      own.close();
    }
  };
  try {
    const commands = createCommandHandler({ store, keys, cache: caches.of('bench') });
    const shorts = Array.from({ length: COMMANDS }, () => randomUUID());
    const long = randomUUID();
    await fill(store, shorts, SHORT);
    await fill(store, [long], LONG);
    // Warm both caches, so that the measured commands read no events.
    for (const id of [...shorts, long]) await command(commands, id);
    const [short, longer]: [number[], number[]] = [[], []];
    // Alternate short and long streams, so that a slow moment affects both.
    for (const id of shorts) {
      short.push((await timed(() => command(commands, id))).ms);
      longer.push((await timed(() => command(commands, long))).ms);
    }
    const cold: number[] = [];
    for (let n = 0; n < COLD; n += 1) cold.push(await first(long));
    const p50 = (times: readonly number[]): number => percentile([...times], 0.5);
    return { store: name, short: p50(short), long: p50(longer), cold: p50(cold) };
  } finally {
    caches.close();
    await keys.close();
    await store.close();
  }
};

/**
 * Compares commands on a stream of 10,000 events with commands on one of ten, on SQLite and, if configured, on
 * KurrentDB.
 */
export const benchStream = ({ KURRENTDB_URL: url }: NodeJS.ProcessEnv): Promise<readonly StreamFigures[]> =>
  inFolder(async (folder) => {
    const figures = [await measured('SQLite', openSqliteEventStore(join(folder, 'events.db')), folder)];
    if (url) {
      const { openKurrentEventStore } = await import('@lendring/platform/event-store/kurrent.adapter.js');
      const store = openKurrentEventStore({ url, namespace: `bench${Date.now().toString(36)}`, log: silentLog });
      figures.push(await measured('KurrentDB', store, folder));
    }
    return figures;
  });
