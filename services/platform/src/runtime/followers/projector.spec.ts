import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { Documents, IndexSpec, Write } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { silentLog, type Log } from '../../base/log.js';
import type { GatherFor } from './follower.js';
import { createProjector, type Projector } from './projector.js';
import {
  jarEvent,
  jars,
  memorySearch,
  searchableJars,
  type Jar,
  type JarEvent,
} from '../../../testing/followers/jars.js';
import type { Projection } from '../service/service-parts.js';
import { holdLoop, turnsWhile } from '../../../testing/turns.js';
import { PATIENCE_MS } from '../../../testing/eventually.js';

describe('projector', () => {
  let store: EventStore;
  let documents: Documents;
  let search: ReturnType<typeof memorySearch>;
  const running: Projector<object>[] = [];

  beforeEach(() => {
    store = openSqliteEventStore(':memory:');
    documents = openSqliteDocuments(':memory:');
    search = memorySearch();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((projector) => projector.stop()));
    await store.close();
    await documents.close();
  });

  const append = async (jar: string, ...events: readonly JarEvent[]): Promise<string> => {
    const revision = (await store.read(`jar-${jar}`)).length - 1;
    return store.append([
      { stream: `jar-${jar}`, expected: revision < 0 ? 'absent' : revision, events: events.map(jarEvent) },
    ]);
  };
  const fill = (jar: string, by: number): JarEvent => ({ type: 'Filled', data: { jar, by } });
  const project = (
    projection: Projection<Jar, JarEvent>,
    on: { documents?: Documents; log?: Log; batchSize?: number; gatherFor?: GatherFor } = {},
  ): Projector<Jar> => {
    const projector = createProjector<Jar>({
      projection: projection as Projection<Jar>,
      store,
      documents,
      search,
      log: silentLog,
      keepOldMs: 0,
      ...on,
    });
    running.push(projector);
    return projector;
  };
  const caughtUp = async (projector: Projector<Jar>): Promise<Projector<Jar>> => {
    await projector.start();
    expect(await projector.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    return projector;
  };
  const levels = async (projector: Projector<Jar>, ...ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await (await projector.collection()).get(id))?.level ?? null));

  it('gathers events until a call waits for one of them', async () => {
    let batches = 0;
    const counting: Documents = {
      ...documents,
      setValue: async (key, value) => {
        if (key.startsWith('checkpoint:')) batches += 1;
        return documents.setValue(key, value);
      },
    };
    const projector = await caughtUp(project(jars, { documents: counting, gatherFor: { ms: 60_000, mostMs: 60_000 } }));
    const first = await append('a', fill('a', 1));
    expect(await projector.waitFor(first, PATIENCE_MS)).toBe(true);
    batches = 0;
    let last = first;
    for (let n = 0; n < 20; n += 1) last = await append(`b${n}`, fill(`b${n}`, 1));
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    expect(projector.health().position).toBe(first);
    expect(await projector.waitFor(last, PATIENCE_MS)).toBe(true);
    expect(await levels(projector, 'b0', 'b19')).toEqual([1, 1]);
    expect(batches).toBe(1);
  });

  describe('with events of other streams only', () => {
    const examine = async (on: { documents?: Documents } = {}): Promise<readonly [Projector<Jar>, string]> => {
      await append('a', fill('a', 1));
      const projector = await caughtUp(project(jars, on));
      const position = await store.append([
        { stream: 'bowl-1', expected: 'absent', events: [jarEvent(fill('bowl', 1))] },
      ]);
      expect(await projector.waitFor(position, PATIENCE_MS)).toBe(true);
      return [projector, position];
    };

    it('stores at its stop the position that it examined', async () => {
      const [projector, position] = await examine();
      await projector.stop();
      expect(await documents.getValue('checkpoint:jars@1')).toBe(position);
    });

    it('stores no position when documents were lost', async () => {
      let lose = (): void => undefined;
      const losing = Object.assign(Object.create(documents) as Documents, {
        whenLost: (tell: () => void) => {
          lose = tell;
          return () => undefined;
        },
      });
      const [projector, position] = await examine({ documents: losing });
      lose();
      await projector.stop();
      expect(await documents.getValue('checkpoint:jars@1')).not.toBe(position);
    });
  });

  it('yields to other work while applying many events', async () => {
    await store.append(
      Array.from({ length: 250 }, (_, n) => ({
        stream: `jar-many-${n}`,
        expected: 'absent' as const,
        events: [jarEvent(fill(`many-${n}`, 1))],
      })),
    );
    const slow: typeof jars = {
      ...jars,
      evolve: (...given) => {
        holdLoop(1);
        return jars.evolve(...given);
      },
    };
    const projector = project(slow);
    const turns = await turnsWhile(async () => {
      await projector.start();
      expect(await projector.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    });
    expect(turns).toBeGreaterThan(15);
  });

  it('applies existing and new events', async () => {
    await append('a', fill('a', 1), fill('a', 2));
    const projector = await caughtUp(project(jars, { batchSize: 1 }));
    expect(await levels(projector, 'a', 'b')).toEqual([3, null]);
    const position = await append('b', fill('b', 5), { type: 'Poured', data: { from: 'b', into: 'a', by: 4 } });
    expect(await projector.waitFor(position, PATIENCE_MS)).toBe(true);
    expect(await levels(projector, 'a', 'b')).toEqual([7, 1]);
    expect(projector.health()).toEqual({ kind: 'projection', name: 'jars@1', state: 'live', position });
  });

  it('removes a document and creates it again', async () => {
    await append('a', fill('a', 1), { type: 'Broken', data: { jar: 'a' } });
    const projector = await caughtUp(project(jars));
    expect(await levels(projector, 'a')).toEqual([null]);
    expect(await projector.waitFor(await append('a', fill('a', 4)), PATIENCE_MS)).toBe(true);
    expect(await levels(projector, 'a')).toEqual([4]);
  });

  it('resumes at its checkpoint, or without a checkpoint applies no event twice', async () => {
    await append('a', fill('a', 1));
    const first = await caughtUp(project(jars));
    await first.stop();
    await append('a', fill('a', 2));
    let folded = 0;
    const counting = {
      ...jars,
      evolve: (...all: Parameters<typeof jars.evolve>) => {
        folded += 1;
        return jars.evolve(...all);
      },
    };
    const second = await caughtUp(project(counting));
    expect(await levels(second, 'a')).toEqual([3]);
    expect(folded).toBe(1);
    await second.stop();
    await documents.setValue('checkpoint:jars@1', START);
    expect(await levels(await caughtUp(project(counting)), 'a')).toEqual([3]);
    expect(folded).toBe(1);
  });

  it('writes only changed documents', async () => {
    await append('a', fill('a', 1), fill('a', 0));
    let written = 0;
    const spied: Documents = {
      ...documents,
      async collection<Document extends object>(name: string, specs?: readonly IndexSpec[]) {
        const collection = await documents.collection<Document>(name, specs);
        return {
          ...collection,
          write: (writes: readonly Write<Document>[]) => {
            written += writes.length;
            return collection.write(writes);
          },
        };
      },
    };
    const projector = await caughtUp(project(jars, { documents: spied }));
    await projector.waitFor(await append('a', fill('a', 0)), PATIENCE_MS);
    expect(written).toBe(1);
  });

  it('resolves a wait to false after its time limit, or at once when failed or stopped', async () => {
    const projector = await caughtUp(project(jars));
    expect(await projector.waitFor('0000000000000009', 20)).toBe(false);
    const waiting = projector.waitFor('0000000000000009', PATIENCE_MS);
    await projector.stop();
    expect(await waiting).toBe(false);
    expect(projector.health().state).toBe('stopped');
  });

  describe('projection version', () => {
    const doubled: Projection<Jar, JarEvent> = {
      ...jars,
      version: 2,
      evolve: (jar, event, id) => {
        const next = jars.evolve(jar, event, id);
        return event.type === 'Filled' && next ? { ...next, level: next.level + event.data.by } : next;
      },
    };

    it('is read during its own build only if no older version exists', async () => {
      await append('a', fill('a', 1));
      const first = project(jars);
      expect(await levels(first, 'a')).toEqual([null]);
      await caughtUp(first);
      expect(await documents.getValue('pointer:jars')).toBe('1');
      await first.stop();

      const second = project(doubled);
      expect(await levels(second, 'a')).toEqual([1]);
      await caughtUp(second);
      expect(await levels(second, 'a')).toEqual([2]);
      expect(await documents.getValue('pointer:jars')).toBe('2');
    });

    it('keeps the older version until the next start to allow a rollback', async () => {
      await append('a', fill('a', 1));
      await (await caughtUp(project(jars))).stop();
      await (await caughtUp(project(doubled))).stop();
      const old = await documents.collection<Jar>('jars@1');
      expect(await old.get('a')).toMatchObject({ level: 1 });
      await append('a', fill('a', 5));
      const back = await caughtUp(project(jars));
      expect(await levels(back, 'a')).toEqual([6]);
      await back.stop();
      await (await caughtUp(project(jars))).stop();
      expect(await (await documents.collection<Jar>('jars@2')).get('a')).toBeNull();
      expect(await documents.getValue('checkpoint:jars@2')).toBe(START);
    });

    it('builds its search index next to the index of the older version', async () => {
      await append('a', fill('a', 1));
      await (await caughtUp(project(searchableJars))).stop();
      const second = project({ ...searchableJars, version: 2 });
      await append('b', fill('b', 1));
      await caughtUp(second);
      expect([...search.indexes.keys()]).toEqual(['jars@1', 'jars@2']);
      expect(await (await second.searchIndex()).search('all')).toEqual(['a', 'b']);
      await second.stop();
      await caughtUp(project({ ...searchableJars, version: 2 }));
      expect([...search.indexes.keys()]).toEqual(['jars@2']);
    });
  });

  it('keeps the search index consistent with the documents', async () => {
    await append('a', fill('a', 1));
    await append('b', fill('b', 1));
    await append('b', { type: 'Poured', data: { from: 'b', into: 'a', by: 2 } });
    const projector = await caughtUp(project(searchableJars));
    const index = search.indexes.get('jars@1');
    expect(index?.get('a')?.document?.title).toBe('3');
    expect(index?.get('b')?.document).toBeNull();
    await projector.waitFor(await append('a', { type: 'Broken', data: { jar: 'a' } }), PATIENCE_MS);
    expect(index?.get('a')?.document).toBeNull();
  });

  describe('search index', () => {
    const indexed = () =>
      Object.fromEntries(
        [...(search.indexes.get('jars@1') ?? [])].map(([id, { document }]) => [id, document?.title ?? null]),
      );
    const filled = async (): Promise<void> => {
      await append('a', fill('a', 1));
      await append('b', fill('b', 2));
      await append('b', { type: 'Broken', data: { jar: 'b' } });
    };
    const warned = () => {
      const lines: string[] = [];
      return {
        lines,
        log: {
          ...silentLog,
          warn: (_: object, line: string) => {
            lines.push(line);
          },
        },
      };
    };

    it('is filled at startup if empty, with a log line', async () => {
      await filled();
      await (await caughtUp(project(searchableJars))).stop();
      await search.drop('jars@1');
      const { lines, log } = warned();
      await caughtUp(project(searchableJars, { log }));
      expect(indexed()).toEqual({ a: '1', b: null });
      expect(lines).toEqual([expect.stringContaining('behind its documents')]);
    });

    it('catches up after a restore to an older state', async () => {
      await append('a', fill('a', 1));
      await (await caughtUp(project(searchableJars))).stop();
      const older = new Map(search.indexes.get('jars@1'));
      const reached = await (await search.open('jars@1')).reached();
      await append('b', fill('b', 2));
      await append('a', fill('a', 4));
      await (await caughtUp(project(searchableJars))).stop();
      await search.drop('jars@1');
      await (await search.open('jars@1')).write([...older.values()], reached);
      await caughtUp(project(searchableJars));
      expect(indexed()).toEqual({ a: '5', b: '2' });
    });

    it('is rebuilt if the index is ahead of the log', async () => {
      await filled();
      const index = await search.open('jars@1');
      await index.write([{ id: 'ghost', position: '0000000000000099', document: null }], '0000000000000099');
      const { lines, log } = warned();
      await caughtUp(project(searchableJars, { log }));
      expect(indexed()).toEqual({ a: '1', b: null });
      expect(lines).toEqual([expect.stringContaining('is ahead of the log')]);
    });

    it('is refilled if its data is lost while open', async () => {
      await filled();
      const projector = await caughtUp(project(searchableJars));
      search.lose('jars@1');
      expect(await projector.waitFor(await append('c', fill('c', 3)), PATIENCE_MS)).toBe(true);
      expect(indexed()).toEqual({ a: '1', b: null, c: '3' });
    });

    it('does not block startup, documents or waiting readers while unavailable', async () => {
      await append('a', fill('a', 1));
      let away = true;
      const engine: typeof search = {
        ...search,
        open: (name) => (away ? Promise.reject(new Error('no search here')) : search.open(name)),
      };
      const projector = createProjector<Jar>({
        projection: searchableJars as Projection<Jar>,
        store,
        documents,
        search: engine,
        log: silentLog,
        keepOldMs: 0,
      });
      running.push(projector);
      await projector.start();
      while (projector.health().state !== 'retrying') await new Promise(setImmediate);
      expect(await projector.waitFor(await append('b', fill('b', 2)), PATIENCE_MS)).toBe(true);
      expect(await levels(projector, 'a', 'b')).toEqual([1, 2]);
      expect(projector.health()).toMatchObject({ state: 'retrying', error: 'no search here' });
      away = false;
      while (projector.health().state !== 'live') await new Promise(setImmediate);
      expect(indexed()).toEqual({ a: '1', b: '2' });
    });
  });

  it('stops at an event that cannot be applied, reports it and keeps earlier events applied', async () => {
    const before = await append('a', fill('a', 1), fill('a', 2));
    await append('a', { type: 'Cursed', data: { jar: 'a' } }, fill('a', 4));
    const told: object[] = [];
    const projector = project(jars, {
      log: {
        ...silentLog,
        error: (fields) => {
          told.push(fields);
        },
      },
    });
    await projector.start();
    expect(await projector.waitFor(await store.head(), PATIENCE_MS)).toBe(false);
    expect(projector.health()).toMatchObject({ state: 'failed', error: expect.stringContaining('a curse lies on it') });
    expect(told).toHaveLength(1);
    expect(await levels(projector, 'a')).toEqual([3]);
    await projector.stop();
    expect(projector.health().state).toBe('failed');

    const mended = {
      ...jars,
      evolve: (...all: Parameters<typeof jars.evolve>) => (all[1].type === 'Cursed' ? all[0] : jars.evolve(...all)),
    };
    expect(await levels(await caughtUp(project(mended)), 'a')).toEqual([7]);
    expect(before < (await store.head())).toBe(true);
  });

  it('retries when the documents are briefly unavailable', async () => {
    await append('a', fill('a', 1));
    let failures = 2;
    const shaky: Documents = {
      ...documents,
      setValue: async (key, value) => {
        if (key.startsWith('checkpoint') && (failures -= 1) >= 0) throw new Error('away');
        await documents.setValue(key, value);
      },
    };
    const projector = project(jars, { documents: shaky });
    await projector.start();
    expect(await projector.waitFor(await store.head(), 30)).toBe(false);
    expect(projector.health()).toMatchObject({ state: 'retrying', error: 'away' });
    expect(await projector.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    expect(projector.health()).not.toHaveProperty('error');
    expect(await levels(projector, 'a')).toEqual([1]);
  });
});
