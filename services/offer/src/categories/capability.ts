import { hasRight } from '@lendring/contracts/kernel/door.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenTheTreeChangesThenFile } from './when-the-tree-changes-then-file.js';

/** Number of offers per category, and reindexing when the category tree changes (ADR 96). */
export const offerCategories = (deps: Pick<Ports, 'commands' | 'load' | 'offers' | 'categories'>) => {
  const { offers } = deps;
  const queries: Pick<DoorHandlers<typeof offerDoor>['queries'], 'inCategories'> = {
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
