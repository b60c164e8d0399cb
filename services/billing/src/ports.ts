import type { Catalogue, Plan } from '@lendring/contracts/billing/catalogue.js';
import type { Movement } from '@lendring/contracts/billing/commands.js';
import type { InvoiceBuyer } from '@lendring/contracts/billing/invoice-events.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { Purpose } from '@lendring/contracts/billing/payment-events.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';

/** What is paid for: gross, in cents of the currency. The same id is one payment, however often it is asked about. */
export type PaymentOrder = Readonly<{
  paymentId: string;
  userId: string;
  amount: number;
  currency: string;
  /** Of the invoice. */
  locale: Locale;
  /** When it was asked for. */
  at: string;
  purpose: Purpose;
  /** As the invoice will say it. */
  what: string;
  email: string;
  /** What whoever moves the money calls the person; null: they have not met yet. */
  payer: string | null;
}>;

/** Money that came, by the provider's name of the movement. `amount`: what of it has not gone back, in cents. */
export type Came = Readonly<{ paymentId: string; reference: string; amount: number; currency: string }>;

/** What a provider told: of which payment, what moved, and what they call whoever pays. */
export type Told = Readonly<{ paymentId: string; movement: Movement; payer: string | null }>;

/** Somebody else who moves the money, keeps people's ways to pay, and tells us of movements. */
export interface Provider {
  /** What a message says. `forged`: it is not theirs; null: nothing that concerns us. */
  read(body: string, signature: string): Promise<Told | 'forged' | null>;
  /** The address of their page on which a person changes how they pay. `back`: where it leads afterwards. */
  methodPage(payer: string, back: string, locale: Locale): Promise<string>;
  /**
   * Ends the page of a payment, so that nobody pays on it any more; also where it has none. Null: nobody has paid on it.
   * Else the movement of the money that was quicker.
   */
  endPage(payment: Readonly<{ paymentId: string; at: string }>): Promise<Movement | null>;
  /** The account is deleted: nothing of the person is kept for paying again. */
  forget(payer: string): Promise<void>;
}

/** A way in which money is moved. What came of it is told by movements, each perhaps twice, late or out of order. */
export interface Payments {
  readonly way: PaymentWay;
  /** The address of the page on which somebody pays, who reads in a language; null: it is too late for one. */
  pageOf(order: PaymentOrder, reader: Locale): Promise<string | null>;
  /** Collects what was agreed to before, with nobody there. Null: nothing is known of it yet. */
  collect(order: PaymentOrder): Promise<Movement | null>;
  /**
   * Gives back what is left of money that came; a repeat gives nothing back twice. Null: a message of the provider follows.
   * `by_hand`: the provider refuses to, for instance since the person's bank takes the money back already.
   */
  giveBack(came: Came): Promise<Movement | 'by_hand' | null>;
  /** Null where no money is moved. */
  readonly provider: Provider | null;
}

/**
 * Whom the invoices of a person are for. `home`: the country of the address in their profile; null: there is none.
 * `vatIdConfirmed`: by staff, of the VAT id of `buyer`.
 */
export type Customer = Readonly<{
  buyer: InvoiceBuyer;
  home: string | null;
  locale: Locale;
  commercial: boolean;
  vatIdConfirmed: boolean;
}>;

/** As their account says now; null: their names or their address are missing. */
export type CustomerOf = (userId: string, at: string) => Promise<Customer | null>;

/** An offer that is online and seen by everybody; null: there is none, or not so. */
export type OfferSeen = (offerId: string, at: string) => Promise<Readonly<{ ownerId: string; title: string }> | null>;

/**
 * Catalogue and issuer of an installation, as they are whenever they are read; `fileIssuer` and `filePlans` as they are
 * as long as no admin has set them. `payments` null: nothing can be booked.
 */
export type Business = Readonly<{
  catalogue: Catalogue;
  issuer: Issuer;
  fileIssuer?: Issuer;
  filePlans?: readonly Plan[];
  payments: Payments | null;
}>;
