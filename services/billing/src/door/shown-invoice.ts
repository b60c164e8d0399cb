import type { InvoiceBuyer } from '@lendring/contracts/billing/invoice-events.js';
import type { Refusal } from '@lendring/contracts/kernel/door.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/guessing/allowances.js';
import type { SlowedGuesses } from '@lendring/platform/guessing/slow-guesses.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { invoiceAggregate, numberFrom, type Issued } from '../invoice/invoice.js';
import type { InvoiceDocument } from '../projections/invoices.js';

/**
 * What somebody shows who is not signed in: the number as they copied it, the address it went to, whom it is for (where
 * that is asked), and where they ask from.
 */
export type Shown = Readonly<{ number: string; email: string; name?: string; network: string }>;

export type ShownInvoiceDeps = Readonly<{
  load: ServiceCore['load'];
  invoices: Pick<View<InvoiceDocument>, 'find'>;
  slowed: SlowedGuesses;
}>;

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Whether a name is that of the company, or says the last word of the person's: first names are shortened, and left out.
 * Any other word in it is a guess at another name.
 */
const isNamed = (written: string, { name, company }: InvoiceBuyer): boolean => {
  if (company !== null && fold(written) === fold(company)) return true;
  const [words, known] = [fold(written).split(' '), fold(name).split(' ')];
  const isOfName = (word: string): boolean =>
    known.some((one) => one === word || (word.length === 1 && one.startsWith(word)));
  return words.includes(known.at(-1) ?? '') && words.every(isOfName);
};

/**
 * Finds an invoice for whoever shows its number, which can be guessed, and the address that it went to, which is not
 * told. `act` names what is asked for: guesses at each are slowed down by themselves.
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
      // However it is written: each spelling would have free guesses of its own.
      { key: `${act} ${number ? Object.values(number).join(' ') : 'of none'}`, allowance: guesses },
      // Numbers follow each other: who knows an address could try them all.
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
