import type * as z from 'zod';
import type { AutoReply } from '@lendring/contracts/account/queries.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import type { requestCommands } from '@lendring/contracts/request/commands.js';
import type { OfferHold } from '@lendring/contracts/offer/hold.js';
import { otherSide, Side, type OfferState, type RequestEvent } from '@lendring/contracts/request/events.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import {
  finishedAtOf,
  isAgreed,
  objectionTo,
  objectionToTakingOver,
  statusAt,
  type RequestAction,
  type RequestSeen,
} from '@lendring/contracts/rules/request-lifecycle.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { ratingsShownFrom, type TheirRating } from '@lendring/contracts/rules/ratings.js';
import type { Asked, RequestState } from './request.js';

export type RequestDecision = Decision<readonly RequestEvent[], RequestRefusal>;
export type Decide<Sent> = (state: RequestState, data: Sent, context: CommandContext) => RequestDecision;
type Data<Name extends keyof typeof requestCommands> = z.infer<(typeof requestCommands)[Name]>;

/** A person of one of the two sides, and the time of the command. */
type Party = Readonly<{ side: Side; at: string; commandId: string }>;

const nothing: RequestDecision = decided([]);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** The side of a person; null for strangers. */
export const sideOf = (parties: Pick<Asked, 'vendorId' | 'creatorId'>, userId: string | null): Side | null => {
  if (userId === parties.vendorId) return 'vendor';
  return userId === parties.creatorId ? 'creator' : null;
};

const theirRatingOf = ({ rated, hiddenStars, answeredRating }: Asked, side: Side): TheirRating => {
  const author = otherSide(side);
  if (!rated[author] || hiddenStars[author] !== null) return 'none';
  return answeredRating[side] ? 'answered' : 'shown';
};

/** The calendar decides whether the days are still free, in the same append. */
const seenBy = (request: Asked, { side, at }: Party): RequestSeen => ({
  ...request,
  side,
  status: statusAt(request, at),
  finishedAt: finishedAtOf(request, at),
  unanswered: request.unanswered[side],
  rated: request.rated[side],
  theirRating: theirRatingOf(request, side),
  archived: request.archived[side],
  otherLeft: request.erased[otherSide(side)],
  overlapsTaken: false,
  offerHeld: null,
});

/** To anybody but its two sides a request does not exist. */
const asParty =
  <D>(decide: (request: Asked, party: Party, data: D) => RequestDecision): Decide<D> =>
  (state, data, { actor, at, commandId }) => {
    const side = state.stage !== 'absent' && actor.kind === 'user' ? sideOf(state, actor.userId) : null;
    return state.stage === 'absent' || !side
      ? refused('request_not_found')
      : decide(state, { side, at, commandId }, data);
  };

/** Runs an action that the lifecycle allows; `happens` is called only when nothing speaks against it. */
const acting = <D>(
  action: RequestAction | ((data: D) => RequestAction),
  happens: (request: Asked, party: Party, data: D) => readonly RequestEvent[],
  known: Partial<RequestSeen> = {},
): Decide<D> =>
  asParty((request, party, data: D) => {
    const objection = objectionTo(
      typeof action === 'function' ? action(data) : action,
      { ...seenBy(request, party), ...known },
      party.at,
    );
    if (objection === 'done') return nothing;
    return objection === null ? decided(happens(request, party, data)) : refused(objection);
  });

const parties = ({ offerId, vendorId, creatorId }: Asked) => ({ offerId, vendorId, creatorId });
const authorOf = (request: Asked, side: Side) => (side === 'vendor' ? request.vendorId : request.creatorId);
const authored = (request: Asked, side: Side) => ({
  requestId: request.requestId,
  side,
  authorId: authorOf(request, side),
});

const share = (request: Asked, side: Side, shared: boolean): RequestEvent[] =>
  request.addressShared[side] === shared
    ? []
    : [{ type: 'AddressShared', data: { requestId: request.requestId, side, shared } }];

const firstAnswer = (request: Asked, { side, at }: Party): RequestEvent[] => {
  if (side === 'creator' || request.answered) return [];
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(request.vendorSince)) / 60_000));
  return [{ type: 'RequestAnswered', data: { requestId: request.requestId, ...parties(request), minutes } }];
};

const agreedBy = (request: Asked, side: Side): RequestEvent => ({
  type: 'RequestAgreed',
  data: {
    requestId: request.requestId,
    ...parties(request),
    period: request.period,
    side,
    ...(request.terms.pricing.rentType === RentTypeId.night && { nights: true as const }),
  },
});

/**
 * Both sides make it agreed, or the vendor alone where the offer accepts automatically.
 * @param offerHeld what bars new agreements about the offer, as the offer service says now
 */
export const accept = (offerHeld: OfferHold | null) =>
  acting<Data<'accept'>>(
    'accept',
    (request, party, { shareAddress }) => {
      const { requestId, terms, accepted } = request;
      const { side } = party;
      const agreed = accepted[otherSide(side)] || (side === 'vendor' && terms.autoAccept);
      return [
        ...share(request, side, shareAddress),
        { type: 'RequestAccepted', data: { requestId, side, ...parties(request), agrees: agreed } },
        ...firstAnswer(request, party),
        ...(agreed ? [agreedBy(request, side)] : []),
      ];
    },
    { offerHeld },
  );

export const decline = acting<Data<'decline'>>('decline', (request, party, { reason }) => [
  {
    type: 'RequestDeclined',
    data: { ...authored(request, party.side), ...parties(request), reason: reason || null, at: party.at },
  },
  ...firstAnswer(request, party),
]);

/**
 * System only: what the vendor lets be written to who asks. Once, not after the vendor has answered, and not in the name
 * of who took the request over meanwhile.
 */
export const replyAutomatically =
  (reply: AutoReply): Decide<Readonly<{ requestId: string; vendorId: string }>> =>
  (state, { vendorId }, { actor, commandId }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    if (state.stage !== 'open' || state.answered || state.repliedAutomatically) return nothing;
    if (state.vendorId !== vendorId) return nothing;
    return decided([
      {
        type: 'AutomaticReplySent',
        data: { ...authored(state, 'vendor'), ...parties(state), messageId: commandId, ...reply },
      },
    ]);
  };

/** System only: the offer is deleted. Agreed and ended requests stay as they are. */
export const declineAsGone: Decide<Readonly<{ requestId: string }>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  if (statusAt(state, at) !== 'open') return nothing;
  return decided([
    {
      type: 'RequestDeclined',
      data: { ...authored(state, 'vendor'), ...parties(state), reason: null, cause: 'offer_deleted', at },
    },
  ]);
};

/**
 * System only: a side deleted their account, and what is open ends. Something is agreed only where an older backup was
 * restored after its end (`door/leave.ts`): it is cancelled.
 */
export const endAsGone: Decide<Readonly<{ requestId: string; userId: string }>> = (
  state,
  { userId },
  { actor, at },
) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  const side = sideOf(state, userId);
  if (side === null) return nothing;
  const { requestId, period } = state;
  if (isAgreed(statusAt(state, at)))
    return decided([
      { type: 'RequestCancelled', data: { ...authored(state, side), ...parties(state), period, reason: null, at } },
    ]);
  if (statusAt(state, at) !== 'open') return nothing;
  return decided([
    side === 'creator'
      ? { type: 'RequestWithdrawn', data: { requestId, ...parties(state), at } }
      : {
          type: 'RequestDeclined',
          data: { ...authored(state, side), ...parties(state), reason: null, cause: 'account_deleted', at },
        },
  ]);
};

/**
 * Somebody else who leads its group lends the thing from now on.
 *
 * @param leads whether the actor leads a group, as the group service says now
 * @param offerHeld as of {@link accept}
 */
export const takeOver =
  (leads: (groupId: string) => boolean, offerHeld: OfferHold | null): Decide<Data<'takeOver'>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'user' || state.belongsTo === null || !leads(state.belongsTo))
      return refused('request_not_found');
    const { userId } = actor;
    if (state.vendorId === userId) return nothing;
    const objection = objectionToTakingOver({ ...state, offerHeld }, { userId, at });
    if (objection) return refused(objection);
    const { requestId, offerId, creatorId, vendorId: formerId, belongsTo: groupId } = state;
    return decided([
      { type: 'RequestTakenOver', data: { requestId, offerId, vendorId: userId, creatorId, groupId, formerId, at } },
    ]);
  };

/** System only: what a side wrote goes from wherever it was copied to; the log loses it with the person's key. */
export const eraseSide: Decide<Readonly<{ requestId: string; userId: string }>> = (state, { userId }, { actor }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  const { requestId } = state;
  if (state.formerVendors.includes(userId))
    return decided([{ type: 'FormerVendorErased', data: { requestId, userId } }]);
  const side = sideOf(state, userId);
  if (side === null || state.erased[side]) return nothing;
  return decided([{ type: 'SideErased', data: { requestId: state.requestId, side, userId } }]);
};

export const withdraw = acting<Data<'withdraw'>>('withdraw', (request, { at }) => [
  { type: 'RequestWithdrawn', data: { requestId: request.requestId, ...parties(request), at } },
]);

export const cancel = acting<Data<'cancel'>>('cancel', (request, { side, at }, { reason }) => [
  {
    type: 'RequestCancelled',
    data: { ...authored(request, side), ...parties(request), period: request.period, reason, at },
  },
]);

/**
 * System only: whether the days of an open request are somebody else's, or blocked. Each change is noted once.
 *
 * @param isTaken by the calendar of the offer, loaded in the same unit
 */
export const noteDays =
  (isTaken: (request: Asked) => boolean): Decide<Readonly<{ requestId: string }>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    const taken = isTaken(state);
    if (statusAt(state, at) !== 'open' || taken === state.daysTaken) return nothing;
    const data = { requestId: state.requestId, ...parties(state), at };
    return decided([taken ? { type: 'RequestDaysTaken', data } : { type: 'RequestDaysFreed', data }]);
  };

/** System only: the sides of what is open or agreed are told when its offer is locked, back, or deleted. */
export const noteOffer =
  (offer: OfferState): Decide<Readonly<{ requestId: string }>> =>
  (state, _, { actor, at }) => {
    if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
    const status = statusAt(state, at);
    // Open requests for a deleted offer are declined, which says so itself.
    const isTold = isAgreed(status) || (status === 'open' && offer !== 'deleted');
    if (!isTold || state.offer === offer) return nothing;
    return decided([{ type: 'OfferStateNoted', data: { requestId: state.requestId, ...parties(state), offer, at } }]);
  };

export const handBack = acting<Data<'handBack'>>('hand_back', (request, { at }) => [
  { type: 'RequestHandedBack', data: { requestId: request.requestId, ...parties(request), at } },
]);

export const complete = acting<Data<'complete'>>('complete', (request, { side, at }) => {
  const { requestId, period } = request;
  return [
    {
      type: 'RequestCompleted',
      data: { requestId, side, ...parties(request), period, endedAt: earlier(at, period.end), at },
    },
  ];
});

/** System only: the period begins without an agreement. */
export const expire: Decide<Data<'expire'>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  if (state.stage !== 'open') return nothing;
  return at < state.answerBy
    ? refused('not_started')
    : decided([{ type: 'RequestExpired', data: { requestId: state.requestId, ...parties(state), at } }]);
};

export const shareAddress = acting<Data<'shareAddress'>>(
  ({ shared }) => (shared ? 'share_address' : 'unshare_address'),
  (request, { side }, { shared }) => share(request, side, shared),
);

/** A message has the id of the command that sent it. */
export const say = acting<Data<'say'>>('message', (request, party, { text }) => [
  {
    type: 'MessageSent',
    data: { ...authored(request, party.side), ...parties(request), messageId: party.commandId, text },
  },
  ...firstAnswer(request, party),
]);

export const markRead = asParty<Data<'markRead'>>((request, { side }) =>
  request.unread[side]
    ? decided([{ type: 'RequestRead', data: { requestId: request.requestId, side, ...parties(request) } }])
    : nothing,
);

export const archive = acting<Data<'archive'>>(
  ({ archived }) => (archived ? 'archive' : 'unarchive'),
  (request, { side }, { archived }) => [
    { type: 'RequestArchived', data: { requestId: request.requestId, side, ...parties(request), archived } },
  ],
);

const ratingBy = (request: Asked, side: Side, stars: number) => ({
  aboutId: authorOf(request, otherSide(side)),
  offerId: request.offerId,
  stars,
});

/** The ratings that become visible; their events repeat everything, since other services see them only now. */
const shown = (request: Asked): RequestEvent[] =>
  Side.options.flatMap((side) => {
    const stars = request.hiddenStars[side];
    return stars === null
      ? []
      : [{ type: 'RatingShown', data: { ...authored(request, side), ...ratingBy(request, side, stars) } }];
  });

const waitIsOver = ({ finishedAt }: Asked, at: string): boolean =>
  finishedAt !== null && at >= ratingsShownFrom(finishedAt);

/** Ratings stay hidden until both sides have rated, or the time for it is over. */
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

/** What somebody says to a rating about them; it stands below it for everybody. */
export const answerRating = acting<Data<'answerRating'>>('answer_rating', (request, { side }, { text }) => [
  { type: 'RatingAnswered', data: { ...authored(request, side), ...parties(request), text } },
]);

/** System only: shows the rating of one side after the time in which the other could have rated. */
export const showRatings: Decide<Data<'showRatings'>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  return waitIsOver(state, at) ? decided(shown(state)) : nothing;
};
