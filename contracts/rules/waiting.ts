import type { Period } from '../kernel/period.js';
import type { RentTypeId } from '../offer/terms.js';
import { addDays, dayIn, lastDay } from './days.js';
import type { RequestSeen } from './request-lifecycle.js';

/** What a request may wait for, the most pressing first. */
export const waitingKinds = ['overdue', 'answer', 'confirm', 'handover_tomorrow', 'return_tomorrow', 'rate'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

type Seen = Pick<RequestSeen, 'side' | 'status' | 'accepted' | 'rated' | 'archived' | 'otherLeft'> &
  Readonly<{ period: Period; rentType: RentTypeId }>;

const NIGHTS: RentTypeId = 3;

/** The day on which the thing is given back: nights end on the day of departure. */
const backOn = ({ wish }: Period, rentType: RentTypeId): string =>
  wish.kind === 'days' && rentType === NIGHTS ? wish.to : lastDay(wish);

/** What of a request waits for this side at an instant, by the days at the thing's place; null: nothing. */
export const waitsFor = (request: Seen, at: string): WaitingKind | null => {
  const { side, status, accepted, period, rentType } = request;
  if (request.otherLeft) return null;
  const tomorrow = addDays(dayIn(at, period.zone), 1);
  switch (status) {
    case 'open':
      if (side === 'vendor') return accepted.vendor ? null : 'answer';
      return accepted.vendor && !accepted.creator ? 'confirm' : null;
    case 'agreed':
      return dayIn(period.start, period.zone) === tomorrow ? 'handover_tomorrow' : null;
    case 'running':
      if (at >= period.end) return 'overdue';
      return backOn(period, rentType) === tomorrow ? 'return_tomorrow' : null;
    case 'completed':
      return request.rated || request.archived ? null : 'rate';
    default:
      return null;
  }
};
