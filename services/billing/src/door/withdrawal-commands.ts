import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { withdrawBooking } from '../money/withdraw.js';
import type { Business } from '../ports.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import { shownInvoice, type ShownInvoiceDeps } from './shown-invoice.js';

type Deps = ShownInvoiceDeps & Readonly<{ commands: CommandHandler; business: Pick<Business, 'issuer'> }>;

const no = (code: BillingRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** Withdrawals from a booking, by a signed-in buyer or with the invoice as proof (ADR 121). */
export const withdrawalCommandHandlers = ({
  commands,
  business: { issuer },
  ...deps
}: Deps): Pick<CommandHandlers<typeof billingDoor>, 'withdrawBooking' | 'withdrawByInvoice'> => {
  const invoiceShown = shownInvoice(deps, 'withdrawal');

  return {
    withdrawBooking: async ({ paymentId }, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return no('payment_not_found');
      const { userId } = actor;
      return commands.execute(call, (unit) => withdrawBooking(unit, { paymentId, userId, at, issuer }));
    },
    withdrawByInvoice: async (shown, call) => {
      const found = await invoiceShown(shown);
      if ('refusal' in found) return { ok: false, refusal: found.refusal };
      const { invoiceId, issued } = found;
      const { paid } = await deps.load(invoiceAggregate, invoiceId);
      if (!paid) return no('withdrawal_unmatched');
      const [{ paymentId }, { userId }] = [paid, issued];
      // Leave out the network address: a repeated click may come from another network.
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
};
