import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { seeing } from '../group/seen.js';
import { membershipId, roleOf } from '../memberships/projection.js';
import type { Ports } from '../ports.js';
import { numbersOf } from './numbers.js';

/** Statistics of a group for its admins: items, members and loans (ADR 77). */
export const statistics = ({ read, lending }: Pick<Ports, 'read' | 'lending'>) => {
  const { memberships } = read;
  const seen = seeing(read);
  const queries: Pick<ServiceHandlers<typeof groupApi>['queries'], 'numbers'> = {
    numbers: async ({ groupId }, context) => {
      const there = await seen(groupId, context, 'admin');
      if (!there) return null;
      const [things, loans] = await Promise.all([
        lending.things(groupId, context.at),
        lending.loans(groupId, context.at),
      ]);
      const askerId = callerIdOf(context);
      const others = loans.lately.filter((userId) => userId !== askerId);
      const lately = await memberships.getMany(others.map((userId) => membershipId(groupId, userId)));
      return numbersOf({
        things,
        members: there.group.members,
        active: lately.filter((one) => roleOf(one) !== null).length,
        loans,
        askerId,
      });
    },
  };
  return { queries } satisfies Capability;
};
