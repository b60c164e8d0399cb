import { setImmediate as breathe } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { Documents, IndexSpec, Write } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { PATIENCE_MS, until } from '../../../testing/eventually.js';
import { silentLog } from '../../base/log.js';
import { createProjector, type Projector } from './projector.js';
import { jarEvent, memorySearch, searchableJars, type Jar, type JarEvent } from '../../../testing/followers/jars.js';
import { askForRebuild, readGeneration, readProgress } from './rebuild-request.js';
import type { Projection } from '../service/service-parts.js';

const JARS = 300;

describe('rebuild during reads', () => {
  let store: EventStore;
  let documents: Documents;
  let search: ReturnType<typeof memorySearch>;
  const running: Projector<object>[] = [];

  const fill = async (jar: string, by: number): Promise<string> => {
    const revision = (await store.read(`jar-${jar}`)).length - 1;
    return store.append([
      {
        stream: `jar-${jar}`,
        expected: revision < 0 ? 'absent' : revision,
        events: [jarEvent({ type: 'Filled', data: { jar, by } })],
      },
    ]);
  };
  const project = (
    on: { projection?: Projection<Jar, JarEvent>; documents?: Documents; keepOldMs?: number; pollMs?: number } = {},
  ): Projector<Jar> => {
    const projector = createProjector<Jar>({
      store,
      documents,
      search,
      log: silentLog,
      pollMs: 5,
      keepOldMs: 0,
      batchSize: 20,
      ...on,
      projection: (on.projection ?? searchableJars) as Projection<Jar>,
    });
    running.push(projector);
    return projector;
  };
  const started = async (projector: Projector<Jar>): Promise<Projector<Jar>> => {
    await projector.start();
    expect(await projector.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    return projector;
  };
  const isRead = (generation: number) => async (): Promise<boolean> =>
    (await readGeneration(documents, 'jars')) === generation;
  const levelOf = async (projector: Projector<Jar>, jar: string): Promise<number | undefined> =>
    (await (await projector.collection()).get(jar))?.level;

  beforeEach(async () => {
    store = openSqliteEventStore(':memory:', { pollMs: 20 });
    documents = openSqliteDocuments(':memory:');
    search = memorySearch();
    for (let n = 0; n < JARS; n += 1) await fill(`j${n}`, 1);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((projector) => projector.stop()));
    await store.close();
    await documents.close();
  });

  it('fails no read, loses no documents or search entries, and keeps read-your-writes', async () => {
    const projector = await started(project());
    let ended = false;
    let reads = 0;
    const reader = async (): Promise<void> => {
      while (!ended) {
        const [found, hits] = await Promise.all([
          (await projector.collection()).count({}),
          (await projector.searchIndex()).search('all'),
        ]);
        expect(found).toBe(JARS);
        expect(hits).toHaveLength(JARS);
        reads += 1;
        await breathe();
      }
    };
    let level = 1;
    const writer = async (): Promise<void> => {
      while (!ended) {
        expect(await projector.waitFor(await fill('j7', 1), PATIENCE_MS)).toBe(true);
        expect(await levelOf(projector, 'j7')).toBe((level += 1));
      }
    };
    const all = Promise.all([reader(), reader(), writer()]);
    for (let generation = 1; generation <= 3; generation += 1) {
      expect(await askForRebuild(documents, 'jars')).toEqual({ generation, underWay: false });
      await until(isRead(generation));
      await until(() => projector.health().name === `jars@1.${generation}`);
    }
    ended = true;
    await all;
    expect(reads).toBeGreaterThan(20);
    expect(await (await documents.collection<Jar>('jars@1.3')).count({})).toBe(JARS);
  });

  it('serves no reads before the new version has caught up with the old version', async () => {
    const gate = Promise.withResolvers<void>();
    let lags = false;
    const lagging: Documents = {
      ...documents,
      async collection<Document extends object>(name: string, specs?: readonly IndexSpec[]) {
        const collection = await documents.collection<Document>(name, specs);
        return name === 'jars@1'
          ? collection
          : {
              ...collection,
              write: async (writes: readonly Write<Document>[]) => {
                if (lags) await gate.promise;
                await collection.write(writes);
              },
            };
      },
      async setValue(key, value) {
        if (key === 'pointer:jars' && value === '1.1') {
          lags = true;
          expect(await projector.waitFor(await fill('j7', 1), PATIENCE_MS)).toBe(true);
        }
        await documents.setValue(key, value);
      },
    };
    const projector = await started(project({ documents: lagging }));
    await askForRebuild(documents, 'jars');
    await until(isRead(1));
    for (let looks = 0, told = ''; looks < 3;) {
      expect(await levelOf(projector, 'j7')).toBe(2);
      const at = (await readProgress(documents, 'jars'))?.at ?? '';
      looks += at === told ? 0 : 1;
      told = at;
      await breathe();
    }
    gate.resolve();
    await until(() => projector.health().name === 'jars@1.1');
    expect(await levelOf(projector, 'j7')).toBe(2);
  });

  it('takes over readers that wait for a later position', async () => {
    const projector = await started(project());
    const waiting = projector.waitFor(String(Number(await store.head()) + 1).padStart(16, '0'), PATIENCE_MS);
    await askForRebuild(documents, 'jars');
    await until(() => projector.health().name === 'jars@1.1');
    await fill('j7', 1);
    expect(await waiting).toBe(true);
    expect(await levelOf(projector, 'j7')).toBe(2);
  });

  it('can be requested while no projector runs and begins at the next start', async () => {
    await (await started(project())).stop();
    await askForRebuild(documents, 'jars');
    const projector = await started(project());
    await until(isRead(1));
    expect(await levelOf(projector, 'j1')).toBe(1);
    await until(async () => (await (await documents.collection('jars@1')).count({})) === 0);
    await until(() => !search.indexes.has('jars@1'));
    expect([...search.indexes.keys()]).toEqual(['jars@1.1']);
  });

  it('happens once for two concurrent requests and again for a later request', async () => {
    const projector = await started(project());
    const asked = await Promise.all([askForRebuild(documents, 'jars'), askForRebuild(documents, 'jars')]);
    expect(asked.map((each) => each?.generation)).toEqual([1, 1]);
    expect(asked.filter((each) => each?.underWay)).toHaveLength(1);
    expect(await askForRebuild(documents, 'jars')).toEqual({ generation: 1, underWay: true });
    await until(isRead(1));
    await until(() => projector.health().name === 'jars@1.1');
    expect(await askForRebuild(documents, 'jars')).toEqual({ generation: 2, underWay: false });
    await until(isRead(2));
  });

  it('cannot be requested before the first build', async () => {
    expect(await askForRebuild(documents, 'jars')).toBeNull();
  });

  it('resumes after an interruption', async () => {
    await (await started(project())).stop();
    await askForRebuild(documents, 'jars');
    let left = 3;
    const written: string[] = [];
    const dying: Documents = {
      ...documents,
      async collection<Document extends object>(name: string, specs?: readonly IndexSpec[]) {
        const collection = await documents.collection<Document>(name, specs);
        return name === 'jars@1'
          ? collection
          : {
              ...collection,
              write: async (writes: readonly Write<Document>[]) => {
                if ((left -= 1) < 0) throw new Error('died');
                written.push(...writes.map(({ id }) => id));
                await collection.write(writes);
              },
            };
      },
    };
    const first = await started(project({ documents: dying }));
    await until(async () => (await readProgress(documents, 'jars'))?.state === 'retrying');
    expect(await readProgress(documents, 'jars')).toMatchObject({ build: 'jars@1.1', error: 'died' });
    expect(await (await first.collection()).count({})).toBe(JARS);
    await fill('j0', 4);
    expect(await first.waitFor(await store.head(), PATIENCE_MS)).toBe(true);
    expect(await levelOf(first, 'j0')).toBe(5);
    await first.stop();
    expect(await readGeneration(documents, 'jars')).toBe(0);

    left = Infinity;
    const second = await started(project({ documents: dying }));
    await until(() => second.health().name === 'jars@1.1');
    expect(await (await second.collection()).count({})).toBe(JARS);
    expect(await levelOf(second, 'j0')).toBe(5);
    expect(written.filter((id) => id === 'j1')).toHaveLength(1);
  });

  it('keeps the old version when an event cannot be applied and reports the event', async () => {
    await (await started(project())).stop();
    const cursed: Projection<Jar, JarEvent> = {
      ...searchableJars,
      evolve: (jar, event, id) => {
        if (id === 'j200') throw new Error('a curse lies on it');
        return searchableJars.evolve(jar, event, id);
      },
    };
    await askForRebuild(documents, 'jars');
    const projector = await started(project({ projection: cursed }));
    await until(async () => (await readProgress(documents, 'jars'))?.state === 'failed');
    expect((await readProgress(documents, 'jars'))?.error).toContain('a curse lies on it');
    expect(await (await projector.collection()).count({})).toBe(JARS);
    expect(projector.health()).toMatchObject({ name: 'jars@1', state: 'live' });
    await projector.stop();

    const mended = await started(project());
    await until(() => mended.health().name === 'jars@1.1');
    expect(await (await mended.collection()).count({})).toBe(JARS);
  });

  it('is followed by a read-only process, which keeps to the versions it supports', async () => {
    const active = await started(project({ keepOldMs: 60_000 }));
    const reader = project({ pollMs: 0 });
    expect(await levelOf(reader, 'j1')).toBe(1);
    await askForRebuild(documents, 'jars');
    await until(() => active.health().name === 'jars@1.1');
    await fill('j1', 1);
    await until(async () => (await levelOf(reader, 'j1')) === 2);
    await active.stop();

    const newer = await started(
      project({
        projection: {
          ...searchableJars,
          version: 2,
          evolve: (jar, event, id) => {
            const next = searchableJars.evolve(jar, event, id);
            return next && { ...next, level: -1 };
          },
        },
        keepOldMs: 60_000,
      }),
    );
    await until(() => newer.health().name === 'jars@2.1');
    expect(await levelOf(newer, 'j1')).toBe(-1);
    expect(await levelOf(reader, 'j1')).toBe(2);
  });
});
