import type { OfferState } from '../offer/offer.js';

/** One offer as it stands: the fold of its stream, what became of its loans, and what only readers ask for. */
export type OfferDocument = OfferState &
  Readonly<{
    offerId: string;
    /** Null until first published. */
    publishedAt: string | null;
    /** The owner's last change. */
    changedAt: string;
    /** The last event of any kind; busy days are computed from then on. */
    seenAt: string;
    /** Taken periods by the id of their request or block. */
    taken: Readonly<Record<string, Readonly<{ start: string; end: string }>>>;
    rating: Readonly<{ sum: number; count: number }>;
    lentCount: number;
  }>;
