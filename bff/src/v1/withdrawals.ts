import type { withdrawalCalls } from '@lendring/contracts/http/withdrawals.js';
import { invoiceLineIn } from '@lendring/contracts/texts/invoice-lines.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';

export const withdrawalHandlers = ({
  billing,
}: Pick<ServiceApis, 'billing'>): Handlers<keyof typeof withdrawalCalls> => ({
  withdrawable: async (_, caller) => {
    const context = queryContext(caller);
    const [{ bookings }, { plans }] = await Promise.all([
      billing.queries.withdrawable({}, context),
      billing.queries.catalogue({}, context),
    ]);
    return {
      bookings: bookings.map((booking) => ({
        ...booking,
        what: booking.what.map((text) => invoiceLineIn(text, caller.locale, plans)),
      })),
    };
  },
  withdrawByInvoice: async ({ body }, caller) => {
    const asked = { ...body, network: networkOf(caller.address) };
    accepted(await billing.commands.withdrawByInvoice(asked, commandContext(caller)));
  },
});
