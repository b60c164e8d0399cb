import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { cancelInvoice } from '../money/cancel-invoice.js';
import type { Business } from '../ports.js';
import type { InTurn } from './payment-commands.js';

type Deps = Readonly<{ commands: CommandHandler; business: Pick<Business, 'issuer'>; inTurn: InTurn }>;

export const invoiceCommandHandlers = ({
  commands,
  business: { issuer },
  inTurn,
}: Deps): Pick<CommandHandlers<typeof billingDoor>, 'takeInvoiceBack'> => ({
  takeInvoiceBack: async ({ invoiceId, reason, plan }, call) => {
    const { actor, at } = call;
    if (!hasRight(actor, 'invoices')) return { ok: false, refusal: { code: 'invoice_not_found' } };
    const note = { issuer, on: dayIn(at, issuer.zone), at, reason, plan };
    return inTurn(() =>
      commands.execute(call, async (unit) => {
        const { issued } = (await unit.load(invoiceAggregate, invoiceId)).state;
        // Bookkeepers cannot cancel their own invoices.
        if (actor.kind === 'user' && issued?.userId === actor.userId) return refused('invoice_own');
        return cancelInvoice(unit, invoiceId, note);
      }),
    );
  },
});
