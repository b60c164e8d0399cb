import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate } from '../invoice/invoice.js';
import { cancel, creditNoteOf } from '../money/issue.js';
import { invoiceOf } from '../money/move-money.js';
import { oweBack } from '../payment/decide.js';
import { paymentAggregate } from '../payment/payment.js';
import type { Business } from '../ports.js';
import { subscriptionAggregate } from '../subscription/subscription.js';
import type { InTurn } from './payment-commands.js';

type Deps = Readonly<{ commands: CommandHandler; business: Pick<Business, 'issuer'>; inTurn: InTurn }>;

/** A transfer goes back by hand: it is kept in mind until that is noted. */
const oweTransfer = async (unit: Unit, paymentId: string, at: string): Promise<void> => {
  const { state } = await unit.load(paymentAggregate, paymentId);
  if (state.asked?.way === 'account')
    unit.append(paymentAggregate, paymentId, oweBack(state, { paymentId, at }).events);
};

/** Whether a rest of what was paid has been given back in a later invoice, which stands. */
const isCredited = async (unit: Unit, paymentId: string, userId: string): Promise<boolean> => {
  const { credited } = (await unit.load(subscriptionAggregate, userId)).state;
  const later = credited.find((one) => one.paymentId === paymentId);
  return later !== undefined && (await unit.load(invoiceAggregate, invoiceOf(later.by))).state.creditNoteId === null;
};

/** What bookkeepers do with invoices of anybody's. */
export const invoiceCommandHandlers = ({
  commands,
  business: { issuer },
  inTurn,
}: Deps): Pick<CommandHandlers<typeof billingDoor>, 'takeInvoiceBack'> => ({
  takeInvoiceBack: async ({ invoiceId, reason }, call) => {
    const { actor, at } = call;
    if (!hasRight(actor, 'invoices')) return { ok: false, refusal: { code: 'invoice_not_found' } };
    const note = { creditNoteId: creditNoteOf(invoiceId), issuer, on: dayIn(at, issuer.zone), at, reason };
    return inTurn(() =>
      commands.execute(call, async (unit) => {
        const { state } = await unit.load(invoiceAggregate, invoiceId);
        // Whoever keeps the books decides on no money of their own.
        if (actor.kind === 'user' && state.issued?.userId === actor.userId) return refused('invoice_own');
        if (state.paid && state.issued && (await isCredited(unit, state.paid.paymentId, state.issued.userId)))
          return refused('invoice_credited');
        const cancelled = await cancel(unit, invoiceId, note);
        if (!isRefused(cancelled) && state.paid) await oweTransfer(unit, state.paid.paymentId, at);
        return cancelled;
      }),
    );
  },
});
