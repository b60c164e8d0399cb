import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { invoiceAggregate } from '../invoices/invoice.aggregate.js';
import { shownInvoice } from '../invoices/shown-invoice.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import type { MailPorts, Ports } from '../ports.js';
import { confirmWithdrawals } from './confirm-withdrawals.js';
import { withdrawalQueryHandlers } from './queries.js';
import { withdrawBooking } from './withdraw.js';

type Deps = Pick<Ports, 'commands' | 'invoices' | 'slowed'> & MailPorts;

/** Withdrawals from a booking within 14 days, by a signed-in buyer or with the invoice as proof (ADR 121). */
export const withdrawal = ({ mailer, ...deps }: Deps) => {
  const {
    commands,
    business: { issuer },
  } = deps;
  const invoiceShown = shownInvoice(deps, 'withdrawal');
  const handlers: Pick<CommandHandlers<typeof billingApi>, 'withdrawBooking' | 'withdrawByInvoice'> = {
    withdrawBooking: async ({ paymentId }, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return refuse<BillingRefusal>('payment_not_found');
      const { userId } = actor;
      return commands.execute(call, (unit) => withdrawBooking(unit, { paymentId, userId, at, issuer }));
    },
    withdrawByInvoice: async (shown, call) => {
      const found = await invoiceShown(shown);
      if ('refusal' in found) return { ok: false, refusal: found.refusal };
      const { invoiceId, issued } = found;
      const { paid } = await deps.load(invoiceAggregate, invoiceId);
      if (!paid) return refuse<BillingRefusal>('withdrawal_unmatched');
      const [{ paymentId }, { userId }] = [paid, issued];
      // Exclude the network address from the command's hash, because a repeated click may come from another network.
      const { network: _, ...told } = shown;
      const asked = { ...call, asks: { withdrawByInvoice: told } };
      return commands.execute(asked, async (unit) => {
        const { state } = await unit.load(subscriptionAggregate, userId);
        // Refuse a repeat, which would send a second confirmation.
        if (state.withdrawn.some((one) => one.paymentId === paymentId)) return refused('withdrawal_made');
        return withdrawBooking(unit, { paymentId, userId, at: call.at, issuer });
      });
    },
  };
  return {
    commands: handlers,
    queries: withdrawalQueryHandlers(deps),
    policies: mailer ? [confirmWithdrawals({ ...deps, mailer })] : [],
  } satisfies Capability;
};
