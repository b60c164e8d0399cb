import type { Reputation, SignedReputation } from '@lendring/contracts/account/reputation.js';

/** `isOf`: whether an address is that of whose reputation it is. */
export type FoundReputation = Readonly<{ reputation: SignedReputation; isOf: (email: string) => Promise<boolean> }>;

/** An installation whose papers count here: its public address, and the keys it signs with. */
export type TrustedInstallation = Readonly<{ issuer: string; keys: readonly Readonly<Record<string, unknown>>[] }>;

/** `own`: signed by this installation itself; `untrusted`: by one that it does not believe. */
export type Unread = 'expired' | 'invalid' | 'own' | 'untrusted';

/** A paper of another installation that is believed. */
export type ForeignReputation = FoundReputation & Readonly<{ paperId: string }>;

/** Signs reputations, and says of a text whether it is one of ours. */
export type Reputations = Readonly<{
  /** @param email the confirmed address of its person: the paper holds a salted, slow digest of it alone */
  sign: (says: Reputation, email: string, at: string) => Promise<SignedReputation>;
  /** `invalid`: not signed by this installation, or changed since. */
  read: (jwt: string, at: string) => Promise<FoundReputation | 'expired' | 'invalid'>;
  /** Of an installation that is believed. */
  readForeign: (jwt: string, at: string) => Promise<ForeignReputation | Unread>;
  /** The addresses of those. */
  trusted: readonly string[];
}>;
