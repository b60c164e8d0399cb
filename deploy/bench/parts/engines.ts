import { randomUUID } from 'node:crypto';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Bus } from '@lendring/platform/bus/bus.port.js';
import { openMemoryBus } from '@lendring/platform/bus/memory.adapter.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import type { SearchEngine, SearchWrite } from '@lendring/offer/search/search.port.js';
import { openSqliteSearch } from '@lendring/offer/search/sqlite.adapter.js';
import { anEvent, described, inFolder, perSecond } from './events.js';
import { benchHop, spreadOf, type Spread } from './hop.js';
import { offerWriter } from './search.js';

export type { Spread };

type Env = Readonly<Record<string, string | undefined>>;

/** Figures of one set of engines; null where the set has no engine of that kind. */
export type EngineFigures = Readonly<{
  appends: number | null;
  parallelAppends: number | null;
  documents: number | null;
  projectionLag: Spread | null;
  integrationLag: Spread | null;
  searchWrites: number | null;
  search: Spread | null;
  hop: Spread;
}>;

type Size = Readonly<{ offers: number; times: number; warm: number }>;
/**
 * Sample sizes. The first calls of a client or subscriber are several times slower, and a p99 of fewer than 400
 * samples is noise. Few offers select a short run, for specs.
 */
const sizeOf = (offers: number): Size =>
  offers <= 1_000 ? { offers, times: 50, warm: 5 } : { offers, times: 400, warm: 100 };

const appendsOf = async (
  store: EventStore,
  { times, warm }: Size,
): Promise<Pick<EngineFigures, 'appends' | 'parallelAppends'>> => {
  const run = randomUUID();
  const append = (n: string) =>
    store.append([{ stream: `bench-${run}-${n}`, expected: 'absent', events: [anEvent(0, 1)] }]);
  const inTurn = async (name: string, count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) await append(`${name}${n}`);
  };
  const atOnce = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, lane) => {
        for (let n = lane; n < count; n += 20) await append(`${name}${n}`);
      }),
    );
  await inTurn('warm', warm);
  const appends = await perSecond(times, () => inTurn('one', times));
  await atOnce('warmer', 4 * warm);
  return { appends, parallelAppends: await perSecond(4 * times, () => atOnce('many', 4 * times)) };
};

const documentsOf = async (documents: Documents, { offers }: Size): Promise<number> => {
  const collection = await documents.collection<{ title: string; n: number }>('bench@1', [[['n', 1]]]);
  const position = (n: number): Position => String(n + 1).padStart(20, '0');
  return perSecond(offers, async () => {
    for (let from = 0; from < offers; from += 500) {
      await collection.write(
        Array.from({ length: 500 }, (_, n) => ({
          id: `d${from + n}`,
          position: position(from + n),
          document: { title: `Bohrmaschine ${from + n}`, n: from + n },
        })),
      );
    }
  });
};

/** Timeout that aborts the run only if a server is stuck, so that a slow server still yields a figure. */
const PATIENCE_MS = 60_000;

/** From the store's acknowledgement of an event until the read model contains it. */
const projectionLagOf = async (store: EventStore, documents: Documents, { times, warm }: Size): Promise<Spread> => {
  const run = randomUUID();
  const prefix = `lag${run.slice(0, 8)}-`;
  const projector = createProjector({
    projection: { ...described, name: 'lag', prefixes: [prefix] } as Projection,
    store,
    documents,
    log: silentLog,
  });
  await projector.start();
  const lags: number[] = [];
  try {
    for (let n = 0; n < warm + times; n += 1) {
      const position = await store.append([
        { stream: `${prefix}${n}`, expected: 'absent', events: [anEvent(n, times)] },
      ]);
      const kept = performance.now();
      if (!(await projector.waitFor(position, PATIENCE_MS))) {
        throw new Error(`The projection did not follow within ${PATIENCE_MS / 1_000} s`);
      }
      if (n >= warm) lags.push(performance.now() - kept);
    }
  } finally {
    await projector.stop();
  }
  return spreadOf(lags);
};

const integrationLagOf = async (bus: Bus, { times, warm }: Size): Promise<Spread> => {
  const topic = `bench${randomUUID().slice(0, 8)}`;
  const heard = new Map<string, PromiseWithResolvers<void>>();
  const event = (): CloudEvent => ({
    specversion: '1.0',
    id: randomUUID(),
    source: `/${topic}`,
    type: 'bench.published',
    subject: randomUUID(),
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: {},
  });
  const tell = async (): Promise<number> => {
    const published = event();
    const arrived = Promise.withResolvers<void>();
    heard.set(published.id, arrived);
    const from = performance.now();
    await Promise.all([bus.publish(topic, [published]), arrived.promise]);
    return performance.now() - from;
  };
  const stop = await bus.consume('bench', [topic], async ({ id }) => {
    heard.get(id)?.resolve();
  });
  try {
    for (let n = 0; n < warm; n += 1) await tell();
    const lags: number[] = [];
    for (let n = 0; n < times; n += 1) lags.push(await tell());
    return spreadOf(lags);
  } finally {
    await stop();
  }
};

const searchOf = async (
  engine: SearchEngine,
  { offers, times }: Size,
): Promise<Pick<EngineFigures, 'search' | 'searchWrites'>> => {
  const name = 'bench@1';
  await engine.drop(name);
  const index = await engine.open(name);
  const { document } = offerWriter(1);
  const { queries } = offerWriter(2);
  const writes = Array.from({ length: offers }, (_, n): SearchWrite => ({
    id: `offer${n}`,
    position: String(n + 1).padStart(20, '0'),
    document: document(n),
  }));
  const searchWrites = await perSecond(offers, async () => {
    for (let from = 0; from < offers; from += 500) await index.write(writes.slice(from, from + 500));
  });
  const took: number[] = [];
  for (let n = 0; n < times * 2; n += 1) {
    const query = queries.textPlaceFilters();
    const from = performance.now();
    await index.search(query);
    if (n >= times) took.push(performance.now() - from);
  }
  await engine.drop(name);
  return { searchWrites, search: spreadOf(took) };
};

export const benchEmbeddedEngines = (offers: number): Promise<EngineFigures> =>
  inFolder(async (folder) => {
    const size = sizeOf(offers);
    const store = openSqliteEventStore(`${folder}/events.db`);
    const documents = openSqliteDocuments(`${folder}/documents.db`);
    const bus = openMemoryBus();
    const search = openSqliteSearch({ directory: `${folder}/search` });
    try {
      return {
        ...(await appendsOf(store, size)),
        documents: await documentsOf(documents, size),
        projectionLag: await projectionLagOf(store, documents, size),
        integrationLag: await integrationLagOf(bus, size),
        ...(await searchOf(search, size)),
        hop: await benchHop('in-process'),
      };
    } finally {
      await Promise.all([store.close(), documents.close(), bus.close(), search.close()]);
    }
  });

/**
 * Engines whose addresses are in the environment; each adapter is imported only when needed. All names contain the id
 * of the run, and data is dropped afterwards where possible.
 */
export const benchGivenEngines = (env: Env, offers: number): Promise<EngineFigures> =>
  inFolder(async (folder) => {
    const size = sizeOf(offers);
    // Shorten the run id to letters and digits, because stream names may contain nothing else.
    const run = `bench${randomUUID().slice(0, 8)}`;
    const {
      KURRENTDB_URL: kurrentdb,
      MONGODB_URL: mongodb,
      MEILISEARCH_URL: meilisearch,
      MEILISEARCH_KEY: key = '',
      KAFKA_BROKERS: brokers,
    } = env;
    const store = kurrentdb
      ? (await import('@lendring/platform/event-store/kurrent.adapter.js')).openKurrentEventStore({
          url: kurrentdb,
          namespace: run,
          log: silentLog,
        })
      : null;
    const documents = mongodb
      ? (await import('@lendring/platform/read-models/mongodb.adapter.js')).openMongoDocuments({
          url: mongodb,
          database: run,
        })
      : null;
    const bus = brokers
      ? (await import('@lendring/platform/bus/kafka.adapter.js')).openKafkaBus({
          brokers: brokers.split(','),
          clientId: run,
          log: silentLog,
        })
      : null;
    const search = meilisearch
      ? (await import('@lendring/offer/search/meilisearch.adapter.js')).openMeilisearch({
          url: meilisearch,
          key,
          prefix: run,
          log: silentLog,
        })
      : null;
    const local = {
      store: openSqliteEventStore(`${folder}/events.db`),
      documents: openSqliteDocuments(`${folder}/documents.db`),
    };
    try {
      return {
        ...(store ? await appendsOf(store, size) : { appends: null, parallelAppends: null }),
        documents: documents && (await documentsOf(documents, size)),
        projectionLag:
          store || documents ? await projectionLagOf(store ?? local.store, documents ?? local.documents, size) : null,
        integrationLag: bus && (await integrationLagOf(bus, size)),
        ...(search ? await searchOf(search, size) : { searchWrites: null, search: null }),
        hop: await benchHop('tcp'),
      };
    } finally {
      await documents?.drop('bench@1');
      await documents?.drop('lag@1');
      await Promise.all([store, documents, bus, search, local.store, local.documents].map((opened) => opened?.close()));
    }
  });
