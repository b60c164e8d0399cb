import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenTheTreeChangesThenFile } from './when-the-tree-changes-then-file.js';

/** Number of offers per category, and reindexing when the category tree changes (ADR 96). */
export const offerCategories = (deps: Pick<Ports, 'commands' | 'load' | 'offers' | 'categories'>) => {
  const { offers } = deps;
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'inCategories'> = {
    async inCategories({ categoryIds }, { actor }) {
      if (!hasRight(actor, 'admin')) return [];
      return Promise.all(
        categoryIds.map(async (categoryId) => ({
          categoryId,
          active: await offers.count({ categoryId, status: 'active' }),
          all: await offers.count({ categoryId }),
        })),
      );
    },
  };
  return { queries, clockPolicies: [whenTheTreeChangesThenFile(deps)] } satisfies Capability;
};
