import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';

/** What other services know of what everybody sees, for whoever looks at it unasked (ADR 103). */
export interface Looks {
  /** Null: not everybody sees it. */
  offer(offerId: string, at: string): Promise<OfferInspection | null>;
  /** When somebody's account was opened; null: there is none. */
  registeredAt(userId: string, at: string): Promise<string | null>;
}
