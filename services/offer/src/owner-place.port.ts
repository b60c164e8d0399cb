import type { Owner } from './offer/publishing.js';

/**
 * Where the owner of an offer lends, as anybody may know it, and whether the profile is complete; the account service
 * knows.
 */
export interface OwnerPlace {
  /**
   * Seen from one of their places, or from the main address (null). Null while there is none. @throws when the account
   * service does not answer
   */
  of(userId: string, placeId: string | null): Promise<Owner>;
}
