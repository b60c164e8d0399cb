import type { OfferState } from '../offer/offer.js';

/** Current state of an offer with its loans and data for readers only. */
export type OfferDocument = OfferState &
  Readonly<{
    offerId: string;
    /** Null until first published. */
    publishedAt: string | null;
    changedAt: string;
    /** Time of the last event of any kind; busy days are computed from then on. */
    seenAt: string;
    /** Taken periods by the id of their request or block. */
    taken: Readonly<Record<string, Readonly<{ start: string; end: string }>>>;
    rating: Readonly<{ sum: number; count: number }>;
    lentCount: number;
  }>;
