import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { counterAddress, isCounterOverdue } from '@lendring/contracts/rules/counter-loan.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { counterLoanAggregate } from './counter-loan.aggregate.js';
import { counterReminderLetter } from './reminder-letter.js';

type Deps = Pick<Ports, 'load' | 'nameOf' | 'languageAt' | 'isAddressApart' | 'openingOf' | 'addressOf' | 'phoneOf'> &
  Readonly<{ mailer: Pick<Mailer, 'send'> }>;

/**
 * Reminds the person who has an overdue item, in the language of the recipient's account, else in the owner's. Skips
 * loans that were returned, changed or erased meanwhile, and addresses that were corrected.
 */
export const sendCounterReminders = ({
  mailer,
  load,
  nameOf,
  languageAt,
  isAddressApart,
  openingOf,
  addressOf,
  phoneOf,
}: Deps): Policy<CounterLoanEvent> => ({
  name: 'send-counter-reminders',
  prefixes: ['counterLoan-'],
  types: ['CounterBorrowerReminded'],
  async react(event, call) {
    if (event.type !== 'CounterBorrowerReminded') return;
    const { loanId, vendorId, email, locale } = event.data;
    const loan = await load(counterLoanAggregate, loanId);
    if (loan.stage === 'absent' || email === null || loan.isPersonErased || !isCounterOverdue(loan, call.at)) return;
    if (counterAddress(loan) !== email) return;
    // A linked loan is an agreement, which continues between blocked people (ADR 119).
    if (loan.creatorId === null && (await isAddressApart(email, vendorId, call.at))) return;
    const letter = counterReminderLetter({
      locale: (await languageAt(email, call.at)) ?? locale,
      loan,
      by: await nameOf(vendorId, call.at),
      address: await addressOf(vendorId, loan.placeId, loan.isAddressShared),
      phone: await phoneOf(vendorId),
      opening: await openingOf(vendorId, loan.placeId),
      at: call.at,
    });
    await mailer.send({ id: event.id, to: email, ...letter });
  },
});
