import { decided } from '@lendring/contracts/kernel/decider.js';
import type { HidingCause } from '@lendring/contracts/group/search-request-events.js';
import type { SearchRequestDecision } from './decide.js';
import { isHidden, searchRequestAggregate, type SearchRequest } from './search-request.js';

/** What moderation decided about which search request: for which cause, and when. */
type Decided = Readonly<{ searchRequestId: string; because: HidingCause; at: string }>;

/**
 * What is so already is no news, nor is what was decided before the last thing that is known: a bus may tell old things
 * once more.
 */
const isNews = ({ madeAt, deleted, hiding }: SearchRequest, { because, at }: Decided, on: boolean): boolean => {
  if (madeAt === null || deleted) return false;
  const known = hiding[because];
  return known ? known.on !== on && at >= known.at : on;
};

/** Nobody but its creator reads it any more. */
export const hide = (request: SearchRequest, decision: Decided): SearchRequestDecision =>
  decided(isNews(request, decision, true) ? [{ type: 'SearchRequestHidden', data: decision }] : []);

/** Whoever read it before reads it again, unless the other cause still holds. */
export const release = (request: SearchRequest, decision: Decided): SearchRequestDecision => {
  if (!isNews(request, decision, false)) return decided([]);
  const released = (shown: boolean) => ({
    type: 'SearchRequestReleased' as const,
    data: { ...decision, userId: request.creatorId, shown },
  });
  const after = searchRequestAggregate.evolve(request, released(false));
  return decided([released(request.isPublic && !isHidden(after))]);
};
