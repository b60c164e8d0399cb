import * as z from 'zod';
import { Instant } from '../kernel/period.js';

const StarsShape = z.object({ average: z.number().nullable(), count: z.int() });

/** A signed reputation and what it says; its public key stands at `/v1/reputation_key`. */
export const ReputationShape = z.object({
  /** A W3C Verifiable Credential 2.0, signed as a JWT (`vc+jwt`). */
  credential: z.string(),
  issuer: z.string(),
  issued_at: Instant,
  expires_at: Instant,
  nickname: z.string(),
  member_since: Instant,
  rating_as_vendor: StarsShape,
  rating_as_borrower: StarsShape,
  lent_count: z.int(),
  borrowed_count: z.int().nullable(),
});
export type ReputationShape = z.infer<typeof ReputationShape>;

export const CheckedReputationShape = ReputationShape.extend({
  /** Whether it is the caller's own, by their confirmed address; null where nobody can say. */
  yours: z.boolean().nullable(),
});
export type CheckedReputationShape = z.infer<typeof CheckedReputationShape>;

export const ReputationBody = z.strictObject({ credential: z.string().trim().min(1).max(8_000) });
