import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { OfferFeature } from '@lendring/contracts/billing/featured-offers.js';

export type DemoPlan = Readonly<{ person: string; planId: string; interval: Interval; daysAgo: number }>;
/** Paid promotion of a demo offer; `included` uses a highlight from the owner's plan. */
export type DemoFeature = Readonly<{ offer: string; feature: OfferFeature; included?: true }>;

export const plans: readonly DemoPlan[] = [
  { person: 'linse', planId: 'business', interval: 'year', daysAgo: 100 },
  { person: 'festwest', planId: 'business', interval: 'month', daysAgo: 12 },
];

export const features: readonly DemoFeature[] = [
  { offer: 'huepfburg-bochum', feature: 'top' },
  { offer: 'kanadier-winterhude', feature: 'home' },
  { offer: 'festzelt-braunsfeld', feature: 'home' },
  { offer: 'lastenrad-suedstadt', feature: 'highlight' },
  { offer: 'beamer-kreuzberg', feature: 'highlight', included: true },
];
