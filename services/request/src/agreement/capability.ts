import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { changeTogether } from '../request/change.js';
import { changing, changingTogether, isOtherSuspended, offerHoldOf } from '../request/request-commands.js';
import * as decide from './decide.js';
import { expireWhenTimeIsUp } from './expire-when-time-is-up.js';

type Names = 'accept' | 'decline' | 'withdraw' | 'cancel' | 'handBack' | 'complete' | 'shareAddress' | 'expire';

/** Accept, decline, cancel and complete requests, and share the address (spec §4). */
export const agreement = (deps: Pick<Ports, 'commands' | 'read' | 'offerHold' | 'isBlockedPair' | 'suspensionOf'>) => {
  const { commands, isBlockedPair, read } = deps;
  const change = changing(deps);
  const holdOf = offerHoldOf(deps);
  const otherSuspended = isOtherSuspended(deps);
  const share = change(decide.shareAddress);
  const shareTogether = changingTogether(deps)(decide.shareAddress);
  const expire = change(decide.expire);
  const handlers: Pick<CommandHandlers<typeof requestApi>, Names> = {
    accept: (data, call) =>
      commands.execute(call, async (unit) => {
        const decision = decide.accept(await holdOf(unit, data.requestId), await otherSuspended(unit, data, call));
        return changeTogether(unit, decision, data, call, isBlockedPair);
      }),
    decline: change(decide.decline),
    withdraw: change(decide.withdraw),
    cancel: change(decide.cancel),
    handBack: change(decide.handBack),
    complete: change(decide.complete),
    shareAddress: (data, call) => (data.shared ? shareTogether : share)(data, call),
    expire,
  };
  return { commands: handlers, clockPolicies: [expireWhenTimeIsUp(read.requests, expire)] } satisfies Capability;
};
