import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';

/** Public content of other services for automatic inspection (ADR 103). */
export interface Looks {
  /** Null when the offer is not public. */
  offer(offerId: string, at: string): Promise<OfferInspection | null>;
  /** Registration time of an account; null when it does not exist. */
  registeredAt(userId: string, at: string): Promise<string | null>;
}
