import type { Catalogue, Plan } from '@lendring/contracts/billing/catalogue.js';
import type { Movement, Purpose } from '@lendring/contracts/billing/payments.js';
import type { InvoiceBuyer } from '@lendring/contracts/billing/invoices.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { PaymentWay } from '@lendring/contracts/billing/payment-way.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { SlowedGuesses } from '@lendring/platform/rate-limit/slow-guesses.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { ServiceCore, ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import type { AdSecrets } from './ads/secrets.js';
import type { BillingViews } from './projections.js';
import type { StatementReader } from './transfers/statement-reader.port.js';

/** A payment request: gross, in cents. Repeated requests with the same id are one payment. */
export type PaymentOrder = Readonly<{
  paymentId: string;
  userId: string;
  amount: number;
  currency: string;
  locale: Locale;
  at: string;
  purpose: Purpose;
  what: string;
  email: string;
  /** The provider's customer id; null for a first payment. */
  payer: string | null;
}>;

export type Came = Readonly<{ paymentId: string; reference: string; amount: number; currency: string }>;

export type Told = Readonly<{ paymentId: string; movement: Movement; payer: string | null }>;

export interface Provider {
  /** Parses a webhook; returns `forged` if the signature is invalid, null if the event is not relevant. */
  read(body: string, signature: string): Promise<Told | 'forged' | null>;
  /** URL of the provider's page for the payment method. `back`: return URL. */
  methodPage(payer: string, back: string, locale: Locale): Promise<string>;
  /**
   * Closes the payment page, if there is one, so that no one can pay on it. Returns null if unpaid, or the movement
   * if the customer paid before the page was closed.
   */
  endPage(payment: Readonly<{ paymentId: string; at: string }>): Promise<Movement | null>;
  forget(payer: string): Promise<void>;
}

/** A payment route. Results arrive as movements, possibly repeated, late or out of order. */
export interface Payments {
  readonly way: PaymentWay;
  /** URL of the payment page in the reader's language; null if it is too late to pay. */
  pageOf(order: PaymentOrder, reader: Locale): Promise<string | null>;
  /** Collects a payment without the customer present. Null if the result is still unknown. */
  collect(order: PaymentOrder): Promise<Movement | null>;
  /**
   * Refunds the rest of a receipt; idempotent. Returns null if the provider reports the result later, `by_hand` if
   * the provider refuses, for example during a chargeback.
   */
  giveBack(came: Came): Promise<Movement | 'by_hand' | null>;
  /** Null if no external provider moves the money. */
  readonly provider: Provider | null;
}

/**
 * Invoice recipient. `home`: country of the profile's address; null if there is none. `vatIdConfirmed`: staff has
 * confirmed the VAT id in `buyer`.
 */
export type Customer = Readonly<{
  buyer: InvoiceBuyer;
  home: string | null;
  locale: Locale;
  commercial: boolean;
  vatIdConfirmed: boolean;
}>;

export type CustomerOf = (userId: string, at: string) => Promise<Customer | null>;

export type OfferSeen = (offerId: string, at: string) => Promise<Readonly<{ ownerId: string; title: string }> | null>;

/**
 * Catalogue and issuer with live values; `fileIssuer` and `filePlans` are the operator's defaults. `payments` null:
 * nothing can be booked.
 */
export type Business = Readonly<{
  catalogue: Catalogue;
  issuer: Issuer;
  fileIssuer?: Issuer;
  filePlans?: readonly Plan[];
  payments: Payments | null;
}>;

/**
 * Runs commands one at a time: each movement takes the next invoice number, so parallel ones would conflict and retry.
 */
export type InTurn = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/** `mailer`: null without a mail server; invoices are then available online only. */
export type BillingDeps = Readonly<{
  business: Business;
  customerOf: CustomerOf;
  offerSeen: OfferSeen;
  recipientOf: RecipientOf;
  confirmErasure: ConfirmErasure;
  blobs: Pick<Blobs, 'get' | 'put' | 'delete'>;
  pictures: StoredPictures;
  mailer: Pick<Mailer, 'send'> | null;
  publicUrl: string;
  brandName?: () => string;
  /** HMAC key for the identifiers under which wrong guesses are counted. */
  guessSecret: Uint8Array;
  adSecret: Uint8Array;
  readStatement: StatementReader;
}>;

export type Ports = Omit<BillingDeps, 'guessSecret' | 'adSecret'> &
  BillingViews &
  Pick<ServiceCore, 'commands' | 'load' | 'loadKnown' | 'store'> &
  Pick<ServicePorts, 'keys' | 'documents' | 'log'> &
  Readonly<{
    slowed: SlowedGuesses;
    inTurn: InTurn;
    secretsOfAds: AdSecrets;
    /** Resolves when payments and members' ads have reached the current end of the log. */
    caughtUp: () => Promise<void>;
  }>;

export type MailPorts = Pick<Ports, 'load' | 'mailer' | 'recipientOf' | 'business' | 'publicUrl'>;
