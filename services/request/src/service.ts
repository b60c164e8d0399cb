import type { requestApi } from '@lendring/contracts/request/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { dailyHandler } from '@lendring/platform/runtime/daily-numbers/query.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { agreement } from './agreement/capability.js';
import { asking } from './asking/capability.js';
import { automaticReply } from './automatic-reply/capability.js';
import { blocks } from './calendar/blocks.js';
import { calendars } from './calendar/calendars.js';
import { calendar } from './calendar/capability.js';
import { counterLoan } from './counter-loan/capability.js';
import { counterLoans } from './counter-loan/projection.js';
import { daily } from './daily.js';
import { figures } from './figures/capability.js';
import { groupLending } from './group-lending/capability.js';
import { groupLoans } from './group-lending/projection.js';
import { handover } from './handover/capability.js';
import { hiddenWords } from './hidden-words/capability.js';
import { messages } from './messages/capability.js';
import { offerState } from './offer-state/capability.js';
import { periodChange } from './period-change/capability.js';
import { pieces } from './pieces/capability.js';
import { pieceLoans, pieceNumbers, pieces as pieceDocuments } from './pieces/projection.js';
import type { Clients } from './ports.js';
import { projections } from './projections.js';
import { publish } from './publish.js';
import { ratings } from './ratings/capability.js';
import { ratings as ratingDocuments } from './ratings/projection.js';
import { requests } from './request/projection.js';
import { requestsRead } from './request/capability.js';
import { timelineQueryHandlers } from './timeline/queries.js';
import { unavailability } from './unavailability/capability.js';
import { unavailabilities } from './unavailability/projection.js';
import { afterEntries, waitingEntries } from './unavailability/waiting-entries.js';

export type RequestService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof requestApi>;
}>;

export const requestService = (ports: ServicePorts, clients: Clients): RequestService => {
  const core = createServiceCore(services.request, ports);
  const waiting = waitingEntries(ports.documents);
  const deps = {
    ...clients,
    commands: afterEntries(core.commands, waiting),
    load: core.load,
    read: {
      requests: core.view(requests),
      calendars: core.view(calendars),
      blocks: core.view(blocks),
      unavailabilities: core.view(unavailabilities),
      ratings: core.view(ratingDocuments),
      groupLoans: core.view(groupLoans),
      counterLoans: core.view(counterLoans),
      pieces: core.view(pieceDocuments),
      pieceLoans: core.view(pieceLoans),
      pieceNumbers: core.view(pieceNumbers),
    },
    caughtUp: () =>
      core.caughtUp([
        requests,
        ratingDocuments,
        calendars,
        counterLoans,
        unavailabilities,
        pieceDocuments,
        pieceLoans,
        pieceNumbers,
      ]),
    documents: ports.documents,
  };
  const can = {
    requestsRead: requestsRead(deps.read),
    asking: asking(deps),
    automaticReply: automaticReply(deps),
    agreement: agreement(deps),
    periodChange: periodChange(deps),
    handover: handover(deps),
    messages: messages(deps),
    ratings: ratings(deps),
    calendar: calendar(deps),
    counterLoan: counterLoan({ ...deps, store: ports.store }),
    figures: figures(deps.read),
    unavailability: unavailability({ ...deps, commands: core.commands, waiting }),
    pieces: pieces(deps),
    groupLending: groupLending(deps),
    offerState: offerState(deps),
    hiddenWords: hiddenWords(deps),
    accountDeletion: accountDeletion(deps),
  };
  return {
    core,
    parts: { projections, ...joinBackground(Object.values(can)), publish },
    handlers: {
      commands: namedCommands<typeof requestApi>({
        ...can.asking.commands,
        ...can.agreement.commands,
        ...can.periodChange.commands,
        ...can.handover.commands,
        ...can.messages.commands,
        ...can.ratings.commands,
        ...can.calendar.commands,
        ...can.counterLoan.commands,
        ...can.unavailability.commands,
        ...can.pieces.commands,
        ...can.groupLending.commands,
        ...can.accountDeletion.commands,
      }),
      queries: {
        daily: dailyHandler(core.view(daily), [], ['town']),
        ...can.requestsRead.queries,
        ...can.periodChange.queries,
        ...can.ratings.queries,
        ...can.calendar.queries,
        ...timelineQueryHandlers(deps.read),
        ...can.counterLoan.queries,
        ...can.figures.queries,
        ...can.unavailability.queries,
        ...can.pieces.queries,
        ...can.groupLending.queries,
        ...can.hiddenWords.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
