import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { OfferFeature } from '@lendring/contracts/billing/features.js';

/** A plan that a shop of the demo has booked and paid. */
export type DemoPlan = Readonly<{ person: string; planId: string; interval: Interval; daysAgo: number }>;
/** What an offer of the demo is seen more by; `included`: by one of the highlights of its owner's plan. */
export type DemoFeature = Readonly<{ offer: string; feature: OfferFeature; included?: true }>;

export const plans: readonly DemoPlan[] = [
  { person: 'linse', planId: 'business', interval: 'year', daysAgo: 100 },
  { person: 'festwest', planId: 'business', interval: 'month', daysAgo: 12 },
];

/** Booked a day before the demo's first one. */
export const features: readonly DemoFeature[] = [
  { offer: 'huepfburg-bochum', feature: 'top' },
  { offer: 'kanadier-winterhude', feature: 'home' },
  { offer: 'festzelt-braunsfeld', feature: 'home' },
  { offer: 'lastenrad-suedstadt', feature: 'highlight' },
  { offer: 'beamer-kreuzberg', feature: 'highlight', included: true },
];
