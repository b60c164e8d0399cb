import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { otherSide } from '@lendring/contracts/kernel/side.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { ratingFor } from '../hidden-words/readable.js';
import type { Ports, ReadModels } from '../ports.js';
import { of } from '../request/filters.js';
import { changing, changingTogether } from '../request/request-commands.js';
import * as decide from './decide.js';
import { showRatingsWhenTheWaitIsOver } from './show-ratings-when-the-wait-is-over.js';

const queriesOf = (read: ReadModels): Pick<ServiceHandlers<typeof requestApi>['queries'], 'ratings' | 'loans'> => ({
  async ratings(question, context) {
    const {
      paging: { page, size },
    } = question;
    // Creators write the ratings of an offer or of a user as vendor; vendors write those of a user as creator.
    const all: Filter =
      'offerId' in question
        ? { offerId: question.offerId, shown: true, side: 'creator' }
        : { aboutId: question.aboutId, shown: true, ...(question.as ? { side: otherSide(question.as) } : {}) };
    const { stars } = question;
    const [items, byStars] = await Promise.all([
      read.ratings.find({
        filter: stars === undefined ? all : { ...all, stars },
        sort: [['at', -1]],
        skip: (page - 1) * size,
        limit: size,
      }),
      Promise.all([1, 2, 3, 4, 5].map((count) => read.ratings.count({ ...all, stars: count }))),
    ]);
    const total = stars === undefined ? byStars.reduce((sum, count) => sum + count, 0) : (byStars[stars - 1] ?? 0);
    return {
      items: items.map(({ shown: _, ...rating }) => ratingFor(callerIdOf(context))(rating)),
      total,
      page,
      size,
      byStars,
    };
  },
  async loans({ userId }) {
    const [lent, borrowed] = await Promise.all([
      read.requests.count({ ...of('vendor', userId), stage: 'completed' }),
      read.requests.count({ ...of('creator', userId), stage: 'completed' }),
    ]);
    return { lent, borrowed };
  },
});

/** Ratings of completed loans, hidden until both sides have rated or 14 days have passed, with one reply each. */
export const ratings = (deps: Pick<Ports, 'commands' | 'read' | 'isBlockedPair'>) => {
  const showRatings = changing(deps)(decide.showRatings);
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'rate' | 'answerRating' | 'showRatings'> = {
    rate: changingTogether(deps)(decide.rate),
    answerRating: changingTogether(deps)(decide.answerRating),
    showRatings,
  };
  return {
    commands: handlers,
    queries: queriesOf(deps.read),
    clockPolicies: [showRatingsWhenTheWaitIsOver(deps.read.requests, showRatings)],
  } satisfies Capability;
};
