import { adReviewCommands } from './ad-review.js';
import { adsCommands } from './ads.js';
import { bookkeepingCommands } from './bookkeeping.js';
import { cancellationCommands } from './cancellation.js';
import { featuredOffersCommands } from './featured-offers.js';
import { houseAdsCommands } from './house-ads.js';
import { ownAdsCommands } from './own-ads.js';
import { paymentsCommands } from './payments.js';
import { plansCommands } from './plans.js';
import { transfersCommands } from './transfers.js';
import { withdrawalCommands } from './withdrawal.js';

export const billingCommands = {
  ...plansCommands,
  ...cancellationCommands,
  ...withdrawalCommands,
  ...paymentsCommands,
  ...transfersCommands,
  ...bookkeepingCommands,
  ...featuredOffersCommands,
  ...adsCommands,
  ...ownAdsCommands,
  ...adReviewCommands,
  ...houseAdsCommands,
} as const;
