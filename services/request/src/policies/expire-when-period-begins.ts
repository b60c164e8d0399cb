import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { systemCommand, type CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { overdueAt } from '../door/filters.js';
import type { RequestDocument } from '../projections/requests.js';

const name = 'expire-when-period-begins';
const BATCH = 200;

type Expire = (data: { requestId: string }, call: CommandCall) => Promise<CommandAnswer>;

/**
 * A request nobody agreed to ends when its period begins (spec §4). The read model says which are due; the decision
 * looks again. A request expires once, so its id gives the command's id and a repeat changes nothing.
 */
export const expireWhenPeriodBegins = (requests: Pick<View<RequestDocument>, 'find'>, expire: Expire): ClockPolicy => {
  return {
    name,
    everyMs: 15_000,
    async tick(now) {
      for (const { requestId } of await requests.find({
        filter: overdueAt(now),
        sort: [['answerBy', 1]],
        limit: BATCH,
      })) {
        await expire({ requestId }, systemCommand({ name, commandId: derivedId(requestId, name), at: now }));
      }
    },
  };
};
