import type { PlacedOpening } from '@lendring/contracts/account/opening-days.js';
import type { LoanOut } from '@lendring/contracts/rules/late.js';
import type { Use } from '@lendring/contracts/rules/capacity.js';
import type { OfferState } from './offer.aggregate.js';

export type OfferDocument = OfferState &
  Readonly<{
    offerId: string;
    /** Latest publication. */
    publishedAt: string | null;
    /** First publication. */
    onlineSince: string | null;
    changedAt: string;
    /** Time of the last event of any kind; busy days are computed from then on. */
    seenAt: string;
    /** Busy periods by request or block. */
    taken: Readonly<Record<string, Use>>;
    /** Loans that are out, by request; they keep their units after their end. */
    out: Readonly<Record<string, LoanOut>>;
    rating: Readonly<{ sum: number; count: number }>;
    lentCount: number;
    /** Opening times of the owner's places; empty if open at any time. */
    openings: readonly PlacedOpening[];
  }>;
