import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { ReadModels } from '../ports.js';

const MOST_MONTHS = 24;

export const transparency = ({ months }: Pick<ReadModels, 'months'>) => {
  const queries: Pick<ServiceHandlers<typeof moderationApi>['queries'], 'transparency'> = {
    transparency: async () => [...(await months.find({ filter: {}, sort: [['month', -1]], limit: MOST_MONTHS }))],
  };
  return { queries } satisfies Capability;
};
