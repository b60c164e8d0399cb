import type { requestDoor } from '@lendring/contracts/request/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { dailyHandler } from '@lendring/platform/runtime/service/daily.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { whenAnAccountIsDeletedThenErase } from '@lendring/platform/runtime/service/erase-person.js';
import { calendarQueryHandlers } from './door/calendar-queries.js';
import { groupLoansHandler } from './door/group-loans.js';
import { groupRequestsHandler } from './door/group-requests.js';
import { ownData } from './door/own-data.js';
import { requestCommandHandlers } from './door/commands.js';
import { requestQueryHandlers } from './door/request-queries.js';
import { wordsHandler } from './door/words.js';
import { expireWhenPeriodBegins } from './policies/expire-when-period-begins.js';
import { whenDaysChangeThenTellWhoAsked } from './policies/when-days-change-then-tell-who-asked.js';
import { whenSomebodyAsksThenReplyAutomatically } from './policies/when-somebody-asks-then-reply-automatically.js';
import { whenModerationDecidesThenHideWords } from './policies/when-moderation-decides-then-hide-words.js';
import { whenAnOfferComesOrGoesThenNoteIt } from './policies/when-an-offer-comes-or-goes-then-note-it.js';
import { whenAnOfferIsDeletedThenDeclineItsRequests } from './policies/when-an-offer-is-deleted-then-decline-its-requests.js';
import { showRatingsWhenTheWaitIsOver } from './policies/show-ratings-when-the-wait-is-over.js';
import type { Clients } from './ports.js';
import { erasing } from './policies/erase-sides.js';
import { projections } from './projections/all.js';
import { blocks } from './projections/blocks.js';
import { calendars } from './projections/calendars.js';
import { daily } from './projections/daily.js';
import { groupLoans } from './projections/group-loans.js';
import { ratings } from './projections/ratings.js';
import { requests } from './projections/requests.js';
import { publish } from './publish.js';

export type RequestService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof requestDoor>;
}>;

/** The request service without Nest: its projections, policies and reactions, and the handlers of its door. */
export const requestService = (ports: ServicePorts, clients: Clients): RequestService => {
  const core = createServiceCore(services.request, ports);
  const read = {
    requests: core.view(requests),
    calendars: core.view(calendars),
    blocks: core.view(blocks),
    ratings: core.view(ratings),
    groupLoans: core.view(groupLoans),
  };
  const caughtUp = () => core.caughtUp([requests, ratings, calendars]);
  const commands = requestCommandHandlers({ commands: core.commands, read, caughtUp, ...clients });
  const parts: ServiceParts = {
    projections,
    policies: [
      whenSomebodyAsksThenReplyAutomatically({ commands: core.commands, autoReply: clients.autoReply }),
      whenDaysChangeThenTellWhoAsked({ commands: core.commands, requests: read.requests, caughtUp }),
    ],
    reactions: [
      whenModerationDecidesThenHideWords(core.commands),
      whenAnOfferIsDeletedThenDeclineItsRequests({ commands: core.commands, requests: read.requests, caughtUp }),
      whenAnOfferComesOrGoesThenNoteIt({ commands: core.commands, requests: read.requests, caughtUp }),
      whenAnAccountIsDeletedThenErase({
        by: core.name,
        erase: erasing({ commands: core.commands, requests: read.requests, calendars: read.calendars, caughtUp }),
        confirm: clients.confirmErasure,
        documents: ports.documents,
      }),
    ],
    clockPolicies: [
      expireWhenPeriodBegins(read.requests, commands.expire),
      showRatingsWhenTheWaitIsOver(read.requests, commands.showRatings),
    ],
    publish,
  };
  return {
    core,
    parts,
    handlers: {
      commands: namedCommands<typeof requestDoor>(commands),
      queries: {
        daily: dailyHandler(core.view(daily), [], ['town']),
        ownData: ownData(read),
        ...requestQueryHandlers(read),
        ...calendarQueryHandlers(read),
        words: wordsHandler(read),
        groupLoans: groupLoansHandler(read),
        groupRequests: groupRequestsHandler({ read, leadersOf: clients.leadersOf }),
      },
    },
  };
};
