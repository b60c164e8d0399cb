import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { SearchRequestEvent } from '@lendring/contracts/group/search-request.js';
import { services } from '@lendring/contracts/services.js';
import { createRateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import { slowGuesses } from '@lendring/platform/rate-limit/slow-guesses.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { everythingIncluded } from '@lendring/contracts/billing/included-in-plan.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { directory } from './directory/capability.js';
import { groupPages } from './group/capability.js';
import { groups } from './group/projection.js';
import { invitations } from './invitations/capability.js';
import { memberships } from './memberships/capability.js';
import { memberships as membershipDocuments } from './memberships/projection.js';
import { moderation } from './moderation/capability.js';
import type { GroupDeps, Ports } from './ports.js';
import { projections } from './projections.js';
import { publish } from './publish.js';
import { searchRequest } from './search-request/capability.js';
import { searchRequests } from './search-request/projection.js';
import { statistics } from './statistics/capability.js';

export type GroupService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof groupApi>;
}>;

export const groupService = (
  ports: ServicePorts,
  { guessSecret, included = everythingIncluded, ...clients }: GroupDeps,
): GroupService => {
  const core = createServiceCore(services.group, ports);
  const deps: Ports = {
    ...clients,
    included,
    commands: core.commands,
    store: core.store,
    load: core.load,
    read: {
      groups: core.view(groups),
      memberships: core.view(membershipDocuments),
      searchRequests: core.view(searchRequests),
    },
    caughtUp: () => core.caughtUp(projections),
    slowed: slowGuesses(createRateLimit(ports.documents, guessSecret, () => Date.parse(ports.clock.now()))),
    documents: ports.documents,
  };
  const can = {
    groupPages: groupPages(deps),
    searchRequest: searchRequest(deps),
    memberships: memberships(deps),
    invitations: invitations(deps),
    directory: directory(deps.read),
    statistics: statistics(deps),
    accountDeletion: accountDeletion(deps),
    moderation: moderation(deps),
  };
  return {
    core,
    parts: {
      projections,
      ...joinBackground(Object.values(can)),
      publish: (event) => publish(event as Recorded<GroupEvent | SearchRequestEvent>),
    },
    handlers: {
      commands: namedCommands<typeof groupApi>({
        ...can.groupPages.commands,
        ...can.memberships.commands,
        ...can.invitations.commands,
        ...can.searchRequest.commands,
      }),
      queries: {
        ...can.groupPages.queries,
        ...can.memberships.queries,
        ...can.invitations.queries,
        ...can.directory.queries,
        ...can.statistics.queries,
        ...can.searchRequest.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
