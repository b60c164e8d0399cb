import type { DayDocument } from '@lendring/platform/runtime/daily-numbers/projection.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { adDays, ads, type AdDayDocument, type AdDocument } from './ads/projection.js';
import { daily } from './reporting/projection.js';
import { features, type FeatureDocument } from './featured-offers/projection.js';
import { invoices, type InvoiceDocument } from './invoices/projection.js';
import { ownAds, type OwnAdDocument } from './own-ads/projection.js';
import { payments, type PaymentDocument } from './payments/projection.js';
import { plans, type PlanDocument } from './plans/projection.js';

export const projections = [plans, payments, invoices, features, ads, adDays, ownAds, daily];

export type BillingViews = Readonly<{
  plans: View<PlanDocument>;
  payments: View<PaymentDocument>;
  invoices: View<InvoiceDocument>;
  features: View<FeatureDocument>;
  ads: View<AdDocument>;
  adDays: View<AdDayDocument>;
  ownAds: View<OwnAdDocument>;
  daily: View<DayDocument>;
}>;
