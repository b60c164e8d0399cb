import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { cancelPlan } from './cancel-plan.js';
import type { Business } from '../ports.js';
import { shownInvoice, type ShownInvoiceDeps } from '../invoices/shown-invoice.js';

type Deps = ShownInvoiceDeps & Readonly<{ commands: CommandHandler; business: Pick<Business, 'issuer'> }>;

export const cancelByInvoice = ({
  commands,
  business,
  ...deps
}: Deps): CommandHandlers<typeof billingApi>['cancelByInvoice'] => {
  const invoiceOf = shownInvoice(deps, 'cancellation');

  return async ({ reason, ...shown }, call) => {
    const found = await invoiceOf(shown);
    if ('refusal' in found) return { ok: false, refusal: found.refusal };
    const { userId } = found.issued;
    const act = { userId, at: call.at, day: dayIn(call.at, business.issuer.zone) };
    // Exclude the network address from the command's hash, because a repeated click may come from another network.
    const asked = { ...call, asks: { cancelByInvoice: { number: shown.number, email: shown.email, reason } } };
    return commands.execute(asked, (unit) => cancelPlan(unit, act, { reason, issuer: business.issuer }));
  };
};
