import type { InvoiceBuyer } from '@lendring/contracts/billing/invoices.js';
import type { Refusal } from '@lendring/contracts/kernel/service-api.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/rate-limit/allowances.js';
import type { SlowedGuesses } from '@lendring/platform/rate-limit/slow-guesses.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate, numberFrom, type Issued } from './invoice.aggregate.js';
import type { InvoiceDocument } from './projection.js';

/**
 * Proof of identity without a sign-in: the invoice number as copied, the email address of the invoice, the buyer's name
 * (where required) and the caller's network address.
 */
export type Shown = Readonly<{ number: string; email: string; name?: string; network: string }>;

export type ShownInvoiceDeps = Readonly<{
  load: ServiceCore['load'];
  invoices: Pick<View<InvoiceDocument>, 'find'>;
  slowed: SlowedGuesses;
}>;

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Matches the company, or the person's last name with optional or abbreviated first names. Any other word makes the
 * match fail, as a guess.
 */
const isNamed = (written: string, { name, company }: InvoiceBuyer): boolean => {
  if (company !== null && fold(written) === fold(company)) return true;
  const [words, known] = [fold(written).split(' '), fold(name).split(' ')];
  const isOfName = (word: string): boolean =>
    known.some((one) => one === word || (word.length === 1 && one.startsWith(word)));
  return words.includes(known.at(-1) ?? '') && words.every(isOfName);
};

/**
 * Finds an invoice by number and email address. The number is guessable, the address is secret. Each `act` has its own
 * rate limit.
 */
export const shownInvoice =
  ({ load, invoices, slowed }: ShownInvoiceDeps, act: 'cancellation' | 'withdrawal') =>
  async ({
    number: written,
    email,
    name,
    network,
  }: Shown): Promise<Readonly<{ invoiceId: string; issued: Issued }> | Readonly<{ refusal: Refusal }>> => {
    const number = numberFrom(written);
    const counted = [
      // Key by the parsed number, because each spelling would otherwise get free guesses of its own.
      { key: `${act} ${number ? Object.values(number).join(' ') : 'of none'}`, allowance: guesses },
      // Rate-limit by address too: invoice numbers are sequential, so anyone who knows an address could try all
      // numbers.
      { key: `${act} for ${email.toLowerCase()}`, allowance: guesses },
      { key: `${act} from ${network}`, allowance: guessesFromNetwork },
    ];
    const found = await slowed(counted, async () => {
      const [one] = number ? await invoices.find({ filter: number, limit: 1 }) : [];
      if (!one) return null;
      const { issued } = await load(invoiceAggregate, one.invoiceId);
      if (!issued?.buyer || !isSameAddress(issued.buyer.email, email)) return null;
      return name === undefined || isNamed(name, issued.buyer) ? { invoiceId: one.invoiceId, issued } : null;
    });
    if (found === null) return { refusal: { code: `${act}_unmatched` } };
    return 'seconds' in found ? { refusal: { code: 'too_many_requests', params: found } } : found;
  };
