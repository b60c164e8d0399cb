import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { nothingCounted } from '@lendring/platform/runtime/daily-numbers/query.js';
import { createMissedSearches } from './missed-searches.js';

/** Anonymous counts of searches without results, for admins (ADR 104). */
export const missedSearches = ({ documents }: Readonly<{ documents: Documents }>) => {
  const missed = createMissedSearches(documents);
  const commands: Pick<CommandHandlers<typeof offerApi>, 'noteMissedSearch'> = {
    noteMissedSearch: async (search, { at }) => {
      await missed.note(search, at);
      return { ok: true, position: START };
    },
  };
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'missedSearches'> = {
    missedSearches: async (asked, { actor, at }) =>
      hasRight(actor, 'admin') ? missed.numbers(asked, at) : nothingCounted,
  };
  return { commands, queries } satisfies Capability;
};
