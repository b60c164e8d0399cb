import { otherSide, Side } from '@lendring/contracts/kernel/side.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { type RequestEvent } from '@lendring/contracts/request/events.js';
import { ratingsShownFrom } from '@lendring/contracts/rules/ratings.js';
import { acting, authored, authorOf, nothing, parties, type Data, type Decide } from '../request/decide.js';
import type { Asked } from '../request/request.aggregate.js';

const ratingBy = (request: Asked, side: Side, stars: number) => ({
  aboutId: authorOf(request, otherSide(side)),
  offerId: request.offerId,
  stars,
});

/** Events that publish ratings. They repeat all fields, because other services have not seen the rating before. */
const shown = (request: Asked): RequestEvent[] =>
  Side.options.flatMap((side) => {
    const stars = request.hiddenStars[side];
    return stars === null
      ? []
      : [{ type: 'RatingShown', data: { ...authored(request, side), ...ratingBy(request, side, stars) } }];
  });

const waitIsOver = ({ finishedAt }: Asked, at: string): boolean =>
  finishedAt !== null && at >= ratingsShownFrom(finishedAt);

export const rate = acting<Data<'rate'>>('rate', (request, { side, at }, { stars, text }) => {
  const shows = request.rated[otherSide(side)] || waitIsOver(request, at);
  return [
    {
      type: 'RequestRated',
      data: {
        ...authored(request, side),
        ...ratingBy(request, side, stars),
        text: text || null,
        hidden: true,
        ...(!shows && { waits: true as const }),
      },
    },
    ...(shows ? shown({ ...request, hiddenStars: { ...request.hiddenStars, [side]: stars } }) : []),
  ];
});

export const answerRating = acting<Data<'answerRating'>>('answer_rating', (request, { side }, { text }) => [
  { type: 'RatingAnswered', data: { ...authored(request, side), ...parties(request), text } },
]);

export const showRatings: Decide<Data<'showRatings'>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  return waitIsOver(state, at) ? decided(shown(state)) : nothing;
};
