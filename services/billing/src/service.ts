import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  whenAnAccountIsDeletedThenErase,
  type ConfirmErasure,
} from '@lendring/platform/runtime/service/erase-person.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { createBrake } from '@lendring/platform/guessing/brake.js';
import { slowGuesses } from '@lendring/platform/guessing/slow-guesses.js';
import { adSecrets } from './ad/secrets.js';
import { adCommandHandlers } from './door/ad-commands.js';
import { cancelByInvoice } from './door/cancel-by-invoice.js';
import { featureCommandHandlers } from './door/feature-commands.js';
import { invoiceCommandHandlers } from './door/invoice-commands.js';
import { paymentCommandHandlers, type InTurn } from './door/payment-commands.js';
import { providerCommandHandlers } from './door/provider-commands.js';
import { transferCommandHandlers } from './door/transfer-commands.js';
import { planCommandHandlers } from './door/plan-commands.js';
import { billingQueryHandlers } from './door/queries.js';
import { withdrawalCommandHandlers } from './door/withdrawal-commands.js';
import { askForTransfers } from './policies/ask-for-transfers.js';
import { confirmWithdrawals } from './policies/confirm-withdrawals.js';
import { endAdsThatAreOver } from './policies/end-ads-that-are-over.js';
import { endPaymentPages } from './policies/end-payment-pages.js';
import { eraseBilling } from './policies/erase-billing.js';
import { forgetInvoices } from './policies/forget-invoices.js';
import { givePaymentsUp } from './policies/give-payments-up.js';
import { giveBack } from './policies/give-back.js';
import { keepAdPictures } from './policies/keep-ad-pictures.js';
import { renewPlans } from './policies/renew-plans.js';
import { sendInvoices } from './policies/send-invoices.js';
import { tellOfAds } from './policies/tell-of-ads.js';
import { tellOfPlans } from './policies/tell-of-plans.js';
import { tellOfReturnedMoney } from './policies/tell-of-returned-money.js';
import { whenAnOfferIsDeletedThenDropItsPlaces } from './policies/when-an-offer-is-deleted-then-drop-its-places.js';
import { whenModerationDecidesThenStop } from './policies/when-moderation-decides-then-stop.js';
import type { Business, CustomerOf, OfferSeen } from './ports.js';
import type { StatementReader } from './transfer/statement-reader.port.js';
import { adDays, ads } from './projections/ads.js';
import { projections } from './projections/all.js';
import { features } from './projections/features.js';
import { invoices } from './projections/invoices.js';
import { daily } from './projections/daily.js';
import { ownAds } from './projections/own-ads.js';
import { payments } from './projections/payments.js';
import { plans } from './projections/plans.js';

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

export type BillingService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof billingDoor>;
}>;

/** Milliseconds that a movement of money waits for its turn. */
const PATIENCE_MS = 5_000;
export const billingService = (
  ports: ServicePorts,
  {
    business,
    customerOf,
    offerSeen,
    recipientOf,
    confirmErasure,
    blobs,
    pictures,
    mailer,
    publicUrl,
    brandName,
    guessSecret,
    adSecret,
    readStatement,
  }: BillingDeps,
): BillingService => {
  const core = createServiceCore(services.billing, ports);
  const { commands, load, store } = core;
  const view = {
    plans: core.view(plans),
    payments: core.view(payments),
    invoices: core.view(invoices),
    features: core.view(features),
    ads: core.view(ads),
    adDays: core.view(adDays),
    ownAds: core.view(ownAds),
    daily: core.view(daily),
  };

  const slowed = slowGuesses(createBrake(ports.documents, guessSecret, () => Date.parse(ports.clock.now())));

  const turns = createKeyedMutex(PATIENCE_MS);
  const inTurn: InTurn = (act) => turns(business.issuer.series, act);

  const caughtUp = () => core.caughtUp([payments, ownAds]);

  /** Catch up first: statement lines must find payments requested a moment ago. */
  const readWhenCaughtUp: StatementReader = async (...asked) => {
    const read = await readStatement(...asked);
    await core.caughtUp([payments]);
    return read;
  };

  return {
    core,
    parts: {
      projections,
      policies: [
        sendInvoices({ commands, load, blobs, mailer, recipientOf, business, publicUrl, brandName }),
        giveBack({ commands, load, business, log: ports.log }),
        endPaymentPages({ commands, load, business }),
        keepAdPictures({ store, pictures }),
        ...(mailer
          ? [
              tellOfPlans({ load, mailer, recipientOf, business, publicUrl }),
              askForTransfers({ load, mailer, recipientOf, business, publicUrl }),
              confirmWithdrawals({ load, mailer, recipientOf, business, publicUrl }),
              tellOfReturnedMoney({ load, mailer, recipientOf, business, publicUrl }),
              tellOfAds({ load, mailer, recipientOf, business, publicUrl }),
            ]
          : []),
      ],
      reactions: [
        whenModerationDecidesThenStop(commands),
        whenAnOfferIsDeletedThenDropItsPlaces({ commands, business }),
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: eraseBilling({ commands, load, ...view, caughtUp, business }),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [
        renewPlans({ commands, load, plans: view.plans, business, customerOf, log: ports.log }),
        endAdsThatAreOver({ commands, ads: view.ads, business }),
        forgetInvoices({ commands, invoices: view.invoices, keys: ports.keys, blobs, business }),
        givePaymentsUp({ commands, payments: view.payments, business, log: ports.log }),
      ],
    },
    handlers: {
      commands: namedCommands<typeof billingDoor>({
        ...planCommandHandlers({ commands, load, business, customerOf }),
        ...featureCommandHandlers({ commands, business, customerOf, offerSeen }),
        ...adCommandHandlers({ commands, business, customerOf, ownAds: view.ownAds }),
        ...paymentCommandHandlers({ commands, load, business, inTurn }),
        ...providerCommandHandlers({ commands, business, inTurn }),
        ...invoiceCommandHandlers({ commands, business, inTurn }),
        ...transferCommandHandlers({
          commands,
          load,
          payments: view.payments,
          issuer: business.issuer,
          readStatement: readWhenCaughtUp,
          inTurn,
          mails: mailer !== null,
        }),
        cancelByInvoice: cancelByInvoice({ commands, load, invoices: view.invoices, business, slowed }),
        ...withdrawalCommandHandlers({ commands, load, invoices: view.invoices, business, slowed }),
      }),
      queries: billingQueryHandlers({
        load,
        business,
        customerOf,
        offerSeen,
        publicUrl,
        readStatement: readWhenCaughtUp,
        secretsOfAds: adSecrets(adSecret),
        ...view,
      }),
    },
  };
};
