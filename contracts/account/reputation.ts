import * as z from 'zod';
import { Instant } from '../kernel/period.js';

/** Days for which a signed reputation counts: ratings go on, and an old paper should not speak for ever. */
export const REPUTATION_DAYS = 90;

const Stars = z.strictObject({ average: z.number().nullable(), count: z.int().min(0) });

/** What others said of somebody, and how much they lent and borrowed; as their public profile shows it. */
export const Reputation = z.strictObject({
  nickname: z.string(),
  memberSince: Instant,
  ratingAsVendor: Stars,
  ratingAsBorrower: Stars,
  loansLent: z.int().min(0),
  /** Null while nobody could say. */
  loansBorrowed: z.int().min(0).nullable(),
});
export type Reputation = z.infer<typeof Reputation>;

/** A signed reputation (a W3C Verifiable Credential 2.0 as a JWT), and what it says. */
export const SignedReputation = z.strictObject({
  jwt: z.string(),
  issuer: z.string(),
  issuedAt: Instant,
  expiresAt: Instant,
  says: Reputation,
});
export type SignedReputation = z.infer<typeof SignedReputation>;

/** `yours`: whether it is the asker's, by their confirmed address; null for visitors, and without such an address. */
export const ReadReputation = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('valid'), reputation: SignedReputation, yours: z.boolean().nullable() }),
  z.strictObject({ state: z.literal('expired') }),
  /** Not signed by this installation, or changed since. */
  z.strictObject({ state: z.literal('invalid') }),
]);
export type ReadReputation = z.infer<typeof ReadReputation>;
