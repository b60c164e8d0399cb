import { counterTokenOf, type CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { isCounterOverdue } from '@lendring/contracts/rules/counter-loan.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { counterLoanAggregate } from './counter-loan.aggregate.js';
import { alsoInvited } from './also-invited.js';
import { invitedLoan } from './decide.js';
import { counterInvitationLetter } from './invitation-letter.js';

type Deps = Pick<Ports, 'load' | 'nameOf' | 'languageAt' | 'isAddressApart' | 'publicUrl'> &
  Readonly<{ mailer: Pick<Mailer, 'send'> }>;

/**
 * Sends an invitation in the language of the recipient's account, else in the owner's. The owner does not learn which,
 * so accounts cannot be probed. Skips invitations that were replaced, used or erased, loans that ended meanwhile, and
 * recipients who are blocked or have blocked the owner.
 * Loans entered together share one mail.
 */
export const sendCounterInvitations = ({
  mailer,
  load,
  nameOf,
  languageAt,
  isAddressApart,
  publicUrl,
}: Deps): Policy<CounterLoanEvent> => ({
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
    if (await isAddressApart(email, vendorId, call.at)) return;
    const letter = counterInvitationLetter({
      locale: (await languageAt(email, call.at)) ?? locale,
      loans: [loan, ...(await alsoInvited(load, loan, hash))],
      by: await nameOf(vendorId, call.at),
      token: counterTokenOf(loanId, secret),
      expiresAt,
      isOverdue: isCounterOverdue(loan, call.at),
      publicUrl,
    });
    await mailer.send({ id: event.id, to: email, ...letter });
  },
});
