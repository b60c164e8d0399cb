import type { Money } from '@lendring/contracts/kernel/money.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { counterOverdueFrom, isInvitationWrong, type CounterStage } from '@lendring/contracts/rules/counter-loan.js';
import { namedParts, type Part, unnamedParts } from '@lendring/contracts/rules/parts.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import {
  answeredAfter,
  noRecords,
  recordedAfter,
  recordOf,
  withAnswersOf,
  withoutNotesOf,
  type Records,
} from '../handover/decide-record.js';
import type { EnteredDeposit } from '../handover/decide-deposit.js';
import type { CounterInvitation } from './counter-loan.aggregate.js';

/** Loan entered by the owner of an offer. `end`: actual or agreed end; `revision` counts changes of its booking. */
export type CounterLoanDocument = EnteredDeposit &
  Records &
  Readonly<{
    loanId: string;
    offerId: string;
    vendorId: string;
    creatorId: string | null;
    title: string;
    period: Period;
    end: string;
    units: number;
    price: Money | null;
    /** Parts of each unit. */
    parts: readonly Part[];
    /** The calendar notes that the thing is out, with its record or its pieces. */
    isNotedOut: boolean;
    /** The handover is recorded, or pieces are out. */
    isOut: boolean;
    stage: CounterStage;
    finishedAt: string | null;
    name: string | null;
    phone: string | null;
    email: string | null;
    note: string | null;
    isPersonErased: boolean;
    /** The owner shows their address to the linked borrower. */
    isAddressShared: boolean;
    /** When both sides are told that the loan is overdue; null once told, over, or entered later than that. */
    overdueFrom: string | null;
    /** Latest reminder by mail. */
    remindedAt: string | null;
    invitation: Omit<CounterInvitation, 'hash'> | null;
    /** A correction of the person has made the latest invitation invalid; true until the next one. */
    isInvitationWithdrawn: boolean;
    /** Piece chosen at the entry; absent for none. */
    pieceId?: number | undefined;
    /** Absent for loans entered alone. */
    together?: readonly string[] | undefined;
    /** Absent for older loans. */
    placeId?: string | null | undefined;
    enteredAt: string;
    changedAt: string;
    revision: number;
  }>;

const nobody = {
  name: null,
  phone: null,
  email: null,
  note: null,
  isPersonErased: true,
  invitation: null,
  isInvitationWithdrawn: false,
};

const evolveLoan = (loan: CounterLoanDocument | null, { type, data }: CounterLoanEvent): CounterLoanDocument | null => {
  if (type === 'CounterLoanEntered') {
    const { at, partNames, ...entered } = data;
    const overdueFrom = counterOverdueFrom(data.period);
    return {
      ...entered,
      parts: namedParts(entered.parts ?? [], partNames),
      ...noRecords,
      isNotedOut: false,
      isOut: false,
      creatorId: null,
      end: data.period.end,
      stage: 'agreed',
      finishedAt: null,
      isPersonErased: false,
      isAddressShared: false,
      overdueFrom: overdueFrom > at ? overdueFrom : null,
      remindedAt: null,
      invitation: null,
      isInvitationWithdrawn: false,
      enteredAt: at,
      changedAt: at,
      revision: 0,
    };
  }
  if (!loan) return null;
  const moved = { ...loan, changedAt: data.at, revision: loan.revision + 1 };
  switch (type) {
    case 'CounterLoanChanged': {
      const { period, units, price, at } = data;
      const overdueFrom = counterOverdueFrom(period);
      return { ...moved, period, end: period.end, units, price, overdueFrom: overdueFrom > at ? overdueFrom : null };
    }
    case 'CounterPersonCorrected': {
      const { name, phone, email, note } = data;
      const { invitation } = loan;
      const person = { name, phone, email, note };
      if (!invitation || !isInvitationWrong(invitation, loan, data)) return { ...moved, ...person };
      return { ...moved, ...person, invitation: null, isInvitationWithdrawn: loan.creatorId === null };
    }
    case 'CounterLoanCompleted':
      return { ...moved, overdueFrom: null, stage: 'completed', finishedAt: data.at, end: data.endedAt };
    case 'CounterLoanCancelled':
      return { ...moved, overdueFrom: null, stage: 'cancelled', finishedAt: data.at };
    case 'CounterLoanInvited': {
      const { email, secret, expiresAt, at } = data;
      return { ...loan, invitation: { email, secret, expiresAt, at }, isInvitationWithdrawn: false };
    }
    case 'CounterLoanLinked':
      return { ...moved, creatorId: data.creatorId, ...withAnswersOf(loan, data.creatorId) };
    case 'CounterHandoverRecorded':
      return { ...loan, ...recordedAfter(loan, { ...data, authorId: data.vendorId }) };
    case 'CounterHandoverAnswered':
      return { ...loan, handovers: answeredAfter(loan.handovers, { ...data, authorId: data.creatorId }) };
    case 'CounterPersonErased':
      return { ...loan, ...nobody, ...withoutNotesOf(loan, loan.vendorId) };
    case 'CounterPartsErased':
      return { ...loan, parts: unnamedParts(loan.parts) };
    case 'CounterLoanUnlinked':
      return {
        ...moved,
        creatorId: null,
        invitation: null,
        isAddressShared: false,
        ...withoutNotesOf(loan, data.creatorId),
      };
    case 'CounterAddressShared':
      return { ...moved, isAddressShared: data.shared };
    case 'CounterBorrowerReminded':
      return { ...loan, remindedAt: data.at };
    case 'CounterOverdueNoted':
      return { ...loan, overdueFrom: null };
  }
};

type Event = CounterLoanEvent | CalendarEvent;

const isOfCalendar = (event: Recorded<Event>): event is Recorded<CalendarEvent> => event.stream.startsWith('calendar-');

const noted = (loan: CounterLoanDocument | null, { type, data }: CalendarEvent): CounterLoanDocument | null =>
  loan && type === 'BookingOutNoted' ? { ...loan, isNotedOut: data.out !== null } : loan;

const evolve = (loan: CounterLoanDocument | null, event: Recorded<Event>): CounterLoanDocument | null => {
  const after = isOfCalendar(event) ? noted(loan, event) : evolveLoan(loan, event);
  return after && { ...after, isOut: after.isNotedOut || recordOf(after.handovers, 'out') !== null };
};

export const counterLoans: Projection<CounterLoanDocument, Event> = {
  name: 'counter-loans',
  version: 9,
  prefixes: ['counterLoan-', 'calendar-'],
  indexes: [
    [
      ['vendorId', 1],
      ['end', 1],
      ['period.start', 'carried'],
      ['stage', 'carried'],
    ],
    [
      ['creatorId', 1],
      ['end', 1],
    ],
    [['overdueFrom', 1]],
  ],
  ids: (event) => {
    if (!isOfCalendar(event)) return [event.data.loanId];
    return event.type === 'BookingOutNoted' ? [event.data.requestId] : [];
  },
  evolve,
};
