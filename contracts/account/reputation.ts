import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** Validity in days of a signed reputation: ratings change, so an old document must expire. */
export const REPUTATION_DAYS = 90;

const Stars = z.strictObject({ average: z.number().min(1).max(5).nullable(), count: z.int().min(0) });

export const Reputation = z.strictObject({
  nickname: z.string(),
  memberSince: Instant,
  ratingAsVendor: Stars,
  ratingAsBorrower: Stars,
  loansLent: z.int().min(0),
  loansBorrowed: z.int().min(0).nullable(),
});
export type Reputation = z.infer<typeof Reputation>;

/** Signed reputation (a W3C Verifiable Credential 2.0 as a JWT) and its content. */
export const SignedReputation = z.strictObject({
  jwt: z.string(),
  issuer: z.string(),
  issuedAt: Instant,
  expiresAt: Instant,
  says: Reputation,
});
export type SignedReputation = z.infer<typeof SignedReputation>;

/**
 * Ratings and loans from another installation as of `issuedAt`; `issuer` is its address. Excludes the person's nickname
 * there.
 */
export const BroughtReputation = Reputation.omit({ nickname: true, memberSince: true }).extend({
  issuer: z.string(),
  issuedAt: Instant,
  expiresAt: Instant,
});
export type BroughtReputation = z.infer<typeof BroughtReputation>;

export const PaperId = z.uuid();

export const Brought = z.strictObject({ paperId: PaperId, ...BroughtReputation.shape });
export type Brought = z.infer<typeof Brought>;

export const OwnBrought = z.strictObject({ trusted: z.array(z.string()), brought: z.array(Brought) });

/** Stream `paper-<id>`: the first user to hand in a document owns it; it is invalid for anyone else. */
export const PaperEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PaperClaimed'), data: z.strictObject({ userId: UserId }) }),
]);
export type PaperEvent = z.infer<typeof PaperEvent>;

/** `yours`: belongs to the caller, by confirmed address; null for visitors and callers without one. */
export const ReadReputation = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('valid'), reputation: SignedReputation, yours: z.boolean().nullable() }),
  z.strictObject({ state: z.literal('expired') }),
  z.strictObject({ state: z.literal('invalid') }),
]);
export type ReadReputation = z.infer<typeof ReadReputation>;
