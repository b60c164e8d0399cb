import type { PublicPeriod } from '@lendring/contracts/kernel/period.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type * as z from 'zod';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { ReminderEvent } from '@lendring/contracts/notification/reminders.js';
import type { ReminderKind } from '@lendring/contracts/notification/kinds.js';

/** The `nth` reminder of its kind; fires at `due` and expires at `until`. */
export type Timer = Readonly<{ reminder: ReminderKind; nth: number; due: string; until: string }>;

export type Loan = Readonly<{
  requestId: string;
  offerId: string;
  vendorId: string;
  creatorId: string;
  period: z.infer<typeof PublicPeriod>;
  nights: boolean;
}>;

export type Reminders = Readonly<{
  /** The loan is also set for a request that is not agreed yet. */
  loan: Loan | null;
  settled: boolean;
  closed: boolean;
  planned: Timer | null;
  rated: Readonly<Record<Side, boolean>>;
}>;

const evolve = (state: Reminders, { type, data }: ReminderEvent): Reminders => {
  switch (type) {
    case 'RequestFollowed':
      return { ...state, loan: { ...data, nights: false } };
    case 'LoanFollowed':
      return { ...state, loan: data, settled: true };
    case 'LoanMoved': {
      const { period, nights } = data;
      return { ...state, loan: state.loan && { ...state.loan, period, nights }, planned: null };
    }
    case 'VendorReplaced':
      return { ...state, loan: state.loan && { ...state.loan, vendorId: data.vendorId } };
    case 'ReminderPlanned': {
      const { requestId: _, ...timer } = data;
      return { ...state, planned: timer };
    }
    case 'ReminderSent':
    case 'ReminderDropped':
      return { ...state, planned: null };
    case 'LoanClosed':
      return { ...state, closed: true, planned: null };
    case 'SideRated': {
      const rated = { ...state.rated, [data.side]: true };
      return { ...state, rated, planned: rated.vendor && rated.creator ? null : state.planned };
    }
  }
};

/** Stream `reminders-<requestId>`. */
export const remindersAggregate: Aggregate<Reminders, ReminderEvent> = {
  category: 'reminders',
  initialState: { loan: null, settled: false, closed: false, planned: null, rated: { vendor: false, creator: false } },
  evolve,
};
