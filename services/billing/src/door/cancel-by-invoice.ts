import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/guessing/allowances.js';
import type { SlowedGuesses } from '@lendring/platform/guessing/slow-guesses.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate, numberFrom } from '../invoice/invoice.js';
import type { Business } from '../ports.js';
import type { InvoiceDocument } from '../projections/invoices.js';
import { cancel } from '../subscription/decide.js';
import { subscriptionAggregate } from '../subscription/subscription.js';

export type CancelByInvoiceDeps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  invoices: Pick<View<InvoiceDocument>, 'find'>;
  business: Pick<Business, 'issuer'>;
  slowed: SlowedGuesses;
}>;

type Handler = CommandHandlers<typeof billingDoor>['cancelByInvoice'];

const no = (code: BillingRefusal): CommandAnswer => ({ ok: false, refusal: { code } });
const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Cancels for whoever shows an invoice: its number can be guessed, the address that it went to is not told. */
export const cancelByInvoice = ({ commands, load, invoices, business, slowed }: CancelByInvoiceDeps): Handler => {
  const customerOf = async (
    number: ReturnType<typeof numberFrom>,
    email: string,
  ): Promise<{ userId: string } | null> => {
    const [found] = number ? await invoices.find({ filter: number, limit: 1 }) : [];
    if (!found) return null;
    const { issued } = await load(invoiceAggregate, found.invoiceId);
    return issued?.buyer && isSameAddress(issued.buyer.email, email) ? { userId: issued.userId } : null;
  };

  return async ({ number: written, email, reason, network }, call) => {
    const number = numberFrom(written);
    const counted = [
      // However it is written: each spelling would have free guesses of its own.
      { key: `cancellation ${number ? Object.values(number).join(' ') : 'of none'}`, allowance: guesses },
      // Numbers follow each other: who knows an address could try them all.
      { key: `cancellation for ${email.toLowerCase()}`, allowance: guesses },
      { key: `cancellation from ${network}`, allowance: guessesFromNetwork },
    ];
    const customer = await slowed(counted, () => customerOf(number, email));
    if (customer === null) return no('cancellation_unmatched');
    if ('seconds' in customer) return { ok: false, refusal: { code: 'too_many_requests', params: customer } };
    const { userId } = customer;
    const act = { userId, at: call.at, day: dayIn(call.at, business.issuer.zone) };
    // The same click may come from another network.
    const asked = { ...call, asks: { cancelByInvoice: { number: written, email, reason } } };
    return commands.on(subscriptionAggregate, userId, asked, (state) => cancel(state, act, reason));
  };
};
