import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { counterAddress, isCounterOverdue } from '@lendring/contracts/rules/counter-loan.js';
import { type AddressMail, mailToAddress } from '@lendring/platform/runtime/service-apis/mail-to-address.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { counterLoanAggregate } from './counter-loan.aggregate.js';
import { isOut } from './is-out.js';
import { counterReminderLetter } from './reminder-letter.js';

type Deps = Pick<Ports, 'load' | 'openingOf' | 'addressOf' | 'phoneOf'> & AddressMail;

/**
 * Reminds the person who has an overdue item, unless the loan was returned, changed or erased, or the address corrected
 * meanwhile.
 */
export const sendCounterReminders = ({
  load,
  openingOf,
  addressOf,
  phoneOf,
  ...ports
}: Deps): Policy<CounterLoanEvent> => ({
  name: 'send-counter-reminders',
  prefixes: ['counterLoan-'],
  types: ['CounterBorrowerReminded'],
  async react(event, call) {
    if (event.type !== 'CounterBorrowerReminded') return;
    const { loanId, vendorId, email, locale } = event.data;
    const loan = await load(counterLoanAggregate, loanId);
    if (loan.stage === 'absent' || email === null || loan.isPersonErased) return;
    const lent = { ...loan, isOut: await isOut(loan, (offerId) => load(calendarAggregate, offerId)) };
    if (!isCounterOverdue(lent, call.at)) return;
    if (counterAddress(loan) !== email) return;
    await mailToAddress(ports)({
      id: event.id,
      email,
      senderId: vendorId,
      locale,
      at: call.at,
      evenBlocked: loan.creatorId !== null,
      write: async (sender) =>
        counterReminderLetter({
          ...sender,
          loan,
          address: await addressOf(vendorId, loan.placeId, loan.isAddressShared),
          phone: await phoneOf(vendorId),
          opening: await openingOf(vendorId, loan.placeId),
          at: call.at,
        }),
    });
  },
});
