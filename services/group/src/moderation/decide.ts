import { decided } from '@lendring/contracts/kernel/decider.js';
import type { HidingCause } from '@lendring/contracts/group/search-request.js';
import type { SearchRequestDecision } from '../search-request/decide.js';
import { isHidden, searchRequestAggregate, type SearchRequest } from '../search-request/search-request.aggregate.js';

type Decided = Readonly<{ searchRequestId: string; because: HidingCause; at: string }>;

/**
 * False for a decision that changes nothing or is older than the last known one: the bus may redeliver old messages.
 */
const isNews = ({ madeAt, deleted, hiding }: SearchRequest, { because, at }: Decided, on: boolean): boolean => {
  if (madeAt === null || deleted) return false;
  const known = hiding[because];
  return known ? known.on !== on && at >= known.at : on;
};

export const hide = (request: SearchRequest, decision: Decided): SearchRequestDecision =>
  decided(isNews(request, decision, true) ? [{ type: 'SearchRequestHidden', data: decision }] : []);

export const release = (request: SearchRequest, decision: Decided): SearchRequestDecision => {
  if (!isNews(request, decision, false)) return decided([]);
  const released = (shown: boolean) => ({
    type: 'SearchRequestReleased' as const,
    data: { ...decision, userId: request.creatorId, shown },
  });
  const after = searchRequestAggregate.evolve(request, released(false));
  return decided([released(request.isPublic && !isHidden(after))]);
};
