import { join } from 'node:path';
import { systemClock } from '@lendring/platform/base/clock.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openMemoryBus } from '@lendring/platform/bus/memory.adapter.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { cachedKeys } from '@lendring/platform/keys/cached.decorator.js';
import { openSqliteSubjectKeys } from '@lendring/platform/keys/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createStreamCaches } from '@lendring/platform/runtime/service/stream-cache.js';

const CACHE_BYTES = 64 * 1_048_576;

/**
 * Ports of one service on files in a folder, as in the embedded profile. The measurement triggers clock policies
 * itself.
 */
export const openServiceFiles = (folder: string) => {
  const store = openSqliteEventStore(join(folder, 'events.db'));
  const documents = openSqliteDocuments(join(folder, 'documents.db'));
  const streams = createStreamCaches({
    keys: cachedKeys(openSqliteSubjectKeys(join(folder, 'keys.db'), join(folder, 'keys.master'))),
    bytes: CACHE_BYTES,
  });
  const bus = openMemoryBus();
  return {
    ports: {
      store,
      documents,
      keys: streams.keys,
      bus,
      clock: systemClock,
      clocksWaitFor: new Promise<never>(() => undefined),
      log: silentLog,
      streams,
    },
    close: async (): Promise<void> => {
      await bus.close();
      await documents.close();
      await store.close();
      streams.close();
      await streams.keys.close();
    },
  };
};
