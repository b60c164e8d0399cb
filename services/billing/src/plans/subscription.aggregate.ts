import type { Booked, SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Term } from './decide-terms.js';

export type Running = Readonly<{
  booked: Booked;
  /** Payment of the term; null for a trial. */
  paymentId: string | null;
  /** The replaced plan, which resumes if the booking is withdrawn; null if no plan was replaced. */
  before: Running | null;
  highlighted: readonly string[];
  anchor: string;
  count: number;
  term: Term;
  trial: boolean;
  cancelled: boolean;
  /**
   * Day on which a cancelled plan ends: the end of its term, or of the next term if a bank is already collecting the
   * payment for it.
   */
  endsOn: string | null;
  causes: number;
  /** Plan of the next term; kept after a cancellation, in case the user revokes the cancellation. */
  next: Booked | null;
}>;

export type Subscription = Readonly<{
  pending: Readonly<{
    booked: Booked;
    paymentId: string;
    credit: number;
    /** Payment of the running plan that the booking replaces and credits; null if no plan or a trial was running. */
    replaces: string | null;
  }> | null;
  running: Running | null;
  hadTrial: boolean;
  /** Payments that have started or renewed a plan, so that none counts twice. */
  spent: readonly string[];
  /** Payments of which the unused part was credited on the invoice of another payment. */
  credited: readonly Readonly<{ paymentId: string; by: string }>[];
  withdrawn: readonly Readonly<{ paymentId: string; on: string }>[];
  highlights: Readonly<{ month: string; used: number }>;
}>;

/** The plan that resumes after a withdrawal; null if no earlier plan has a day left. */
export const resumedBy = (running: Running | null, day: string): Running | null =>
  running?.before && running.before.term.to > day ? running.before : null;

/**
 * The running plan and its predecessors, back to the plan bought with the payment; empty if the payment bought none
 * of them.
 */
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
      // Terms restart from a new anchor after a trial or a change of interval.
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
        pending: data.cause === 'erased' ? null : state.pending,
        credited: state.credited.filter(({ by }) => !ended.has(by)),
      };
    }
  }
};

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
