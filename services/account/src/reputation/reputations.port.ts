import type { Reputation, SignedReputation } from '@lendring/contracts/account/reputation.js';

/** `isOf`: whether an address is that of whose reputation it is. */
export type FoundReputation = Readonly<{ reputation: SignedReputation; isOf: (email: string) => Promise<boolean> }>;

/** Signs reputations, and says of a text whether it is one of ours. */
export type Reputations = Readonly<{
  /** @param email the confirmed address of its person: the paper holds a salted, slow digest of it alone */
  sign: (says: Reputation, email: string, at: string) => Promise<SignedReputation>;
  /** `invalid`: not signed by this installation, or changed since. */
  read: (jwt: string, at: string) => Promise<FoundReputation | 'expired' | 'invalid'>;
}>;
