import { randomUUID } from 'node:crypto';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import type { Log } from '@lendring/platform/base/log.js';
import { codeOf, openServer, type Server, type ServerOptions } from './meilisearch-client.adapter.js';
import { keyOf, plain, storedAbout, type StoredAbout, type StoredOffer } from './meilisearch-document.js';
import { attachIndex, pagesOf } from './meilisearch-index.adapter.js';
import { fingerprint, settings } from './meilisearch-settings.js';
import type { SearchDocument, SearchEngine, SearchIndex } from './search.port.js';

type Attached = Pick<SearchIndex, 'write' | 'reached' | 'search'>;

const SETTINGS_MS = 600_000;

/**
 * Search in Meilisearch, with an index `<prefix>-<name>` per name. The analysis of this package decides the matches, as
 * in the embedded search. `key` may be empty when the server has none. Only one process may write to an index.
 * @throws EngineUnavailable when the server is unreachable, refuses the key or times out; recovers when it is back
 */
export const openMeilisearch = ({
  prefix,
  log,
  ...options
}: ServerOptions & Readonly<{ prefix: string; log: Log }>): SearchEngine => {
  const server = openServer(options);
  const { client, done, run } = server;
  const opened = new Map<string, Promise<Attached>>();
  const uidOf = (name: string): string => `${plain(prefix)}-${plain(name)}`;

  const listeners = new Set<(name: string) => void>();
  const on = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === 'index_not_found' && opened.delete(name)) {
        log.error({ index: uidOf(name) }, 'Search index lost by the engine; it is created and filled again');
        for (const tell of listeners) tell(name);
      }
      throw error;
    }
  };

  const attached = (name: string): Promise<Attached> => {
    const known = opened.get(name);
    if (known) return known;
    const opening = run(async () => {
      await prepare(server, uidOf(name), log);
      return attachIndex(server, uidOf(name));
    });
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    return opening;
  };

  return {
    async open(name): Promise<SearchIndex> {
      const index = await attached(name);
      let closed = false;
      const ensureOpen = (): void => {
        if (closed) throw new Error(`Search index ${name} is closed.`);
      };
      return {
        async write(writes, reached) {
          ensureOpen();
          if (writes.length > 0 || reached !== undefined) await on(name, () => index.write(writes, reached));
        },
        async reached() {
          ensureOpen();
          return on(name, () => index.reached());
        },
        async search(query) {
          ensureOpen();
          return on(name, () => index.search(query));
        },
        async close() {
          closed = true;
        },
      };
    },
    drop: (name) =>
      run(async () => {
        opened.delete(name);
        await done(client.deleteIndex(uidOf(name)), { unless: ['index_not_found'] });
      }),
    answers: () =>
      run(async () => {
        await client.health();
      }),
    whenLost(tell) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    close: async () => {
      opened.clear();
      await server.close();
    },
  };
};

const prepare = async (server: Server, uid: string, log: Log): Promise<void> => {
  const made = await madeFor(server, uid);
  if (made === fingerprint()) return;
  if (made === null) await create(server, uid);
  else await renew(server, uid, log);
};

const madeFor = async ({ client }: Server, uid: string): Promise<string | null> => {
  try {
    return (await client.index(uid).getDocument<StoredAbout>(keyOf('about', 'index'))).fingerprint;
  } catch (error) {
    if (codeOf(error) === 'index_not_found' || codeOf(error) === 'document_not_found') return null;
    throw error;
  }
};

const create = async ({ client, done }: Server, uid: string): Promise<void> => {
  const index = client.index(uid);
  await done(client.createIndex(uid, { primaryKey: 'key' }), { unless: ['index_already_exists'] });
  await done(index.updateSettings(settings()), { withinMs: SETTINGS_MS });
  // Write the fingerprint last, because an index with a fingerprint is complete.
  await done(index.addDocuments([storedAbout(fingerprint())], { primaryKey: 'key' }));
};

/**
 * Rebuilds an index from its own documents next to the old one and swaps both, so that searches continue. Concurrent
 * writes of another process are copied after the swap.
 */
const renew = async (server: Server, uid: string, log: Log): Promise<void> => {
  const { client, done } = server;
  const beside = `${uid}-${randomUUID().slice(0, 8)}`;
  log.info({ index: uid }, 'Search index rebuilt for a changed text analysis');
  try {
    await create(server, beside);
    await copy(server, uid, beside);
    await done(client.swapIndexes([{ indexes: [uid, beside], rename: false }]), { withinMs: SETTINGS_MS });
    await copy(server, beside, uid);
  } finally {
    await done(client.deleteIndex(beside), { unless: ['index_not_found'] });
  }
  log.info({ index: uid }, 'Search index created');
};

const LATER_FIELDS: Pick<SearchDocument, 'pricings' | 'metadata' | 'late' | 'times'> = {
  pricings: [],
  metadata: [],
  late: [],
  times: { opening: alwaysOpen, rules: noBookingRules, zone: OPERATOR_TIME_ZONE },
};

const copy = async (server: Server, from: string, to: string): Promise<void> => {
  const target = attachIndex(server, to);
  // Read the position before copying, because the copy may lack later writes.
  const reached = await attachIndex(server, from).reached();
  for await (const page of pagesOf<StoredOffer>(server.client.index(from), 'kind IN [offer, gone]', [
    'id',
    'position',
    'source',
  ])) {
    await target.write(
      page.map(({ id, position, source }) => ({
        id,
        position,
        document: source ? { ...LATER_FIELDS, ...source } : null,
      })),
    );
  }
  if (reached > (await target.reached())) await target.write([], reached);
};
