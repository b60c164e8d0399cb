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

/** Over, and nobody has had the thing. */
export const endedWithoutLoan = (status: RequestStatus): status is Exclude<RequestEnding, 'completed'> =>
  isOver(status) && status !== 'completed';

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

/** What a side can do with a request. */
export const requestActions = [
  'message',
  'accept',
  'decline',
  'withdraw',
  'cancel',
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
}>;

/** Why an action is refused; `done`: it is so already, so that a repeat does nothing. */
export type Objection =
  | Extract<
      RequestRefusal,
      | 'not_open'
      | 'not_agreed'
      | 'not_started'
      | 'not_over'
      | 'not_completed'
      | 'wrong_side'
      | 'already_rated'
      | 'no_rating'
      | 'already_answered'
      | 'closed'
      | 'answer_awaited'
      | 'dates_taken'
      | 'person_left'
    >
  | 'done';

/** The rules of spec §4, one for each action: the first objection, or null. */
const rules: Readonly<Record<RequestAction, (request: RequestSeen, at: string) => Objection | null>> = {
  message({ status, finishedAt, unanswered, otherLeft }, at) {
    if (otherLeft) return 'person_left';
    if (finishedAt !== null && at > writingEnds(finishedAt, !endedWithoutLoan(status))) return 'closed';
    return unanswered < MOST_UNANSWERED ? null : 'answer_awaited';
  },

  accept({ status, side, accepted, overlapsTaken }) {
    if (isAgreed(status) || (status === 'open' && accepted[side])) return 'done';
    if (status !== 'open') return 'not_open';
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

  cancel({ status }) {
    if (status === 'cancelled') return 'done';
    return isAgreed(status) ? null : 'not_agreed';
  },

  /** The vendor may say so once it has begun, the creator only when the time is over. */
  complete({ status, side, period }, at) {
    if (status === 'completed') return 'done';
    if (!isAgreed(status)) return 'not_agreed';
    if (at < period.start) return 'not_started';
    return side === 'creator' && at < period.end ? 'not_over' : null;
  },

  /** Once a side, and about somebody who can be met again. */
  rate({ status, rated, otherLeft }) {
    if (status !== 'completed') return 'not_completed';
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
 * What this side may do at an instant: exactly what the deciders of the request service would neither refuse nor find
 * done.
 */
export const allowedActions = (request: RequestSeen, at: string): RequestAction[] =>
  requestActions.filter((action) => objectionTo(action, request, at) === null);
