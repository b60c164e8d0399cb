import type { Booked, SubscriptionEvent } from '@lendring/contracts/billing/subscription-events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Term } from './terms.js';

export type Running = Readonly<{
  booked: Booked;
  /** Paid for its term; null: days of trial. */
  paymentId: string | null;
  /** What it replaced, and what goes on where its booking is withdrawn; null: nothing. */
  before: Running | null;
  /** Offers on which its highlights were used since it began or was renewed. */
  highlighted: readonly string[];
  /** Its terms are reckoned from this day. */
  anchor: string;
  /** How many terms went before this one. */
  count: number;
  term: Term;
  trial: boolean;
  cancelled: boolean;
  /** On which day it ends where it is cancelled: with its term, or with the next one that a bank is collecting. */
  endsOn: string | null;
  /** Good causes to end it early that were given in this term. */
  causes: number;
  /** What it becomes with the next term; one that is cancelled keeps it for when that is taken back. */
  next: Booked | null;
}>;

export type Subscription = Readonly<{
  /** Waits for its payment. */
  pending: Readonly<{
    booked: Booked;
    paymentId: string;
    credit: number;
    /** The payment of the plan that ran when it was booked, and that the credit is of; null: none ran, or a trial. */
    replaces: string | null;
  }> | null;
  running: Running | null;
  hadTrial: boolean;
  /** Payments that have begun or renewed a plan: none does so twice. */
  spent: readonly string[];
  /** Payments of which a rest was given back in the invoice of another one. */
  credited: readonly Readonly<{ paymentId: string; by: string }>[];
  /** Payments whose bookings were withdrawn, and on which day. */
  withdrawn: readonly Readonly<{ paymentId: string; on: string }>[];
  /** Of those that the plan includes, in the last month that one was used in. */
  highlights: Readonly<{ month: string; used: number }>;
}>;

/** What goes on once the booking of what runs is withdrawn; null: nothing of which a day is left. */
export const resumedBy = (running: Running | null, day: string): Running | null =>
  running?.before && running.before.term.to > day ? running.before : null;

/** The running plan and those that it replaced, back to the one of a payment; empty: none of them is of it. */
export const runningSince = (running: Running | null, paymentId: string): readonly Running[] => {
  if (!running) return [];
  if (running.paymentId === paymentId) return [running];
  const older = runningSince(running.before, paymentId);
  return older.length > 0 ? [running, ...older] : [];
};

const evolve = (state: Subscription, { type, data }: SubscriptionEvent): Subscription => {
  const { running } = state;
  const withRunning = (change: Partial<Running>): Subscription =>
    running ? { ...state, running: { ...running, ...change } } : state;
  switch (type) {
    case 'PlanBooked': {
      const { booked, paymentId, credit } = data;
      return { ...state, pending: { booked, paymentId, credit, replaces: running?.paymentId ?? null } };
    }
    case 'PlanBookingDropped':
      return { ...state, pending: null };
    case 'PlanBegun': {
      const { booked, paymentId, from, to } = data;
      const trial = paymentId === null;
      const begun = {
        booked,
        paymentId,
        before: running,
        highlighted: [],
        anchor: from,
        count: 0,
        term: { from, to },
        trial,
      };
      return {
        ...state,
        pending: null,
        running: { ...begun, cancelled: false, endsOn: null, causes: 0, next: null },
        hadTrial: state.hadTrial || trial,
        spent: trial ? state.spent : [...state.spent, paymentId],
        credited:
          !trial && state.pending?.credit && state.pending.replaces
            ? [...state.credited, { paymentId: state.pending.replaces, by: paymentId }]
            : state.credited,
      };
    }
    case 'PlanRenewed': {
      const { booked, paymentId, from, to } = data;
      if (!running) return state;
      // Another interval, and the first term after the trial, begin to count anew.
      const anew = running.trial || booked.interval !== running.booked.interval;
      const counted = anew ? { anchor: from, count: 0 } : { count: running.count + 1 };
      const renewed = { ...running, ...counted, booked, term: { from, to }, trial: false, causes: 0, next: null };
      return {
        ...state,
        running: { ...renewed, paymentId, before: null, highlighted: [] },
        spent: [...state.spent, paymentId],
      };
    }
    case 'PlanChangeNoted':
      return withRunning({ next: data.next });
    case 'PlanCancelled':
      return withRunning({
        cancelled: true,
        endsOn: data.endsOn,
        causes: (running?.causes ?? 0) + (data.reason === null ? 0 : 1),
      });
    case 'PlanResumed':
      return withRunning({ cancelled: false, endsOn: null });
    case 'HighlightUsed': {
      const { month, used } = state.highlights;
      const highlighted = [...(running?.highlighted ?? []), data.offerId];
      const highlights = { month: data.month, used: data.month === month ? used + 1 : 1 };
      return { ...withRunning({ highlighted }), highlights };
    }
    case 'BookingWithdrawn': {
      const { paymentId, on } = data;
      const withdrawn = [...state.withdrawn, { paymentId, on }];
      const credited = state.credited.filter(({ by }) => by !== paymentId);
      if (running?.paymentId !== paymentId) return { ...state, withdrawn, credited };
      return { ...state, withdrawn, credited, running: resumedBy(running, on) };
    }
    case 'PlanEnded': {
      const since = data.resumes === undefined ? [] : runningSince(running, data.resumes);
      const ended = new Set(since.slice(0, -1).map(({ paymentId }) => paymentId));
      return {
        ...state,
        running: since.at(-1) ?? null,
        // A booking made meanwhile waits for its payment, unless nobody is there any more to pay.
        pending: data.cause === 'erased' ? null : state.pending,
        credited: state.credited.filter(({ by }) => !ended.has(by)),
      };
    }
  }
};

/** Stream `subscription-<userId>`. */
export const subscriptionAggregate: Aggregate<Subscription, SubscriptionEvent> = {
  category: 'subscription',
  initialState: {
    pending: null,
    running: null,
    hadTrial: false,
    spent: [],
    credited: [],
    withdrawn: [],
    highlights: { month: '', used: 0 },
  },
  evolve,
};
