import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { overdueAt } from '../request/filters.js';
import type { RequestDocument } from '../request/projection.js';

const name = 'expire-when-time-is-up';

type Expire = (data: { requestId: string }, call: CommandCall) => Promise<CommandAnswer>;

/**
 * Expires open requests at their deadline: without an answer, or when an acceptance was not confirmed in time. The read
 * model finds due requests; the decision checks again. A request expires once, so the command id derives from the
 * request id and retries are idempotent.
 */
export const expireWhenTimeIsUp = (requests: Pick<View<RequestDocument>, 'find'>, expire: Expire): ClockPolicy =>
  dueCommands({
    name,
    everyMs: 15_000,
    view: requests,
    due: (now) => ({ filter: overdueAt(now), sort: [['answerBy', 1]] }),
    once: ({ requestId }) => [requestId, name],
    act: ({ requestId }, call) => expire({ requestId }, call),
  });
