import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** Days for which a signed reputation counts: ratings go on, and an old paper should not speak for ever. */
export const REPUTATION_DAYS = 90;

const Stars = z.strictObject({ average: z.number().min(1).max(5).nullable(), count: z.int().min(0) });

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

/**
 * Ratings and loans of another installation, as its paper said on `issuedAt`; `issuer` is its address. Nothing in it says
 * what somebody is called there.
 */
export const BroughtReputation = Reputation.omit({ nickname: true, memberSince: true }).extend({
  issuer: z.string(),
  issuedAt: Instant,
  expiresAt: Instant,
});
export type BroughtReputation = z.infer<typeof BroughtReputation>;

/** The id that its issuer gave a paper. */
export const PaperId = z.uuid();

/** A paper that somebody handed in. */
export const Brought = z.strictObject({ paperId: PaperId, ...BroughtReputation.shape });
export type Brought = z.infer<typeof Brought>;

/** What somebody brought along, and the addresses of the installations that this one believes. */
export const OwnBrought = z.strictObject({ trusted: z.array(z.string()), brought: z.array(Brought) });

/** Stream `paper-<id>`: who handed a paper in first; it counts for nobody else. */
export const PaperEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PaperClaimed'), data: z.strictObject({ userId: UserId }) }),
]);
export type PaperEvent = z.infer<typeof PaperEvent>;

/** `yours`: whether it is the asker's, by their confirmed address; null for visitors, and without such an address. */
export const ReadReputation = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('valid'), reputation: SignedReputation, yours: z.boolean().nullable() }),
  z.strictObject({ state: z.literal('expired') }),
  /** Not signed by this installation, or changed since. */
  z.strictObject({ state: z.literal('invalid') }),
]);
export type ReadReputation = z.infer<typeof ReadReputation>;
