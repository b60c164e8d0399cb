import type { OfferHold } from '../kernel/offer-hold.js';
import type { Side } from '../kernel/side.js';
import {
  answerProblem,
  type AnswerProblem,
  type HandoverMoment,
  isOutByRecord,
  recordProblem,
  type RecordProblem,
} from '../rules/handover.js';
import type { Period } from '../kernel/period.js';
import type { Interval } from '../rules/overlap.js';
import { periodTimeProblem, type PeriodTimeProblem } from '../rules/period-change.js';
import type { TheirRating } from '../rules/ratings.js';
import { MOST_UNANSWERED, writingEnds } from '../rules/writing.js';
import type { RequestRefusal } from './refusals.js';
import { type RequestEnding, type RequestStatus, requestEndings } from './statuses.js';

/** Stored state; `running` and overdue are derived from the current time. */
export type RequestStage = 'open' | 'agreed' | RequestEnding;

const endings: ReadonlySet<RequestStatus> = new Set(requestEndings);

export const isOver = (status: RequestStatus): status is RequestEnding => endings.has(status);

export const isCalledOff = (status: RequestStatus): status is Exclude<RequestEnding, 'completed'> =>
  isOver(status) && status !== 'completed';

/** True while the request is open or agreed. */
export const isOngoing = (status: RequestStatus): status is 'open' | 'agreed' | 'running' =>
  status === 'open' || isAgreed(status);

type Ended = Readonly<{ status: RequestStatus; period: Pick<Interval, 'start'>; finishedAt: string | null }>;

/**
 * True if the request ended before the loan began. A loan cancelled after its start still counts as a loan for
 * contact details and ratings.
 */
export const endedWithoutLoan = ({ status, period, finishedAt }: Ended): boolean =>
  isCalledOff(status) && !(status === 'cancelled' && finishedAt !== null && finishedAt >= period.start);

export const isAgreed = (status: RequestStatus): status is 'agreed' | 'running' =>
  status === 'agreed' || status === 'running';

/**
 * Status at an instant. An open request counts as expired once `answerBy` passes without agreement, even before the
 * timer policy records the expiry.
 */
export const statusAt = (
  { stage, answerBy, period }: Readonly<{ stage: RequestStage; answerBy: string; period: Interval }>,
  at: string,
): RequestStatus => {
  if (stage === 'open') return at < answerBy ? 'open' : 'expired';
  return stage === 'agreed' && period.start <= at ? 'running' : stage;
};

/** End of a request as of an instant; null if not ended. An expired request ended at `answerBy`. */
export const finishedAtOf = (
  request: Parameters<typeof statusAt>[0] & Readonly<{ finishedAt: string | null }>,
  at: string,
): string | null => request.finishedAt ?? (statusAt(request, at) === 'expired' ? request.answerBy : null);

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
  'record_out',
  'record_back',
  'answer_out',
  'answer_back',
  'propose_period',
  'agree_period',
  'decline_period',
  'take_back_period',
] as const;
export type RequestAction = (typeof requestActions)[number];

type BothSides = Readonly<Record<Side, boolean>>;

/** Request as seen by one side, reduced to what the rules need. Instants in UTC. */
export type RequestSeen = Readonly<{
  side: Side;
  status: RequestStatus;
  period: Interval;
  finishedAt: string | null;
  accepted: BothSides;
  handedBack: boolean;
  terms: Readonly<{ parts?: readonly unknown[] | undefined }>;
  handovers: Parameters<typeof answerProblem>[1]['handovers'];
  addressShared: BothSides;
  unanswered: number;
  rated: boolean;
  theirRating: TheirRating;
  archived: boolean;
  otherLeft: boolean;
  otherSuspended: boolean;
  overlapsTaken: boolean;
  /** Other period that one side has proposed. */
  proposal: Readonly<{ side: Side; period: Period }> | null;
  offerHeld: OfferHold | null;
}>;

/** Reason for refusing an action. `done`: the action is already in effect, so a repeat is a no-op. */
export type Objection =
  | Extract<
      RequestRefusal,
      | 'not_open'
      | 'not_agreed'
      | 'not_started'
      | 'already_begun'
      | 'already_handed_out'
      | 'handover_recorded'
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
      | 'other_suspended'
      | 'period_handed_back'
      | 'answer_proposal_first'
      | 'no_proposal'
    >
  | PeriodTimeProblem
  | AnswerProblem
  | RecordProblem
  | 'done';

const heldOffers = { locked: 'asked_offer_locked', trader_missing: 'asked_offer_paused' } as const;

type Rule = (request: RequestSeen, at: string) => Objection | null;

/** A change of the period is a new agreement, also of a loan that is agreed already. */
const changesPeriod: Rule = ({ status, handedBack, otherLeft, otherSuspended, offerHeld }) => {
  if (!isOngoing(status)) return 'closed';
  if (handedBack) return 'period_handed_back';
  if (otherLeft) return 'person_left';
  if (otherSuspended) return 'other_suspended';
  return offerHeld ? heldOffers[offerHeld] : null;
};

/**
 * The lender records the handover and the return, with their parts if any, and corrects them until 14 days after the
 * loan.
 */
const record =
  (moment: HandoverMoment): Rule =>
  (request, at) => {
    if (request.side === 'creator') return 'wrong_side';
    // A thing that is out can come back after a cancellation, too.
    if (request.status === 'open' || (endedWithoutLoan(request) && !isOutByRecord(request.handovers)))
      return 'not_agreed';
    return recordProblem(moment, request, at);
  };

const answer =
  (moment: HandoverMoment): Rule =>
  (request, at) => {
    if (request.side === 'vendor') return 'wrong_side';
    const problem = answerProblem(moment, { ...request, parts: request.terms.parts ?? [] }, at);
    return problem ?? (request.otherLeft ? 'person_left' : null);
  };

/** Rules of spec §4 per action, each returning the first objection, or null. */
const rules: Readonly<Record<RequestAction, Rule>> = {
  message(request, at) {
    const { finishedAt, unanswered, otherLeft } = request;
    if (otherLeft) return 'person_left';
    if (finishedAt !== null && at > writingEnds(finishedAt, !endedWithoutLoan(request))) return 'closed';
    return unanswered < MOST_UNANSWERED ? null : 'answer_awaited';
  },

  accept({ status, side, accepted, otherSuspended, overlapsTaken, offerHeld }) {
    if (isAgreed(status) || (status === 'open' && accepted[side])) return 'done';
    if (status !== 'open') return 'not_open';
    // Check first, because a suspension also locks the offers of the suspended user.
    if (otherSuspended) return 'other_suspended';
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
   * The creator may have the item once the loan has begun, so that only the vendor may cancel. Neither side may
   * cancel after the creator reported the return, or while the thing is out by the records: its days would be free, and
   * its return and deposit could not be recorded.
   */
  cancel({ status, side, handedBack, handovers }) {
    if (status === 'cancelled') return 'done';
    if (status === 'running' && side === 'creator') return 'already_begun';
    if (status === 'running' && handedBack) return 'already_handed_back';
    if (!isAgreed(status)) return 'not_agreed';
    if (!isOutByRecord(handovers)) return null;
    return side === 'creator' ? 'already_handed_out' : 'handover_recorded';
  },

  hand_back({ status, side, handedBack }) {
    if (side === 'vendor') return 'wrong_side';
    if (status === 'completed' || (status === 'running' && handedBack)) return 'done';
    if (status === 'agreed') return 'not_started';
    return status === 'running' ? null : 'not_agreed';
  },

  complete({ status, side, period }, at) {
    if (status === 'completed') return 'done';
    if (!isAgreed(status)) return 'not_agreed';
    if (at < period.start) return 'not_started';
    return side === 'creator' && at < period.end ? 'not_over' : null;
  },

  rate(request) {
    const { status, rated, otherLeft } = request;
    if (!isOver(status) || endedWithoutLoan(request)) return 'not_completed';
    if (rated) return 'already_rated';
    return otherLeft ? 'person_left' : null;
  },

  answer_rating({ theirRating, otherLeft }) {
    if (theirRating === 'none') return 'no_rating';
    if (theirRating === 'answered') return 'already_answered';
    return otherLeft ? 'person_left' : null;
  },

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

  record_out: record('out'),
  record_back: record('back'),
  answer_out: answer('out'),
  answer_back: answer('back'),

  propose_period(request, at) {
    const objection = changesPeriod(request, at);
    if (objection) return objection;
    // Before an agreement, another proposal answers that of the other side; an agreed loan needs a plain answer.
    const isOthers = request.proposal !== null && request.proposal.side !== request.side;
    return isOthers && request.status !== 'open' ? 'answer_proposal_first' : null;
  },
  agree_period(request, at) {
    const { side, status, period, proposal } = request;
    if (!proposal || !isOngoing(status)) return 'no_proposal';
    if (proposal.side === side) return 'wrong_side';
    return (
      changesPeriod(request, at) ??
      periodTimeProblem({ before: period, after: proposal.period, hasBegun: status === 'running' }, at)
    );
  },
  decline_period({ side, status, proposal }) {
    if (!proposal || !isOngoing(status)) return 'no_proposal';
    return proposal.side === side ? 'wrong_side' : null;
  },
  take_back_period({ side, status, proposal }) {
    if (!proposal || !isOngoing(status)) return 'no_proposal';
    return proposal.side === side ? null : 'wrong_side';
  },
};

/** Objection to an action of this side at an instant, `done` when already in effect; null: allowed. */
export const objectionTo = (action: RequestAction, request: RequestSeen, at: string): Objection | null =>
  rules[action](request, at);

/**
 * Objection to a group admin taking over a request; null: allowed. Agreed loans continue, even for a held offer, and an
 * admin cannot take over their own request.
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

/** Actions of this side that the request service would neither refuse nor treat as done at this instant. */
export const allowedActions = (request: RequestSeen, at: string): RequestAction[] =>
  requestActions.filter((action) => objectionTo(action, request, at) === null);
