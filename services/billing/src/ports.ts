import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import type { Movement } from '@lendring/contracts/billing/commands.js';
import type { InvoiceBuyer } from '@lendring/contracts/billing/invoice-events.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-events.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';

/** What is paid for: gross, in cents of the currency. The same id is one payment, however often it is asked about. */
export type PaymentOrder = Readonly<{
  paymentId: string;
  userId: string;
  amount: number;
  currency: string;
  locale: Locale;
}>;

/** A way in which money is moved. What came of it is told by movements, each perhaps twice, late or out of order. */
export interface Payments {
  readonly way: PaymentWay;
  /** The address of the page on which somebody pays. */
  pageOf(order: PaymentOrder): Promise<string>;
  /** Collects what was agreed to before, with nobody there. Null: it is told later. */
  collect(order: PaymentOrder): Promise<Movement | null>;
}

/** Whom the invoices of a person are for. */
export type Customer = Readonly<{ buyer: InvoiceBuyer; locale: Locale; commercial: boolean }>;

/** As their account says now; null: their names or their address are missing. */
export type CustomerOf = (userId: string, at: string) => Promise<Customer | null>;

/** Where mails about a plan go; null: there is no confirmed address, or no account any more. */
export type RecipientOf = (userId: string, at: string) => Promise<Readonly<{ email: string; locale: Locale }> | null>;

/** An offer that is online and seen by everybody; null: there is none, or not so. */
export type OfferSeen = (offerId: string, at: string) => Promise<Readonly<{ ownerId: string }> | null>;

/** What an installation sells, and who sells it. `payments` null: nothing can be booked. */
export type Business = Readonly<{ catalogue: Catalogue; issuer: Issuer; payments: Payments | null }>;
