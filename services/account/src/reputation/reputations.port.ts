import type { Reputation, SignedReputation } from '@lendring/contracts/account/reputation.js';

/** `isOf`: true if the document belongs to the email address. */
export type FoundReputation = Readonly<{ reputation: SignedReputation; isOf: (email: string) => Promise<boolean> }>;

export type TrustedInstallation = Readonly<{ issuer: string; keys: readonly Readonly<Record<string, unknown>>[] }>;

/** `own`: signed by this installation; `untrusted`: signed by an installation that is not accepted. */
export type Unread = 'expired' | 'invalid' | 'own' | 'untrusted';

export type ForeignReputation = FoundReputation & Readonly<{ paperId: string }>;

export type Reputations = Readonly<{
  /** @param email the owner's confirmed address, of which the document contains only a slow, salted hash */
  sign: (says: Reputation, email: string, at: string) => Promise<SignedReputation>;
  /** `invalid`: not signed by this installation, or altered. */
  read: (jwt: string, at: string) => Promise<FoundReputation | 'expired' | 'invalid'>;
  readForeign: (jwt: string, at: string) => Promise<ForeignReputation | Unread>;
  trusted: readonly string[];
}>;
