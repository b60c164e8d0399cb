import { counterTokenOf, type CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { isCounterOverdue } from '@lendring/contracts/rules/counter-loan.js';
import { type AddressMail, mailToAddress } from '@lendring/platform/runtime/service-apis/mail-to-address.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { counterLoanAggregate } from './counter-loan.aggregate.js';
import { alsoInvited } from './also-invited.js';
import { invitedLoan } from './decide.js';
import { counterInvitationLetter } from './invitation-letter.js';
import { isOut } from './is-out.js';

type Deps = Pick<Ports, 'load' | 'publicUrl'> & AddressMail;

/**
 * Sends an invitation, unless it was replaced, used or erased, or the loan ended meanwhile. Loans entered together share
 * one mail.
 */
export const sendCounterInvitations = ({ load, publicUrl, ...ports }: Deps): Policy<CounterLoanEvent> => ({
  name: 'send-counter-invitations',
  prefixes: ['counterLoan-'],
  types: ['CounterLoanInvited'],
  async react(event, call) {
    if (event.type !== 'CounterLoanInvited') return;
    const { loanId, vendorId, email, secret, hash, locale, expiresAt, mailedWith } = event.data;
    if (mailedWith !== undefined) return;
    const loan = invitedLoan(await load(counterLoanAggregate, loanId), hash);
    if (
      !loan ||
      loan.stage !== 'agreed' ||
      loan.creatorId !== null ||
      email === null ||
      secret === null ||
      call.at >= expiresAt
    )
      return;
    await mailToAddress(ports)({
      id: event.id,
      email,
      senderId: vendorId,
      locale,
      at: call.at,
      write: async (sender) =>
        counterInvitationLetter({
          ...sender,
          loans: [loan, ...(await alsoInvited(load, loan, hash))],
          token: counterTokenOf(loanId, secret),
          expiresAt,
          isOverdue: isCounterOverdue(
            { ...loan, isOut: await isOut(loan, (offerId) => load(calendarAggregate, offerId)) },
            call.at,
          ),
          publicUrl,
        }),
    });
  },
});
