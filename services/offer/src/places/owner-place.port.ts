import type { PlacedOpening } from '@lendring/contracts/account/opening-days.js';
import type { Owner } from '../offer/decide-publishable.js';

export interface OwnerPlace {
  /**
   * Reads one of the owner's places, or the main address (null). Returns null when missing. @throws when the account
   * service is unavailable
   */
  of(userId: string, placeId: string | null): Promise<Owner>;
  /**
   * Reads the opening times of the owner's places; empty if open at any time. @throws when the account service is
   * unavailable
   */
  openingsOf(userId: string): Promise<readonly PlacedOpening[]>;
}
