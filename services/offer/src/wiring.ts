import { join } from 'node:path';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { SearchEngine } from './search/search.port.js';
import { openSqliteSearch } from './search/sqlite.adapter.js';

const SERVICE = 'offer';

/** The engine that finds offers, by the configuration; the client of Meilisearch is loaded only where it is chosen. */
export const openSearch = async (
  { dataDir, stores: { search } }: Pick<Config, 'dataDir' | 'stores'>,
  log: Log,
): Promise<SearchEngine> => {
  if (search.kind === 'sqlite') return openSqliteSearch({ directory: join(dataDir, SERVICE, 'search'), log });
  const { openMeilisearch } = await import('./search/meilisearch.adapter.js');
  return openMeilisearch({ url: search.url, key: search.key, prefix: `${search.prefix}_${SERVICE}`, log });
};
