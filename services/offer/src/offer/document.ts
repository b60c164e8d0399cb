import type { OfferState } from './offer.aggregate.js';

export type OfferDocument = OfferState &
  Readonly<{
    offerId: string;
    publishedAt: string | null;
    changedAt: string;
    /** Time of the last event of any kind; busy days are computed from then on. */
    seenAt: string;
    taken: Readonly<Record<string, Readonly<{ start: string; end: string }>>>;
    rating: Readonly<{ sum: number; count: number }>;
    lentCount: number;
  }>;
