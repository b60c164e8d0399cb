import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { SearchRequestDocument } from './projection.js';

export type SearchRequestDeps = Readonly<{
  commands: CommandHandler;
  searchRequests: Pick<View<SearchRequestDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;
