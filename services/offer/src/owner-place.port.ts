import type { Owner } from './offer/publishing.js';

/** The owner's public place and whether the profile is complete, as the account service knows them. */
export interface OwnerPlace {
  /**
   * From one of the owner's places, or from the main address (null). Null while there is none. @throws when the account
   * service does not answer
   */
  of(userId: string, placeId: string | null): Promise<Owner>;
}
