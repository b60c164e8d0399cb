import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { changeTogether } from '../request/change.js';
import { offerHoldOf } from '../request/request-commands.js';
import { takeOver } from './decide.js';
import { groupLoansHandler } from './loan-numbers.js';
import { groupRequestsHandler } from './group-requests.js';

/** Requests for group items, which leaders see and may take over (ADR 74), and loan statistics of the group. */
export const groupLending = (deps: Pick<Ports, 'commands' | 'read' | 'leadersOf' | 'offerHold' | 'isBlockedPair'>) => {
  const { commands, read, leadersOf, isBlockedPair } = deps;
  const holdOf = offerHoldOf(deps);
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'takeOver'> = {
    async takeOver(data, call) {
      const userId = callerIdOf(call);
      // Read the group from the read model: a request never changes its group, so a stale read model is sufficient.
      const groupId = (await read.requests.get(data.requestId))?.belongsTo;
      const isLed = groupId && userId ? (await leadersOf(groupId)).includes(userId) : false;
      return commands.execute(call, async (unit) => {
        const held = await holdOf(unit, data.requestId);
        const decision = takeOver((asked) => isLed && asked === groupId, held);
        return changeTogether(unit, decision, data, call, isBlockedPair);
      });
    },
  };
  return {
    commands: handlers,
    queries: { groupRequests: groupRequestsHandler({ read, leadersOf }), groupLoans: groupLoansHandler(read) },
  } satisfies Capability;
};
