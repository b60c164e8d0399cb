import type { Owner } from './offer/publishing.js';

/** Where the owner of an offer lends, as anybody may know it, and whether the profile is complete; the account service knows. */
export interface OwnerPlace {
  /** Null while there is no main address. @throws when the account service does not answer */
  of(userId: string): Promise<Owner>;
}
