import type { withdrawalCalls } from '@lendring/contracts/http/withdrawals.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, type Handlers } from '../caller/handlers.js';

export const withdrawalHandlers = ({
  billing,
}: Pick<ServiceApis, 'billing'>): Handlers<keyof typeof withdrawalCalls> => ({
  withdrawByInvoice: async ({ body }, caller) => {
    const asked = { ...body, network: networkOf(caller.address) };
    accepted(await billing.commands.withdrawByInvoice(asked, commandContext(caller)));
  },
});
