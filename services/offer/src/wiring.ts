import { join } from 'node:path';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import { openOutgoing } from '@lendring/platform/outgoing/https.adapter.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';
import type { Ports } from './ports.js';
import type { SearchEngine } from './search/search.port.js';
import { openSqliteSearch } from './search/sqlite.adapter.js';

const SERVICE = 'offer';

/** `any` allows pictures from private addresses, for development and tests. */
export const openDownloads = (targets: Targets): Ports['downloads'] => ({
  get: openOutgoing({ targets }).get,
  targets,
});

export const openSearch = async (
  { dataDir, stores: { search } }: Pick<Config, 'dataDir' | 'stores'>,
  { log, watches }: Pick<Wiring, 'log' | 'watches'>,
): Promise<SearchEngine> => {
  if (search.kind === 'sqlite') return openSqliteSearch({ directory: join(dataDir, SERVICE, 'search'), log });
  const { openMeilisearch } = await import('./search/meilisearch.adapter.js');
  const { url, key, prefix } = search;
  return openMeilisearch({ url, key, prefix: `${prefix}_${SERVICE}`, log, watch: watches('search index', url) });
};
