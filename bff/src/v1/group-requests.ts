import { found } from '../errors/api-error.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { peopleOfEach } from '../shapes/people.js';
import { periodShape } from '../shapes/period.js';
import { pictureShapeOf } from '../shapes/picture.js';
import type { GroupDeps } from './groups.js';
import { pagingOf } from './paging.js';

export const groupRequestHandlers = ({ apis, links }: GroupDeps): Handlers<'groupRequests'> => ({
  groupRequests: async ({ id, query: paging }, caller) => {
    const answer = found(
      await apis.request.queries.groupRequests({ groupId: id, paging }, queryContext(caller)),
      'group_not_found',
    );
    const people = await peopleOfEach(apis, caller, answer.items, ({ vendorId, creatorId }) => [vendorId, creatorId]);
    return {
      requests: answer.items.map((one) => ({
        ...one,
        image: pictureShapeOf(one.imageId, links.signed(caller.at)),
        period: periodShape(one.period, one.rentType),
        vendor: people.get(one.vendorId) ?? null,
        creator: people.get(one.creatorId) ?? null,
        own: one.vendorId === caller.userId,
      })),
      paging: pagingOf(answer),
    };
  },
});
