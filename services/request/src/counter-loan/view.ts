import type { Side } from '@lendring/contracts/kernel/side.js';
import { counterTokenOf, type CounterLoanView } from '@lendring/contracts/request/counter-loan.js';
import {
  allowedBorrowerActions,
  allowedCounterActions,
  counterStatusAt,
  isCounterContactReleased,
  isCounterOverdue,
} from '@lendring/contracts/rules/counter-loan.js';
import { depositStatus } from '@lendring/contracts/rules/deposit-status.js';
import { partsOfUnits } from '@lendring/contracts/rules/handover.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import { withNotesHidden } from '../handover/decide-record.js';
import { counterDeposit } from '../handover/decide-deposit.js';
import type { CounterLoanDocument } from './projection.js';

/** Loans that a user entered or is linked to. */
export const ofParty = (userId: string): Filter => ({ $or: [{ vendorId: userId }, { creatorId: userId }] });

/** Side of a user in a loan; null for everyone else. */
export const counterSideOf = (loan: CounterLoanDocument, userId: string | null): Side | null =>
  userId === null ? null : loan.vendorId === userId ? 'vendor' : loan.creatorId === userId ? 'creator' : null;

/** Name, contact details, notes and invitation are shown to the owner alone. */
const personFor = (
  side: Side,
  { loanId, name, phone, email, note, creatorId, invitation, isInvitationWithdrawn, remindedAt }: CounterLoanDocument,
) =>
  side === 'creator'
    ? {
        name: null,
        phone: null,
        email: null,
        note: null,
        invitation: null,
        invitationWithdrawn: false,
        remindedAt: null,
      }
    : {
        name,
        phone,
        email,
        note,
        remindedAt,
        invitationWithdrawn: isInvitationWithdrawn,
        invitation:
          invitation && creatorId === null
            ? {
                email: invitation.email,
                token: invitation.secret === null ? null : counterTokenOf(loanId, invitation.secret),
                expiresAt: invitation.expiresAt,
                at: invitation.at,
              }
            : null,
      };

/** `pieces`: numbers of the pieces of the loan. */
export const counterLoanViewOf = (
  loan: CounterLoanDocument,
  side: Side,
  at: string,
  pieces: readonly string[] = [],
): CounterLoanView => {
  const { loanId, offerId, vendorId, creatorId, title, period, end, units, price, finishedAt, placeId, enteredAt } =
    loan;
  const { together = [] } = loan;
  const deposit = counterDeposit(loan);
  const handovers = side === 'vendor' ? loan.handovers : withNotesHidden(loan.handovers, vendorId);
  return {
    loanId,
    offerId,
    vendorId,
    creatorId,
    side,
    title,
    period,
    end,
    units,
    price,
    pieces: [...pieces],
    ...(side === 'vendor' && loan.pieceId !== undefined && { pieceId: loan.pieceId }),
    parts: [...partsOfUnits(loan.parts, units)],
    handovers: [...handovers],
    ...(deposit && { depositStatus: depositStatus(deposit, handovers) }),
    status: counterStatusAt(loan, at),
    overdue: isCounterOverdue(loan, at),
    handedOut: loan.isOut,
    finishedAt,
    ...personFor(side, loan),
    personErased: loan.isPersonErased,
    actions:
      side === 'creator'
        ? allowedBorrowerActions(loan, at)
        : allowedCounterActions({ ...loan, isLinked: creatorId !== null }, at),
    addressShared: loan.isAddressShared,
    contactReleased: side === 'creator' && isCounterContactReleased(loan, at),
    ...(placeId !== undefined && { placeId }),
    together: [...together],
    enteredAt,
  };
};
