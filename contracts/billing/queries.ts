import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineServiceApi } from '../kernel/service-api.js';
import { OfferId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Instant } from '../kernel/period.js';
import { adReviewQueries } from './ad-review.js';
import { adsQueries } from './ads.js';
import { bookkeepingQueries } from './bookkeeping.js';
import { billingCommands } from './commands.js';
import { OfferFeature, featuredOffersQueries } from './featured-offers.js';
import { houseAdsQueries } from './house-ads.js';
import { OwnInvoice, invoicesQueries } from './invoices.js';
import { issuerQueries } from './issuer.js';
import { OwnAd, ownAdsQueries } from './own-ads.js';
import { OwnPayment, paymentsQueries } from './payments.js';
import { OwnPlan, plansQueries } from './plans.js';
import { transfersQueries } from './transfers.js';
import { withdrawalQueries } from './withdrawal.js';

export const billingOwnData = {
  plan: OwnPlan,
  payments: OwnPayment,
  invoices: OwnInvoice,
  /** Latest period of each feature of each offer; `until` is null when the feature is unlimited. */
  features: z.strictObject({ offerId: OfferId, feature: OfferFeature, from: Instant, until: Instant.nullable() }),
  ads: OwnAd,
};

export const billingApi = defineServiceApi('billing', billingCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(billingOwnData),
  ...plansQueries,
  ...withdrawalQueries,
  ...paymentsQueries,
  ...transfersQueries,
  ...invoicesQueries,
  ...bookkeepingQueries,
  ...featuredOffersQueries,
  ...adsQueries,
  ...ownAdsQueries,
  ...adReviewQueries,
  ...houseAdsQueries,
  ...issuerQueries,
});
