import type { Side } from '../kernel/side.js';
import type { WaitingKind } from './statuses.js';

const ofVendor: ReadonlySet<WaitingKind> = new Set([
  'overdue',
  'counter_overdue',
  'not_picked_up',
  'counter_not_picked_up',
]);

/**
 * True if this side has to take the next step. Reminders of tomorrow's hand-over or return require no step, and
 * completing an overdue loan, or saying what became of one that was not picked up, is the vendor's step.
 */
export const isTurn = (kind: WaitingKind, side: Side): boolean =>
  ofVendor.has(kind) ? side === 'vendor' : kind !== 'handover_tomorrow' && kind !== 'return_tomorrow';
