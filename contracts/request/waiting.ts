import { addDays, dayIn } from '../kernel/days.js';
import type { Period } from '../kernel/period.js';
import type { Side } from '../kernel/side.js';
import { lateFrom, outOf } from '../rules/late.js';
import { loanStateAt } from '../rules/loan-state.js';
import { periodTimeProblem } from '../rules/period-change.js';
import { returnDay } from '../rules/return-day.js';
import type { RentTypeId } from '../rules/terms.js';
import { isOngoing, type RequestSeen } from './lifecycle.js';
import type { WaitingKind } from './statuses.js';

type Seen = Pick<
  RequestSeen,
  | 'side'
  | 'status'
  | 'accepted'
  | 'handedBack'
  | 'proposal'
  | 'overlapsTaken'
  | 'offerHeld'
  | 'rated'
  | 'archived'
  | 'otherLeft'
> &
  Readonly<{ period: Period; rentType: RentTypeId; /** The handover is recorded. */ handedOut: boolean }>;

const answersPeriod = { open: 'period_open', agreed: 'period_agreed', running: 'period_running' } as const;

/** Side that answers the proposed period, while it can still be agreed on; null: none. */
const answeringSide = ({ status, period, proposal }: Seen, at: string): Side | null => {
  if (!proposal || !isOngoing(status)) return null;
  const change = { before: period, after: proposal.period, hasBegun: status === 'running' };
  if (periodTimeProblem(change, at) !== null) return null;
  return proposal.side === 'vendor' ? 'creator' : 'vendor';
};

const loanStep = ({ period, rentType, handedOut }: Seen, at: string): WaitingKind | null => {
  const tomorrow = addDays(dayIn(at, period.zone), 1);
  switch (loanStateAt({ period, isOut: handedOut }, rentType, at)) {
    case 'planned':
      return dayIn(period.start, period.zone) === tomorrow ? 'handover_tomorrow' : null;
    case 'waiting':
      // Until its days are over, the loan may still be picked up.
      return at < lateFrom(period.end, outOf(period, rentType)) ? null : 'not_picked_up';
    case 'out':
      return returnDay(period, rentType) === tomorrow ? 'return_tomorrow' : null;
    case 'late':
      return 'overdue';
  }
};

/** Pending step for this side at an instant, computed with local days at the offer's place; null: none. */
export const waitsFor = (request: Seen, at: string): WaitingKind | null => {
  const { side, status, accepted } = request;
  if (request.otherLeft) return null;
  const answering = answeringSide(request, at);
  if (answering && isOngoing(status) && !(status === 'open' && request.offerHeld)) {
    if (answering === side) return answersPeriod[status === 'open' ? status : request.handedOut ? 'running' : 'agreed'];
    // The other side decides next, although the period asked for can still be accepted.
    if (status === 'open') return null;
  }
  switch (status) {
    case 'open':
      if (request.offerHeld) return null;
      // Returns null while another loan takes the days, because the vendor can then only decline.
      if (side === 'vendor') return accepted.vendor || request.overlapsTaken ? null : 'answer';
      return accepted.vendor && !accepted.creator ? 'confirm' : null;
    case 'agreed':
    case 'running':
      if (request.handedBack) return side === 'vendor' ? 'handed_back' : null;
      return loanStep(request, at);
    case 'completed':
      return request.rated || request.archived ? null : 'rate';
    default:
      return null;
  }
};
