import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import type * as z from 'zod';
import { type Suspension, suspensionRefusal } from '@lendring/contracts/account/suspension.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { requestCommands } from '@lendring/contracts/request/commands.js';
import { type RequestEvent } from '@lendring/contracts/request/events.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import {
  finishedAtOf,
  objectionTo,
  statusAt,
  type RequestAction,
  type RequestSeen,
} from '@lendring/contracts/request/lifecycle.js';
import type { TheirRating } from '@lendring/contracts/rules/ratings.js';
import type { Asked, RequestState } from './request.aggregate.js';

export type RequestDecision = Decision<readonly RequestEvent[], RequestRefusal>;

export type Decide<Sent> = (state: RequestState, data: Sent, context: CommandContext) => RequestDecision;

export type Data<Name extends keyof typeof requestCommands> = z.infer<(typeof requestCommands)[Name]>;

export type Party = Readonly<{ side: Side; at: string; commandId: string }>;

export const nothing: RequestDecision = decided([]);

export const sideOf = (parties: Pick<Asked, 'vendorId' | 'creatorId'>, userId: string | null): Side | null => {
  if (userId === parties.vendorId) return 'vendor';
  return userId === parties.creatorId ? 'creator' : null;
};

const theirRatingOf = ({ rated, hiddenStars, answeredRating }: Asked, side: Side): TheirRating => {
  const author = otherSide(side);
  if (!rated[author] || hiddenStars[author] !== null) return 'none';
  return answeredRating[side] ? 'answered' : 'shown';
};

/** Request as seen by a party. Overlaps are checked by the calendar decision in the same append. */
export const seenBy = (request: Asked, { side, at }: Party): RequestSeen => ({
  ...request,
  side,
  status: statusAt(request, at),
  finishedAt: finishedAtOf(request, at),
  unanswered: request.unanswered[side],
  rated: request.rated[side],
  theirRating: theirRatingOf(request, side),
  archived: request.archived[side],
  otherLeft: request.erased[otherSide(side)],
  otherSuspended: false,
  overlapsTaken: false,
  offerHeld: null,
});

/** Restricts a decision to the parties of the request; other users get `request_not_found`. */
export const asParty =
  <D>(decide: (request: Asked, party: Party, data: D) => RequestDecision): Decide<D> =>
  (state, data, { actor, at, commandId }) => {
    const side = state.stage !== 'absent' && actor.kind === 'user' ? sideOf(state, actor.userId) : null;
    return state.stage === 'absent' || !side
      ? refused('request_not_found')
      : decide(state, { side, at, commandId }, data);
  };

/** Refuses the decision to a suspended party (null: not suspended). */
export const unlessSuspended = <D>(suspension: Suspension | null, decide: Decide<D>): Decide<D> =>
  suspension
    ? (state, data, context) =>
        asParty<D>(() => ({ refusal: suspensionRefusal(suspension, context.locale) }))(state, data, context)
    : decide;

export const acting = <D>(
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

export const parties = ({ offerId, vendorId, creatorId }: Asked) => ({ offerId, vendorId, creatorId });

export const authorOf = (request: Asked, side: Side) => (side === 'vendor' ? request.vendorId : request.creatorId);

export const authored = (request: Asked, side: Side) => ({
  requestId: request.requestId,
  side,
  authorId: authorOf(request, side),
});

export const firstAnswer = (request: Asked, { side, at }: Party): RequestEvent[] => {
  if (side === 'creator' || request.answered) return [];
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(request.vendorSince)) / 60_000));
  return [{ type: 'RequestAnswered', data: { requestId: request.requestId, ...parties(request), minutes } }];
};
