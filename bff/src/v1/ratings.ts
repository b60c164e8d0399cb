import { ApiError } from '../errors/api-error.js';
import { queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { OfferId } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { peopleOfEach } from '../shapes/people.js';
import { ratingEntry } from '../shapes/request.js';
import { pagingOf } from './paging.js';

const isForOthers = async (apis: ServiceApis, caller: Caller, offerId: OfferId): Promise<boolean> => {
  const offer = await apis.offer.queries.one({ offerId }, systemQuery(caller, 'ratings'));
  return (
    offer?.audience.seenBy === 'members' && (await apis.offer.queries.one({ offerId }, queryContext(caller))) === null
  );
};

export const ratingHandlers = (apis: ServiceApis): Handlers<'ratings'> => ({
  ratings: async ({ query }, caller) => {
    const { userId, offerId, side, stars, page, size } = query;
    const which = { paging: { page, size }, ...(stars === undefined ? {} : { stars }) };
    const about = offerId
      ? { offerId, ...which }
      : userId
        ? { aboutId: userId, ...which, ...(side ? { as: side } : {}) }
        : null;
    if (!about) throw new ApiError('invalid_input', {}, [{ path: 'user_id', code: 'required' }]);
    if (offerId && (await isForOthers(apis, caller, offerId)))
      return { ratings: [], byStars: [0, 0, 0, 0, 0], paging: pagingOf({ total: 0, page, size }) };
    const answer = await apis.request.queries.ratings(about, queryContext(caller));
    const offerIds = [...new Set(answer.items.map((r) => r.offerId))];
    const [offers, people] = await Promise.all([
      optional(caller, [], () => apis.offer.queries.many({ offerIds }, queryContext(caller))),
      peopleOfEach(apis, caller, answer.items, (r) => r.authorId),
    ]);
    const titles = new Map(offers.map((o) => [o.offerId, o.title]));
    return {
      ratings: answer.items.map((r) => ratingEntry(r, people, titles.get(r.offerId) ?? null)),
      byStars: answer.byStars,
      paging: pagingOf(answer),
    };
  },
});
