import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { cardOf } from '../group/view.js';
import { membershipId } from '../memberships/projection.js';
import type { ReadModels } from '../ports.js';
import { findListed, siteMapOf } from './listed.js';

type QueryNames = 'listedGroups' | 'siteMap';

export const directory = ({ groups, memberships }: Pick<ReadModels, 'groups' | 'memberships'>) => {
  const queries: Pick<ServiceHandlers<typeof groupApi>['queries'], QueryNames> = {
    listedGroups: async (question, context) => {
      const { total, items } = await findListed(groups, question);
      const userId = callerIdOf(context);
      const own = new Map(
        userId === null
          ? []
          : (await memberships.getMany(items.map(({ groupId }) => membershipId(groupId, userId)))).map((one) => [
              one.groupId,
              one,
            ]),
      );
      const point = question.near?.point;
      return {
        total,
        items: items.map((group) =>
          cardOf(
            group,
            own.get(group.groupId) ?? null,
            point && group.place ? Math.round(distanceKm(point, group.place.point) * 10) / 10 : null,
          ),
        ),
      };
    },
    siteMap: async ({ paging }) => siteMapOf(groups, paging),
  };
  return { queries } satisfies Capability;
};
