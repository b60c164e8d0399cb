import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Money } from '@lendring/contracts/kernel/money.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import type { CounterInviterEvent, CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { namedParts, type Part, unnamedParts } from '@lendring/contracts/rules/parts.js';
import {
  answeredAfter,
  noRecords,
  recordedAfter,
  withAnswersOf,
  withoutNotesOf,
  type Records,
} from '../handover/decide-record.js';
import type { EnteredDeposit } from '../handover/decide-deposit.js';
import {
  COUNTER_INVITATIONS_A_DAY,
  isInvitationWrong,
  type CounterStage,
} from '@lendring/contracts/rules/counter-loan.js';

/** Latest invitation; `secret` is null once the key of the owner was destroyed. */
export type CounterInvitation = Readonly<{
  email: string | null;
  secret: string | null;
  hash: string;
  expiresAt: string;
  at: string;
}>;

/** Person who has the thing, as the owner entered it; null once erased. */
export type Person = Readonly<{ name: string | null; phone: string | null; email: string | null; note: string | null }>;

const noPerson: Person = { name: null, phone: null, email: null, note: null };

export type Entered = Person &
  EnteredDeposit &
  Records &
  Readonly<{
    stage: CounterStage;
    loanId: string;
    offerId: string;
    vendorId: string;
    creatorId: string | null;
    title: string;
    period: Period;
    units: number;
    price: Money | null;
    finishedAt: string | null;
    /** Parts of each unit. */
    parts: readonly Part[];
    isPersonErased: boolean;
    /** The owner shows their address to the linked borrower. */
    isAddressShared: boolean;
    isOverdueNoted: boolean;
    /** Loans entered in the same act, this one included; empty: this one alone. */
    together: readonly string[];
    /** Latest reminder by mail. */
    remindedAt: string | null;
    /** Place of pick-up; null: the owner's main address. */
    placeId: string | null;
    /** Null before the first invitation, and once the person's data were corrected or erased. */
    invitation: CounterInvitation | null;
  }>;
export type CounterLoan = Readonly<{ stage: 'absent' }> | Entered;

const evolve = (loan: CounterLoan, { type, data }: CounterLoanEvent): CounterLoan => {
  if (type === 'CounterLoanEntered') {
    const { loanId, offerId, vendorId, title, period, units, price, name, phone, email, note } = data;
    const { placeId = null, parts = [], partNames, together = [], deposit, depositKind, depositPerUnit } = data;
    return {
      stage: 'agreed',
      loanId,
      offerId,
      vendorId,
      creatorId: null,
      title,
      period,
      units,
      price,
      name,
      phone,
      email,
      note,
      finishedAt: null,
      parts: namedParts(parts, partNames),
      ...noRecords,
      isPersonErased: false,
      isAddressShared: false,
      isOverdueNoted: false,
      together,
      remindedAt: null,
      placeId,
      invitation: null,
      deposit,
      depositKind,
      depositPerUnit,
    };
  }
  if (loan.stage === 'absent') return loan;
  switch (type) {
    case 'CounterLoanChanged':
      return {
        ...loan,
        period: data.period,
        units: data.units,
        price: data.price,
        isOverdueNoted: loan.isOverdueNoted && data.period.end === loan.period.end,
      };
    case 'CounterPersonCorrected': {
      const { name, phone, email, note } = data;
      const isWrong = loan.invitation !== null && isInvitationWrong(loan.invitation, loan, data);
      return { ...loan, name, phone, email, note, invitation: isWrong ? null : loan.invitation };
    }
    case 'CounterLoanCompleted':
      return { ...loan, stage: 'completed', finishedAt: data.at };
    case 'CounterLoanCancelled':
      return { ...loan, stage: 'cancelled', finishedAt: data.at };
    case 'CounterLoanInvited': {
      const { email, secret, hash, expiresAt, at } = data;
      return { ...loan, invitation: { email, secret, hash, expiresAt, at } };
    }
    case 'CounterLoanLinked':
      return { ...loan, creatorId: data.creatorId, ...withAnswersOf(loan, data.creatorId) };
    case 'CounterHandoverRecorded':
      return { ...loan, ...recordedAfter(loan, { ...data, authorId: data.vendorId }) };
    case 'CounterHandoverAnswered':
      return { ...loan, handovers: answeredAfter(loan.handovers, { ...data, authorId: data.creatorId }) };
    case 'CounterPersonErased':
      return { ...loan, ...noPerson, isPersonErased: true, invitation: null, ...withoutNotesOf(loan, loan.vendorId) };
    case 'CounterPartsErased':
      return { ...loan, parts: unnamedParts(loan.parts) };
    case 'CounterLoanUnlinked':
      return {
        ...loan,
        creatorId: null,
        invitation: null,
        isAddressShared: false,
        ...withoutNotesOf(loan, data.creatorId),
      };
    case 'CounterAddressShared':
      return { ...loan, isAddressShared: data.shared };
    case 'CounterBorrowerReminded':
      return { ...loan, remindedAt: data.at };
    case 'CounterOverdueNoted':
      return { ...loan, isOverdueNoted: true };
  }
};

export const counterLoanAggregate: Aggregate<CounterLoan, CounterLoanEvent> = {
  category: 'counterLoan',
  initialState: { stage: 'absent' },
  evolve,
};

export type CounterInviter = Readonly<{ invited: readonly Readonly<{ at: string; email: string | null }>[] }>;

/** Stream `counterInviter-<userId>`, appended together with the loan, so that parallel calls cannot pass the limit. */
export const counterInviterAggregate: Aggregate<CounterInviter, CounterInviterEvent> = {
  category: 'counterInviter',
  initialState: { invited: [] },
  evolve: ({ invited }, { data: { at, email = null } }) => ({
    invited: [...invited, { at, email }].slice(-COUNTER_INVITATIONS_A_DAY),
  }),
};
