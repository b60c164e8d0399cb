import type { accountApi } from '@lendring/contracts/account/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { accountAggregate, standingOf } from '../account/account.aggregate.js';
import type { Ports } from '../ports.js';
import { roleCommands } from './commands.js';

const MOST_WITH_ROLES = 500;

/** Roles of staff, and a user's current roles and suspension (ADR 38). */
export const roles = ({ commands, loadKnown, read }: Pick<Ports, 'commands' | 'loadKnown' | 'read'>) => {
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'standing' | 'roles'> = {
    async standing(_, { actor, at }) {
      return actor.kind === 'user'
        ? standingOf(await loadKnown(accountAggregate, actor.userId), at)
        : { roles: [], suspended: null };
    },

    async roles(_, { actor }) {
      if (actor.kind !== 'system' && !hasRight(actor, 'admin')) return [];
      const found = await read.roles.find({ filter: {}, sort: [['since', 1]], limit: MOST_WITH_ROLES });
      return found.map(({ userId, roles: held }) => ({ userId, roles: held }));
    },
  };
  return { commands: roleCommands({ commands, roles: read.roles }), queries } satisfies Capability;
};
