import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { anEvent, events, write } from '../../testing/event-store/contract-examples.js';
import { eventStoreContract } from '../../testing/event-store/contract.js';
import { RevisionConflict } from './event-store.port.js';
import { prefixQuery } from './prefix-query.js';
import { openSqliteEventStore } from './sqlite.adapter.js';
import { fromSource } from '../../testing/run-sources.js';

const folder = mkdtempSync(join(tmpdir(), 'events-'));
afterAll(() => rmSync(folder, { recursive: true }));
const turnsPass = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await breathe();
};
const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('SQLite events', () =>
  eventStoreContract(async () => openSqliteEventStore(join(folder, 'deeper', 'events.db'))));

describe('SQLite event file', () => {
  it('wakes its followers without waiting for the next poll', async () => {
    const store = openSqliteEventStore(':memory:', { pollMs: 60_000 });
    const abort = new AbortController();
    let seen = 0;
    for await (const batch of store.follow({ prefixes: ['a-'], after: START, signal: abort.signal })) {
      seen += batch.events.length;
      if (seen === 3) abort.abort();
      else setTimeout(() => void store.append([write(`a-${seen}`, 'absent', anEvent(1))]), 1);
    }
    expect(seen).toBe(3);
    await store.close();
  });

  it('rejects each failing append of a group commit separately', async () => {
    const store = openSqliteEventStore(':memory:');
    const tried = await Promise.allSettled([
      store.append([write('a-1', 'absent', anEvent(1))]),
      store.append([write('a-1', 'absent', anEvent(2))]),
      store.append([write('a-1', 0, anEvent(3))]),
      store.append([write('b-1', 4, anEvent(4))]),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect((await store.read('a-1')).map(({ data }) => data['n'])).toEqual([1, 3]);
    await store.close();
  });

  it('isolates other appends in a group commit from an append that cannot be stored', async () => {
    const store = openSqliteEventStore(':memory:');
    const tried = await Promise.allSettled([
      store.append([write('a-1', 'absent', anEvent(1))]),
      store.append([write('b-1', 'absent', anEvent(2), { ...anEvent(3), data: { big: 1n } })]),
      store.append([write('c-1', 'absent', anEvent(4))]),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.read('b-1')).toEqual([]);
    await store.close();
    await expect(store.append([write('a-1', 0, anEvent(5))])).rejects.toThrow();
  });

  it('publishes no event before the event is on disk', async () => {
    const disk = Promise.withResolvers<void>();
    const store = openSqliteEventStore(join(folder, 'slow.db'), { sync: () => disk.promise });
    const heard: string[] = [];
    const abort = new AbortController();
    const following = (async () => {
      for await (const { events: some } of store.follow({ prefixes: ['a-'], after: START, signal: abort.signal })) {
        if (some.length === 0) continue;
        heard.push('followed');
        abort.abort();
      }
    })();
    const appended = store.append([write('a-1', 'absent', anEvent(1))]).then(() => heard.push('appended'));
    await turnsPass(10);
    const read = store.read('a-1').then((found) => heard.push(`read ${found.length}`));
    const later = store.append([write('a-2', 'absent', anEvent(2))]).then(() => heard.push('appended later'));
    await turnsPass(10);
    expect(await store.head()).toBe(START);
    expect(await store.read('a-2')).toEqual([]);
    expect(heard).toEqual([]);
    disk.resolve();
    await Promise.all([following, appended, read, later]);
    expect(heard.toSorted()).toEqual(['appended', 'appended later', 'followed', 'read 1']);
    await store.close();
  });

  it('rejects appends that were not flushed to disk and continues', async () => {
    let full = true;
    const store = openSqliteEventStore(join(folder, 'full.db'), {
      sync: async () => {
        if (full) throw new Error('no space');
      },
    });
    await expect(store.append([write('a-1', 'absent', anEvent(1))])).rejects.toThrow('no space');
    full = false;
    await store.append([write('b-1', 'absent', anEvent(2))]);
    await store.close();
  });

  it('recognises a repeat with the current revision of its stream', async () => {
    const store = openSqliteEventStore(':memory:');
    const event = anEvent(1);
    const position = await store.append([write('a-1', 'absent', event)]);
    const [again, other] = await Promise.all([
      store.append([write('a-1', 0, event)]),
      store.append([write('b-1', 'absent', anEvent(2))]),
    ]);
    expect(again).toBe(position);
    expect(other > position).toBe(true);
    expect(await store.read('a-1')).toHaveLength(1);
    await store.close();
  });

  it('rejects an append that names one stream twice', async () => {
    const store = openSqliteEventStore(':memory:');
    await expect(store.append([write('a-1', 'absent', anEvent(1)), write('a-1', 0, anEvent(2))])).rejects.toThrow(
      'a stream twice',
    );
    await store.close();
  });

  it('stores pending appends when closed and ends its followers', async () => {
    const file = join(folder, 'closing.db');
    const store = openSqliteEventStore(file);
    const ended = (async () => {
      for await (const _ of store.follow({ prefixes: ['a-'], after: START, signal: new AbortController().signal }))
        continue;
    })();
    const appended = store.append([write('a-1', 'absent', anEvent(1))]);
    await store.close();
    await appended;
    await ended;
    const again = openSqliteEventStore(file);
    expect(await again.read('a-1')).toHaveLength(1);
    await again.close();
  });

  it('delivers events of another process to a follower', async () => {
    const file = join(folder, 'two.db');
    const [here, there] = [openSqliteEventStore(file, { pollMs: 10 }), openSqliteEventStore(file)];
    const abort = new AbortController();
    setTimeout(() => void there.append([write('a-1', 'absent', anEvent(7))]), 20);
    for await (const batch of here.follow({ prefixes: ['a-'], after: START, signal: abort.signal })) {
      if (batch.events.length === 0) continue;
      expect(batch.events[0]?.data['n']).toBe(7);
      abort.abort();
    }
    await Promise.all([here.close(), there.close()]);
  });

  it('sees events that another process appends to a stream whose end it knows', async () => {
    const file = join(folder, 'ends.db');
    const [here, there] = [openSqliteEventStore(file), openSqliteEventStore(file)];
    await here.append([write('a-1', 'absent', anEvent(1))]);
    expect(await here.read('b-1')).toEqual([]);
    await there.append([write('a-1', 0, anEvent(2)), write('b-1', 'absent', anEvent(3))]);
    expect((await here.read('a-1', 0)).map(({ data }) => data['n'])).toEqual([1, 2]);
    expect((await here.read('b-1')).map(({ data }) => data['n'])).toEqual([3]);
    await there.append([write('a-1', 1, anEvent(4))]);
    await expect(here.append([write('a-1', 1, anEvent(5))])).rejects.toBeInstanceOf(RevisionConflict);
    await expect(here.append([{ ...write('b-1', 0, anEvent(6)), remembered: 'another id' }])).rejects.toBeInstanceOf(
      RevisionConflict,
    );
    expect(await here.append([write('a-1', 2, anEvent(7))])).toBe(await there.head());
    await Promise.all([here.close(), there.close()]);
  });

  it('forgets the ends of a transaction that failed', async () => {
    const store = openSqliteEventStore(':memory:');
    await store.append([write('a-1', 'absent', anEvent(1))]);
    const unstorable = { ...anEvent(3), data: { big: 1n } };
    await expect(store.append([write('a-1', 0, anEvent(2)), write('b-1', 'absent', unstorable)])).rejects.toThrow();
    expect((await store.read('a-1', 0)).map(({ data }) => data['n'])).toEqual([1]);
    expect(await store.read('b-1')).toEqual([]);
    await store.append([write('a-1', 0, anEvent(4)), write('b-1', 'absent', anEvent(5))]);
    expect((await store.read('a-1', 1)).map(({ data }) => data['n'])).toEqual([4]);
    await store.close();
  });

  it('reads the end of a stream that it has written from memory', async () => {
    const store = openSqliteEventStore(':memory:');
    await store.append([write('a-1', 'absent', anEvent(1), anEvent(2))]);
    const read = vi.spyOn(StatementSync.prototype, 'all');
    expect((await store.read('a-1', 1)).map(({ data, revision }) => [data['n'], revision])).toEqual([[2, 1]]);
    expect(await store.read('a-1', 2)).toEqual([]);
    expect(read).not.toHaveBeenCalled();
    expect(await store.read('a-1', 0)).toHaveLength(2);
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
    await store.close();
  });

  it('yields to other work while catching up', async () => {
    const store = openSqliteEventStore(':memory:');
    await store.append([write('a-1', 'absent', ...events(400))]);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const abort = new AbortController();
    for await (const batch of store.follow({ prefixes: ['a-'], after: START, signal: abort.signal, batchSize: 1 }))
      if (batch.caughtUp) abort.abort();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
    await store.close();
  });

  it('reads stream prefixes in log order without sorting', () => {
    const file = join(folder, 'plan.db');
    void openSqliteEventStore(file).close();
    const db = new DatabaseSync(file);
    for (const prefixes of [['a-'], ['a-', 'b-'], ['a-', 'b-x', 'c-'], ['']]) {
      const query = prefixQuery(prefixes);
      const plan = db
        .prepare(`EXPLAIN QUERY PLAN ${query?.sql ?? ''}`)
        .all()
        .map((row) => row['detail'] as string);
      expect(plan).toEqual(['SEARCH events USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)']);
    }
    db.close();
  });

  it('yields to other work while skipping events of other prefixes', async () => {
    const store = openSqliteEventStore(':memory:');
    await store.append([write('a-1', 'absent', ...events(25_000)), write('b-1', 'absent', anEvent(7))]);
    await store.append([write('c-1', 'absent', ...events(2_000))]);
    const abort = new AbortController();
    const seen: [position: number, found: number, caughtUp: boolean][] = [];
    for await (const batch of store.follow({ prefixes: ['b-'], after: START, signal: abort.signal })) {
      seen.push([Number(batch.position), batch.events.length, batch.caughtUp]);
      if (batch.caughtUp) abort.abort();
    }
    expect(seen).toEqual([
      [10_000, 0, false],
      [20_000, 0, false],
      [27_001, 1, true],
    ]);
    await store.close();
  });

  it('drops an unused index left by earlier versions', async () => {
    const file = join(folder, 'earlier.db');
    await openSqliteEventStore(file).close();
    const indexes = (): readonly unknown[] => {
      const db = new DatabaseSync(file);
      const found = db
        .prepare(`SELECT name FROM sqlite_master WHERE type = 'index' ORDER BY name`)
        .all()
        .map(({ name }) => name);
      db.close();
      return found;
    };
    const earlier = new DatabaseSync(file);
    earlier.exec('CREATE INDEX events_by_category ON events (category)');
    earlier.close();
    const store = openSqliteEventStore(file);
    await store.append([write('a-1', 'absent', anEvent(1))]);
    expect(indexes()).toEqual(['events_by_id', 'events_by_stream']);
    expect(await store.read('a-1')).toHaveLength(1);
    await store.close();
  });
});

describe('killed process', () => {
  it('leaves all acknowledged appends and no partial append in the log', async () => {
    const file = join(folder, 'crash.db');
    const acknowledged = new Map<string, string[]>();
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(
        process.execPath,
        ['--experimental-transform-types', ...fromSource, source('../../testing/event-store/crash-writer.ts'), file],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let told = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        told += text;
      });
      while (told.split('\n').length < 60 && child.exitCode === null) await pause(5);
      child.kill('SIGKILL');
      await once(child, 'close');
      for (const line of told.split('\n').slice(0, -1)) {
        const [stream = '', id = ''] = line.split(' ');
        acknowledged.set(stream, [...(acknowledged.get(stream) ?? []), id]);
      }
    }
    const store = openSqliteEventStore(file);
    expect(acknowledged.size).toBe(4);
    for (const [stream, ids] of acknowledged) {
      const kept = await store.read(stream);
      const keptIds = new Set(kept.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !keptIds.has(id))).toEqual([]);
      expect(kept.map(({ revision }) => revision)).toEqual(kept.map((_, index) => index));
      expect(await store.read(`${stream}-twin`)).toHaveLength(kept.length);
    }
    await store.close();
  });
});
