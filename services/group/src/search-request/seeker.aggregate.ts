import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { GroupRefusal } from '@lendring/contracts/group/refusals.js';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { nextAllowed } from '@lendring/contracts/rules/within-day.js';
import type { SeekerEvent } from '@lendring/contracts/group/search-request.js';
import { momentIn } from '@lendring/contracts/texts/moment-text.js';

const { aDay, repliesADay } = searchRequestLimits;

/** Times of a user's recent search requests and replies, the latest last; only as many as the limits need. */
export type Seeker = Readonly<{ madeAt: readonly string[]; repliedAt: readonly string[] }>;

/**
 * Stream `seeker-<userId>`: appended in the same transaction as the search request, so a race cannot exceed the limit.
 */
export const seekerAggregate: Aggregate<Seeker, SeekerEvent> = {
  category: 'seeker',
  initialState: { madeAt: [], repliedAt: [] },
  evolve: (seeker, { type, data: { at } }) =>
    type === 'SearchRequestCounted'
      ? { ...seeker, madeAt: [...seeker.madeAt, at].slice(-aDay) }
      : { ...seeker, repliedAt: [...seeker.repliedAt, at].slice(-repliesADay) },
};

type Counted = Decision<readonly SeekerEvent[], GroupRefusal>;

export const countMade = ({ madeAt }: Seeker, { userId, at }: Readonly<{ userId: string; at: string }>): Counted =>
  nextAllowed(madeAt, aDay, at) === null
    ? decided([{ type: 'SearchRequestCounted', data: { userId, at } }])
    : refused('too_many_search_requests_today', { max: aDay });

/** Earliest time at which the user may reply to another search request; null if the user may reply now. */
export const nextReply = ({ repliedAt }: Seeker, at: string): string | null => nextAllowed(repliedAt, repliesADay, at);

export const countReply = (
  seeker: Seeker,
  { userId, at, locale }: Readonly<{ userId: string; at: string; locale: Locale }>,
): Counted => {
  const next = nextReply(seeker, at);
  return next === null
    ? decided([{ type: 'SearchRequestReplyCounted', data: { userId, at } }])
    : refused('too_many_search_request_replies_today', {
        max: repliesADay,
        time: momentIn(next, locale, OPERATOR_TIME_ZONE),
      });
};
