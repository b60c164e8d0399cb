import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { services } from '@lendring/contracts/services.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { createRateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import { slowGuesses } from '@lendring/platform/rate-limit/slow-guesses.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { adReview } from './ad-review/capability.js';
import { publishedAds } from './ads/capability.js';
import { adDays, ads } from './ads/projection.js';
import { adSecrets } from './ads/secrets.js';
import { bookkeeping } from './bookkeeping/capability.js';
import { cancellation } from './cancellation/capability.js';
import { featuredOffers } from './featured-offers/capability.js';
import { features } from './featured-offers/projection.js';
import { houseAds } from './house-ads/capability.js';
import { ownInvoices } from './invoices/capability.js';
import { invoices } from './invoices/projection.js';
import { issuing } from './issuer/capability.js';
import { moderation } from './moderation/capability.js';
import { ownAds } from './own-ads/capability.js';
import { ownAds as ownAdDocuments } from './own-ads/projection.js';
import { payments } from './payments/capability.js';
import { payments as paymentDocuments } from './payments/projection.js';
import { plans } from './plans/capability.js';
import { plans as planDocuments } from './plans/projection.js';
import type { BillingDeps, Ports } from './ports.js';
import { projections } from './projections.js';
import { refunds } from './refunds/capability.js';
import { renewal } from './renewal/capability.js';
import { reporting } from './reporting/capability.js';
import { daily } from './reporting/projection.js';
import { strayMoney } from './stray-money/capability.js';
import { transfers } from './transfers/capability.js';
import { withdrawal } from './withdrawal/capability.js';

export type BillingService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof billingApi>;
}>;

/** Milliseconds that a movement of money waits for its turn. */
const PATIENCE_MS = 5_000;

export const billingService = (
  ports: ServicePorts,
  { guessSecret, adSecret, ...clients }: BillingDeps,
): BillingService => {
  const core = createServiceCore(services.billing, ports);
  const turns = createKeyedMutex(PATIENCE_MS);
  const deps: Ports = {
    ...clients,
    commands: core.commands,
    load: core.load,
    loadKnown: core.loadKnown,
    store: core.store,
    keys: ports.keys,
    documents: ports.documents,
    log: ports.log,
    plans: core.view(planDocuments),
    payments: core.view(paymentDocuments),
    invoices: core.view(invoices),
    features: core.view(features),
    ads: core.view(ads),
    adDays: core.view(adDays),
    ownAds: core.view(ownAdDocuments),
    daily: core.view(daily),
    slowed: slowGuesses(createRateLimit(ports.documents, guessSecret, () => Date.parse(ports.clock.now()))),
    inTurn: (act) => turns(clients.business.issuer.series, act),
    secretsOfAds: adSecrets(adSecret),
    caughtUp: () => core.caughtUp([paymentDocuments, ownAdDocuments]),
    // Catch up first: statement lines must find payments requested a moment ago.
    readStatement: async (...asked) => {
      const read = await clients.readStatement(...asked);
      await core.caughtUp([paymentDocuments]);
      return read;
    },
  };
  // Background parts start in the order of this list.
  const can = {
    renewal: renewal(deps),
    publishedAds: publishedAds(deps),
    ownInvoices: ownInvoices(deps),
    refunds: refunds(deps),
    payments: payments(deps),
    ownAds: ownAds(deps),
    plans: plans(deps),
    transfers: transfers(deps),
    withdrawal: withdrawal(deps),
    strayMoney: strayMoney(deps),
    adReview: adReview(deps),
    houseAds: houseAds(deps),
    cancellation: cancellation(deps),
    bookkeeping: bookkeeping(deps),
    moderation: moderation(deps),
    featuredOffers: featuredOffers(deps),
    issuing: issuing(deps),
    reporting: reporting(deps),
    accountDeletion: accountDeletion(deps),
  };
  return {
    core,
    parts: { projections, ...joinBackground(Object.values(can)) },
    handlers: {
      commands: namedCommands<typeof billingApi>({
        ...can.plans.commands,
        ...can.cancellation.commands,
        ...can.withdrawal.commands,
        ...can.featuredOffers.commands,
        ...can.publishedAds.commands,
        ...can.ownAds.commands,
        ...can.houseAds.commands,
        ...can.adReview.commands,
        ...can.payments.commands,
        ...can.transfers.commands,
        ...can.bookkeeping.commands,
      }),
      queries: {
        ...can.plans.queries,
        ...can.withdrawal.queries,
        ...can.featuredOffers.queries,
        ...can.publishedAds.queries,
        ...can.ownAds.queries,
        ...can.adReview.queries,
        ...can.payments.queries,
        ...can.transfers.queries,
        ...can.ownInvoices.queries,
        ...can.bookkeeping.queries,
        ...can.issuing.queries,
        ...can.reporting.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
