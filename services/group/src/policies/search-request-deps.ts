import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { SearchRequestDocument } from '../projections/search-requests.js';

/** What policies need that go through search requests. */
export type SearchRequestDeps = Readonly<{
  commands: CommandHandler;
  searchRequests: Pick<View<SearchRequestDocument>, 'find'>;
  /** Waits until the read models have what the log has. */
  caughtUp: () => Promise<void>;
}>;
