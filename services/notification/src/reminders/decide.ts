import { otherSide, Side } from '@lendring/contracts/kernel/side.js';
import type { ReminderEvent } from '@lendring/contracts/notification/reminders.js';
import type { RequestKind } from '@lendring/contracts/notification/kinds.js';
import type { Loan, Reminders, Timer } from './reminders.aggregate.js';

const planned = (requestId: string, timer: Timer | null | undefined): ReminderEvent[] =>
  timer ? [{ type: 'ReminderPlanned', data: { requestId, ...timer } }] : [];

const follows = (
  state: Reminders,
  { requestId, offerId, vendorId, creatorId, period, nights }: Loan,
): ReminderEvent[] =>
  state.settled ? [] : [{ type: 'LoanFollowed', data: { requestId, offerId, vendorId, creatorId, period, nights } }];

/** Follows a new request, with the timer of its answer if there is time for one. */
export const wait = (
  { loan: known, closed }: Reminders,
  { requestId, offerId, vendorId, creatorId, period }: Loan,
  expiry: Timer | null,
): readonly ReminderEvent[] =>
  known || closed
    ? []
    : [
        { type: 'RequestFollowed', data: { requestId, offerId, vendorId, creatorId, period } },
        ...planned(requestId, expiry),
      ];

/** Replaces the timer of the answer after the vendor's acceptance; without time for a new one the old one stays. */
export const hold = ({ loan, settled, closed }: Reminders, timer: Timer | null): readonly ReminderEvent[] =>
  !loan || settled || closed ? [] : planned(loan.requestId, timer);

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

/**
 * Follows another period of a request or loan: the timers of the previous one end. `timers`: all of an agreed loan, of
 * which those before `at` are skipped; `expiry`: the one of an open request's new deadline.
 */
export const move = (
  { loan, settled, closed }: Reminders,
  { period, nights }: Pick<Loan, 'period' | 'nights'>,
  { timers, expiry, at }: Readonly<{ timers: readonly Timer[]; expiry: Timer | null; at: string }>,
): readonly ReminderEvent[] => {
  if (!loan || closed) return [];
  const { requestId } = loan;
  return [
    { type: 'LoanMoved', data: { requestId, period, nights } },
    ...planned(requestId, settled ? timers.find(({ due }) => due > at) : expiry),
  ];
};

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
  told: readonly Readonly<{ kind: RequestKind; side: Side }>[];
}>;

const toldOf = ({ reminder: kind }: Timer, hasRated: Reminders['rated'], silent: Side): Rung['told'] => {
  if (kind === 'expires_soon')
    return [
      { kind, side: silent },
      { kind: 'no_answer_yet', side: otherSide(silent) },
    ];
  return Side.options.filter((side) => kind !== 'please_rate' || !hasRated[side]).map((side) => ({ kind, side }));
};

/**
 * Fires the due timer for both sides or for the sides without a rating. Before a request expires, the side that has not
 * accepted (`silent`) and the side that waits get different news. Records expired timers as dropped and plans the next
 * of the loan's `timers`.
 */
export const ring = (
  { loan, planned: timer, rated: hasRated }: Reminders,
  timers: readonly Timer[],
  { now, silent }: Readonly<{ now: string; silent: Side }>,
): Rung => {
  if (!loan || !timer || timer.due > now) return { events: [], told: [] };
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
    told: rings ? toldOf(next, hasRated, silent) : [],
  };
};
