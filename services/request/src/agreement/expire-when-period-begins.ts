import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { systemCommand, type CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { overdueAt } from '../request/filters.js';
import type { RequestDocument } from '../request/projection.js';

const name = 'expire-when-period-begins';
const BATCH = 200;

type Expire = (data: { requestId: string }, call: CommandCall) => Promise<CommandAnswer>;

/**
 * Expires open requests when their period begins (spec §4). The read model finds due requests; the decision checks
 * again. A request expires once, so the command id derives from the request id and retries are idempotent.
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
