import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import type { SeekerEvent } from '@lendring/contracts/group/search-request-events.js';

/** When a person made search requests, the latest last; no more than the limit asks for. */
export type Seeker = Readonly<{ madeAt: readonly string[] }>;

/** Stream `seeker-<userId>`: appended together with the search request, so that no race passes the limit. */
export const seekerAggregate: Aggregate<Seeker, SeekerEvent> = {
  category: 'seeker',
  initialState: { madeAt: [] },
  evolve: ({ madeAt }, { data }) => ({ madeAt: [...madeAt, data.at].slice(-searchRequestLimits.aDay) }),
};

/** A person makes one more. */
export const count = (
  { madeAt }: Seeker,
  { userId, at }: Readonly<{ userId: string; at: string }>,
): Decision<readonly SeekerEvent[], GroupRefusal> =>
  nextAllowed(madeAt, searchRequestLimits.aDay, at) === null
    ? decided([{ type: 'SearchRequestCounted', data: { userId, at } }])
    : refused('too_many_search_requests_today', { max: searchRequestLimits.aDay });
