import { Side } from '@lendring/contracts/kernel/side.js';
import type { ReminderEvent } from '@lendring/contracts/notification/reminders.js';
import type { ReminderKind } from '@lendring/contracts/notification/kinds.js';
import type { Loan, Reminders, Timer } from './reminders.aggregate.js';

const planned = (requestId: string, timer: Timer | undefined): ReminderEvent[] =>
  timer ? [{ type: 'ReminderPlanned', data: { requestId, ...timer } }] : [];

const follows = (
  state: Reminders,
  { requestId, offerId, vendorId, creatorId, period, nights }: Loan,
): ReminderEvent[] =>
  state.settled ? [] : [{ type: 'LoanFollowed', data: { requestId, offerId, vendorId, creatorId, period, nights } }];

/** Starts the expiry timer of a new request, unless its time has already passed. */
export const wait = (
  { loan: known, closed }: Reminders,
  { requestId, offerId, vendorId, creatorId, period }: Loan,
  { expiry, askedAt }: Readonly<{ expiry: Timer; askedAt: string }>,
): readonly ReminderEvent[] =>
  known || closed || expiry.due <= askedAt
    ? []
    : [
        { type: 'RequestFollowed', data: { requestId, offerId, vendorId, creatorId, period } },
        ...planned(requestId, expiry),
      ];

export const giveUp = ({ loan, closed }: Reminders, requestId: string): readonly ReminderEvent[] =>
  !loan || closed ? [] : [{ type: 'LoanClosed', data: { requestId, completedAt: null } }];

/** Starts the first timer of an agreed loan; timers before the agreement are skipped. */
export const follow = (
  state: Reminders,
  loan: Loan,
  { timers, settledAt }: Readonly<{ timers: readonly Timer[]; settledAt: string }>,
): readonly ReminderEvent[] =>
  state.settled || state.closed
    ? []
    : [
        ...follows(state, loan),
        ...planned(
          loan.requestId,
          timers.find(({ due }) => due > settledAt),
        ),
      ];

export const replaceVendor = ({ loan }: Reminders, requestId: string, vendorId: string): readonly ReminderEvent[] =>
  !loan || loan.vendorId === vendorId ? [] : [{ type: 'VendorReplaced', data: { requestId, vendorId } }];

export const cancel = ({ closed }: Reminders, requestId: string): readonly ReminderEvent[] =>
  closed ? [] : [{ type: 'LoanClosed', data: { requestId, completedAt: null } }];

export const complete = (
  state: Reminders,
  loan: Loan,
  { rate, completedAt }: Readonly<{ rate: Timer; completedAt: string }>,
): readonly ReminderEvent[] =>
  state.closed
    ? []
    : [
        ...follows(state, loan),
        { type: 'LoanClosed', data: { requestId: loan.requestId, completedAt } },
        ...planned(loan.requestId, rate),
      ];

export const rated = (state: Reminders, requestId: string, side: Side): readonly ReminderEvent[] =>
  state.rated[side] ? [] : [{ type: 'SideRated', data: { requestId, side } }];

const from = (timers: readonly Timer[], timer: Timer): readonly Timer[] => {
  const at = timers.findIndex(({ reminder, nth }) => reminder === timer.reminder && nth === timer.nth);
  return at < 0 ? [timer] : timers.slice(at);
};

const about = (requestId: string, { reminder, nth, due }: Timer) => ({ requestId, reminder, nth, due });

export const drop = ({ loan, planned: timer }: Reminders): readonly ReminderEvent[] =>
  loan && timer ? [{ type: 'ReminderDropped', data: about(loan.requestId, timer) }] : [];

export type Rung = Readonly<{
  events: readonly ReminderEvent[];
  told: Readonly<{ kind: ReminderKind; sides: readonly Side[] }> | null;
}>;

const sidesOf = (reminder: ReminderKind, hasRated: Reminders['rated'], silent: Side): readonly Side[] => {
  if (reminder === 'expires_soon') return [silent];
  return reminder === 'please_rate' ? Side.options.filter((side) => !hasRated[side]) : Side.options;
};

/**
 * Fires the due timer for both sides, for the sides without a rating, or for the side that has not accepted
 * (`silent`). Records expired timers as dropped and plans the next of the loan's `timers`.
 */
export const ring = (
  { loan, planned: timer, rated: hasRated }: Reminders,
  timers: readonly Timer[],
  { now, silent }: Readonly<{ now: string; silent: Side }>,
): Rung => {
  if (!loan || !timer || timer.due > now) return { events: [], told: null };
  const { requestId } = loan;
  const left = from(timers, timer);
  const late = left.filter(({ until }) => until <= now);
  const [next, afterwards] = left.slice(late.length);
  const rings = next !== undefined && next.due <= now;
  return {
    events: [
      ...late.map((one): ReminderEvent => ({ type: 'ReminderDropped', data: about(requestId, one) })),
      ...(rings ? [{ type: 'ReminderSent', data: about(requestId, next) } as const] : []),
      ...planned(requestId, rings ? afterwards : next),
    ],
    told: rings ? { kind: next.reminder, sides: sidesOf(next.reminder, hasRated, silent) } : null,
  };
};
