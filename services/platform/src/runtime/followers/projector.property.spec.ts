import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import type { Documents } from '../../read-models/documents.port.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { silentLog } from '../../base/log.js';
import { createProjector, type Projector } from './projector.js';
import {
  jarEvent,
  memorySearch,
  mortal,
  searchableJars,
  type Jar,
  type JarEvent,
} from '../../../testing/followers/jars.js';
import { recordedOf } from './recorded.js';
import type { Projection, Recorded } from '../service/service-parts.js';

const ids = ['a', 'b', 'c', 'd'] as const;
const anId = fc.constantFrom(...ids);
const anEvent: fc.Arbitrary<JarEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ jar: anId, by: fc.integer({ min: 0, max: 5 }) })
      .map((data) => ({ type: 'Filled' as const, data })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ from: anId, into: anId, by: fc.integer({ min: 1, max: 9 }) })
      .map((data) => ({ type: 'Poured' as const, data })),
  },
  { weight: 1, arbitrary: fc.record({ jar: anId }).map((data) => ({ type: 'Broken' as const, data })) },
);
const aLife = fc.record({
  before: fc.array(anEvent, { maxLength: 12 }),
  during: fc.array(anEvent, { maxLength: 6 }),
  batchSize: fc.integer({ min: 1, max: 6 }),
  lives: fc.integer({ min: 0, max: 14 }),
});

const append = async (store: EventStore, events: readonly JarEvent[]): Promise<void> => {
  for (const event of events) {
    const stream = `jar-${event.type === 'Poured' ? event.data.from : event.data.jar}`;
    const revision = (await store.read(stream)).length - 1;
    await store.append([{ stream, expected: revision < 0 ? 'absent' : revision, events: [jarEvent(event)] }]);
  }
};

const folded = async (store: EventStore): Promise<readonly (Jar | null)[]> => {
  const found = new Map<string, Jar | null>();
  const abort = new AbortController();
  for await (const batch of store.follow({ prefixes: ['jar-'], after: START, signal: abort.signal })) {
    for (const event of batch.events.map(recordedOf) as readonly Recorded<JarEvent>[]) {
      for (const id of new Set(searchableJars.ids(event)))
        found.set(id, searchableJars.evolve(found.get(id) ?? null, event, id));
    }
    if (batch.caughtUp) abort.abort();
  }
  return ids.map((id) => found.get(id) ?? null);
};

const settled = async (projector: Projector<Jar>, store: EventStore): Promise<void> => {
  while (
    !['failed', 'retrying'].includes(projector.health().state) &&
    !(await projector.waitFor(await store.head(), 2))
  )
    continue;
  await projector.stop();
};

const contents = async (documents: Documents, search: ReturnType<typeof memorySearch>) => {
  const collection = await documents.collection<Jar>('jars@1');
  const index = search.indexes.get('jars@1');
  return {
    documents: await Promise.all(ids.map((id) => collection.get(id))),
    indexed: ids.map((id) => index?.get(id)?.document?.body ?? null),
  };
};

describe('projector', () => {
  it('equals a fresh rebuild after any crashes, and a full replay changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aLife, { minLength: 1, maxLength: 5 }), async (lives) => {
        const store = openSqliteEventStore(':memory:');
        const [documents, rebuilt] = [openSqliteDocuments(':memory:'), openSqliteDocuments(':memory:')];
        const [search, rebuiltSearch] = [memorySearch(), memorySearch()];
        const project = (
          on: Pick<Parameters<typeof createProjector>[0], 'documents' | 'search' | 'batchSize'>,
        ): Projector<Jar> =>
          createProjector<Jar>({ projection: searchableJars as Projection<Jar>, store, log: silentLog, ...on });
        try {
          for (const { before, during, batchSize, lives: left } of lives) {
            await append(store, before);
            const projector = project({ ...mortal(documents, search, left), batchSize });
            const started = await projector.start().then(
              () => true,
              () => false,
            );
            await append(store, during);
            if (started) await settled(projector, store);
          }
          const last = project({ documents, search, batchSize: 5 });
          await last.start();
          await settled(last, store);
          const fresh = project({ documents: rebuilt, search: rebuiltSearch, batchSize: 1_000 });
          await fresh.start();
          await settled(fresh, store);
          const found = await contents(documents, search);
          expect(found).toEqual(await contents(rebuilt, rebuiltSearch));
          expect(found.documents).toEqual(await folded(store));

          await documents.setValue('checkpoint:jars@1', START);
          const again = project({ documents, search, batchSize: 3 });
          await again.start();
          await settled(again, store);
          expect(await contents(documents, search)).toEqual(found);
        } finally {
          await Promise.all([store.close(), documents.close(), rebuilt.close()]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
