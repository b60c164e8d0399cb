import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { changeTogether } from '../request/change.js';
import { unlessSuspended } from '../request/decide.js';
import { changing } from '../request/request-commands.js';
import { requestAggregate } from '../request/request.aggregate.js';
import * as decide from './decide.js';

/** Messages of a request, read marks and the archive. */
export const messages = (deps: Pick<Ports, 'commands' | 'isBlockedPair' | 'suspensionOf'>) => {
  const { commands, isBlockedPair, suspensionOf } = deps;
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'say' | 'markRead' | 'archive'> = {
    say: (data, call) =>
      commands.execute(call, async (unit) => {
        const { stage } = (await unit.load(requestAggregate, data.requestId)).state;
        // Suspended users may write in agreed loans, which continue, but not negotiate new ones.
        const isAsked = stage !== 'absent' && stage !== 'agreed';
        const suspension = isAsked && call.actor.kind === 'user' ? await suspensionOf(call.actor.userId) : null;
        return changeTogether(unit, unlessSuspended(suspension, decide.say), data, call, isBlockedPair);
      }),
    markRead: changing(deps)(decide.markRead),
    archive: changing(deps)(decide.archive),
  };
  return { commands: handlers } satisfies Capability;
};
