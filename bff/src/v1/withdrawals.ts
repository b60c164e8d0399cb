import type { withdrawalCalls } from '@lendring/contracts/http/withdrawals.js';
import { networkOf } from '@lendring/platform/guessing/network.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';

export const withdrawalHandlers = ({
  billing: { commands, queries },
}: Pick<Doors, 'billing'>): Handlers<keyof typeof withdrawalCalls> => ({
  withdrawable: async (_, caller) => {
    const { bookings } = await queries.withdrawable({}, queryContext(caller));
    return {
      bookings: bookings.map(({ paymentId, invoiceId, bookedOn, creditNote, resumesUntil, ...booking }) => ({
        ...booking,
        paymentId,
        invoiceId,
        creditNote,
        bookedOn,
        resumesUntil,
      })),
    };
  },
  seller: (_, caller) => queries.seller({}, queryContext(caller)),
  withdrawBooking: async ({ body: { paymentId } }, caller) => {
    accepted(await commands.withdrawBooking({ paymentId }, commandContext(caller)));
  },
  withdrawByInvoice: async ({ body }, caller) => {
    const asked = { ...body, network: networkOf(caller.address) };
    accepted(await commands.withdrawByInvoice(asked, commandContext(caller)));
  },
});
