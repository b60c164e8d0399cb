import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenAMemberIsGoneThenUngroup, whenAnAudienceIsSetThenCheckIt } from './keep-offers-in-groups.js';

/** Offers shared with groups; an offer leaves a group when its owner leaves or the group ends. */
export const groups = (deps: Pick<Ports, 'commands' | 'offers' | 'memberGroups' | 'caughtUp'>) => {
  const queries: Pick<ServiceHandlers<typeof offerApi>['queries'], 'inGroup'> = {
    inGroup: async ({ groupId }, { actor }) =>
      actor.kind === 'system' ? deps.offers.count({ status: 'active', 'audience.groupIds': groupId }) : 0,
  };
  return {
    queries,
    policies: [whenAnAudienceIsSetThenCheckIt(deps)],
    reactions: [whenAMemberIsGoneThenUngroup(deps)],
  } satisfies Capability;
};
