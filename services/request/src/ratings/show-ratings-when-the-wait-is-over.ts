import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { ratingDueAt } from '../request/filters.js';
import type { RequestDocument } from '../request/projection.js';

const name = 'show-ratings-when-the-wait-is-over';

type ShowRatings = (data: { requestId: string }, call: CommandCall) => Promise<CommandAnswer>;

/**
 * Publishes a rating 14 days after completion if the other side has not rated. The read model finds due ratings; the
 * decision checks again. The command id derives from the request id, so retries are idempotent.
 */
export const showRatingsWhenTheWaitIsOver = (
  requests: Pick<View<RequestDocument>, 'find'>,
  showRatings: ShowRatings,
): ClockPolicy =>
  dueCommands({
    name,
    everyMs: 60_000,
    view: requests,
    due: (now) => ({ filter: ratingDueAt(now), sort: [['ratingsDue', 1]] }),
    once: ({ requestId }) => [requestId, name],
    act: ({ requestId }, call) => showRatings({ requestId }, call),
  });
