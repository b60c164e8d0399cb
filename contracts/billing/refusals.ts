import { adReviewRefusals } from './ad-review.js';
import { adsRefusals } from './ads.js';
import { bookkeepingRefusals } from './bookkeeping.js';
import { cancellationRefusals } from './cancellation.js';
import { featuredOffersRefusals } from './featured-offers.js';
import { houseAdsRefusals } from './house-ads.js';
import { invoicesRefusals } from './invoices.js';
import { ownAdsRefusals } from './own-ads.js';
import { paymentsRefusals } from './payments.js';
import { plansRefusals } from './plans.js';
import { transfersRefusals } from './transfers.js';
import { withdrawalRefusals } from './withdrawal.js';

export const billingRefusals = {
  ...plansRefusals,
  ...cancellationRefusals,
  ...withdrawalRefusals,
  ...paymentsRefusals,
  ...transfersRefusals,
  ...invoicesRefusals,
  ...bookkeepingRefusals,
  ...featuredOffersRefusals,
  ...adsRefusals,
  ...ownAdsRefusals,
  ...adReviewRefusals,
  ...houseAdsRefusals,
};

export type BillingRefusal = keyof typeof billingRefusals;
