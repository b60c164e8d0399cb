import type { Side } from '../request/events.js';
import type { Period } from '../kernel/period.js';
import type { RentTypeId } from '../offer/terms.js';
import { addDays, dayIn } from './days.js';
import type { RequestSeen } from './request-lifecycle.js';
import { returnDay } from './return-day.js';

/** What a request may wait for, the most pressing first. */
export const waitingKinds = [
  'overdue',
  'handed_back',
  'answer',
  'confirm',
  'handover_tomorrow',
  'return_tomorrow',
  'rate',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

type Seen = Pick<
  RequestSeen,
  'side' | 'status' | 'accepted' | 'handedBack' | 'overlapsTaken' | 'offerHeld' | 'rated' | 'archived' | 'otherLeft'
> &
  Readonly<{ period: Period; rentType: RentTypeId }>;

/** What of a request waits for this side at an instant, by the days at the thing's place; null: nothing. */
export const waitsFor = (request: Seen, at: string): WaitingKind | null => {
  const { side, status, accepted, period, rentType } = request;
  if (request.otherLeft) return null;
  const tomorrow = addDays(dayIn(at, period.zone), 1);
  switch (status) {
    case 'open':
      if (request.offerHeld) return null;
      // Nothing but a no is left to say while somebody else has the days.
      if (side === 'vendor') return accepted.vendor || request.overlapsTaken ? null : 'answer';
      return accepted.vendor && !accepted.creator ? 'confirm' : null;
    case 'agreed':
      return dayIn(period.start, period.zone) === tomorrow ? 'handover_tomorrow' : null;
    case 'running':
      if (request.handedBack) return side === 'vendor' ? 'handed_back' : null;
      if (at >= period.end) return 'overdue';
      return returnDay(period, rentType) === tomorrow ? 'return_tomorrow' : null;
    case 'completed':
      return request.rated || request.archived ? null : 'rate';
    default:
      return null;
  }
};

/**
 * Whether a side takes the next step: the one rule for every place that says so. A hand-over or return tomorrow is a
 * reminder, and the vendor says that an overdue loan is back.
 */
export const isTurn = (kind: WaitingKind, side: Side): boolean =>
  kind === 'overdue' ? side === 'vendor' : kind !== 'handover_tomorrow' && kind !== 'return_tomorrow';
