import type { OfferHold } from '../offer/hold.js';
import type { Side } from '../request/events.js';
import type { RequestRefusal } from '../request/refusals.js';
import type { Interval } from './overlap.js';
import type { TheirRating } from './ratings.js';
import { MOST_UNANSWERED, writingEnds } from './writing.js';

/** How a request ends (spec §4). */
export const requestEndings = ['completed', 'declined', 'withdrawn', 'cancelled', 'expired'] as const;
export type RequestEnding = (typeof requestEndings)[number];

/** What is stored: `running` and overdue follow from the time somebody looks. */
export type RequestStage = 'open' | 'agreed' | RequestEnding;

/** Spec §4. `running` is an agreed request whose period has begun. */
export const requestStatuses = ['open', 'agreed', 'running', ...requestEndings] as const;
export type RequestStatus = (typeof requestStatuses)[number];

const endings: ReadonlySet<RequestStatus> = new Set(requestEndings);

export const isOver = (status: RequestStatus): status is RequestEnding => endings.has(status);

/** Declined, withdrawn, cancelled or expired. Calendars show none of these. */
export const isCalledOff = (status: RequestStatus): status is Exclude<RequestEnding, 'completed'> =>
  isOver(status) && status !== 'completed';

type Ended = Readonly<{ status: RequestStatus; period: Pick<Interval, 'start'>; finishedAt: string | null }>;

/** Over before it began. A loan that was cancelled after it had begun counts as a loan: contact details, ratings. */
export const endedWithoutLoan = ({ status, period, finishedAt }: Ended): boolean =>
  isCalledOff(status) && !(status === 'cancelled' && finishedAt !== null && finishedAt >= period.start);

/** Both have agreed, and the thing is not back yet. */
export const isAgreed = (status: RequestStatus): status is 'agreed' | 'running' =>
  status === 'agreed' || status === 'running';

/**
 * The status at an instant: an open request expires when nobody has agreed by `answerBy`, also before the clock policy
 * comes by.
 */
export const statusAt = (
  { stage, answerBy, period }: Readonly<{ stage: RequestStage; answerBy: string; period: Interval }>,
  at: string,
): RequestStatus => {
  if (stage === 'open') return at < answerBy ? 'open' : 'expired';
  return stage === 'agreed' && period.start <= at ? 'running' : stage;
};

/** When a request came to its end at an instant; null while it has not. An expired one ended when `answerBy` passed. */
export const finishedAtOf = (
  request: Parameters<typeof statusAt>[0] & Readonly<{ finishedAt: string | null }>,
  at: string,
): string | null => request.finishedAt ?? (statusAt(request, at) === 'expired' ? request.answerBy : null);

/** What a side can do with a request. */
export const requestActions = [
  'message',
  'accept',
  'decline',
  'withdraw',
  'cancel',
  'hand_back',
  'complete',
  'rate',
  'answer_rating',
  'share_address',
  'unshare_address',
  'archive',
  'unarchive',
] as const;
export type RequestAction = (typeof requestActions)[number];

type BothSides = Readonly<Record<Side, boolean>>;

/** A request as one side sees it, as far as the rules ask. Instants in UTC. */
export type RequestSeen = Readonly<{
  side: Side;
  status: RequestStatus;
  period: Interval;
  /** When it came to its end; null while nothing has ended it. */
  finishedAt: string | null;
  accepted: BothSides;
  /** The creator has said that they returned it. */
  handedBack: boolean;
  addressShared: BothSides;
  /** Messages of this side since the other one did anything. */
  unanswered: number;
  /** By this side. */
  rated: boolean;
  /** What the other side said about this one. */
  theirRating: TheirRating;
  archived: boolean;
  /** The account of the other side is deleted. */
  otherLeft: boolean;
  /** Somebody else has the thing in this time. */
  overlapsTaken: boolean;
  /** Bars a new agreement about the offer; null: nothing does. */
  offerHeld: OfferHold | null;
}>;

/** Why an action is refused; `done`: it is so already, so that a repeat does nothing. */
export type Objection =
  | Extract<
      RequestRefusal,
      | 'not_open'
      | 'not_agreed'
      | 'not_started'
      | 'already_begun'
      | 'already_handed_back'
      | 'not_over'
      | 'not_completed'
      | 'wrong_side'
      | 'already_rated'
      | 'no_rating'
      | 'already_answered'
      | 'closed'
      | 'answer_awaited'
      | 'dates_taken'
      | 'asked_offer_locked'
      | 'asked_offer_paused'
      | 'person_left'
    >
  | 'done';

const heldOffers = { locked: 'asked_offer_locked', trader_missing: 'asked_offer_paused' } as const;

/** The rules of spec §4, one for each action: the first objection, or null. */
const rules: Readonly<Record<RequestAction, (request: RequestSeen, at: string) => Objection | null>> = {
  message(request, at) {
    const { finishedAt, unanswered, otherLeft } = request;
    if (otherLeft) return 'person_left';
    if (finishedAt !== null && at > writingEnds(finishedAt, !endedWithoutLoan(request))) return 'closed';
    return unanswered < MOST_UNANSWERED ? null : 'answer_awaited';
  },

  accept({ status, side, accepted, overlapsTaken, offerHeld }) {
    if (isAgreed(status) || (status === 'open' && accepted[side])) return 'done';
    if (status !== 'open') return 'not_open';
    if (offerHeld) return heldOffers[offerHeld];
    return overlapsTaken ? 'dates_taken' : null;
  },

  decline({ status, side }) {
    if (side === 'creator') return 'wrong_side';
    if (status === 'declined') return 'done';
    return status === 'open' ? null : 'not_open';
  },

  withdraw({ status, side }) {
    if (side === 'vendor') return 'wrong_side';
    if (status === 'withdrawn') return 'done';
    return status === 'open' ? null : 'not_open';
  },

  /**
   * Once it has begun, the creator may have the thing in hand: only the vendor can say that the loan is off, and nobody
   * can of a thing that the creator has returned.
   */
  cancel({ status, side, handedBack }) {
    if (status === 'cancelled') return 'done';
    if (status === 'running' && side === 'creator') return 'already_begun';
    if (status === 'running' && handedBack) return 'already_handed_back';
    return isAgreed(status) ? null : 'not_agreed';
  },

  /** The creator says that it is back; the vendor completes. */
  hand_back({ status, side, handedBack }) {
    if (side === 'vendor') return 'wrong_side';
    if (status === 'completed' || (status === 'running' && handedBack)) return 'done';
    if (status === 'agreed') return 'not_started';
    return status === 'running' ? null : 'not_agreed';
  },

  /** The vendor may say so once it has begun, the creator only when the time is over. */
  complete({ status, side, period }, at) {
    if (status === 'completed') return 'done';
    if (!isAgreed(status)) return 'not_agreed';
    if (at < period.start) return 'not_started';
    return side === 'creator' && at < period.end ? 'not_over' : null;
  },

  /** Once a side, and about somebody who can be met again. */
  rate(request) {
    const { status, rated, otherLeft } = request;
    if (!isOver(status) || endedWithoutLoan(request)) return 'not_completed';
    if (rated) return 'already_rated';
    return otherLeft ? 'person_left' : null;
  },

  /** Once, and only what everybody may read. */
  answer_rating({ theirRating, otherLeft }) {
    if (theirRating === 'none') return 'no_rating';
    if (theirRating === 'answered') return 'already_answered';
    return otherLeft ? 'person_left' : null;
  },

  /** Sharing ends with the request; taking it back never does. */
  share_address({ status, side, addressShared, otherLeft }) {
    if (addressShared[side]) return 'done';
    if (otherLeft) return 'person_left';
    return isOver(status) ? 'closed' : null;
  },
  unshare_address: ({ side, addressShared }) => (addressShared[side] ? null : 'done'),

  archive({ status, archived }) {
    if (!isOver(status)) return 'not_over';
    return archived ? 'done' : null;
  },
  unarchive({ status, archived }) {
    if (!isOver(status)) return 'not_over';
    return archived ? null : 'done';
  },
};

/** Why this side may not do this at an instant, `done` where it is so already; null: it may. */
export const objectionTo = (action: RequestAction, request: RequestSeen, at: string): Objection | null =>
  rules[action](request, at);

/**
 * Why somebody who leads the group may not take a request over; null: they may. What is agreed goes on, also about a
 * held offer, and nobody takes over their own asking.
 */
export const objectionToTakingOver = (
  request: Parameters<typeof statusAt>[0] & Readonly<{ creatorId: string }> & Pick<RequestSeen, 'offerHeld'>,
  { userId, at }: Readonly<{ userId: string; at: string }>,
): RequestRefusal | null => {
  const status = statusAt(request, at);
  if (status !== 'open' && !isAgreed(status)) return 'closed';
  if (request.creatorId === userId) return 'own_request';
  return status === 'open' && request.offerHeld ? heldOffers[request.offerHeld] : null;
};

/**
 * What this side may do at an instant: exactly what the deciders of the request service would neither refuse nor find
 * done.
 */
export const allowedActions = (request: RequestSeen, at: string): RequestAction[] =>
  requestActions.filter((action) => objectionTo(action, request, at) === null);
