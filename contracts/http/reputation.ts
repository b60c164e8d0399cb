import * as z from 'zod';
import { PaperId } from '../account/reputation.js';
import { Instant } from '../kernel/period.js';
import { OFF_OWN_LIST, call } from './call.js';
import { ErasureKeysShape } from './erasure.js';

const StarsShape = z.object({ average: z.number().nullable(), count: z.int() });

/** Signed reputation and its content; the public key is at `/v1/reputation_key`. */
export const ReputationShape = z.object({
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

export const CheckedReputationShape = ReputationShape.extend({ yours: z.boolean().nullable() });
export type CheckedReputationShape = z.infer<typeof CheckedReputationShape>;

export const BroughtShape = ReputationShape.omit({ credential: true, nickname: true, member_since: true });
export type BroughtShape = z.infer<typeof BroughtShape>;

export const OwnBroughtShape = z.object({
  trusted: z.array(z.string()),
  brought: z.array(
    BroughtShape.extend({
      id: PaperId,
      /** True if the public can see the reputation, because it is unexpired and from a trusted installation. */
      shown: z.boolean(),
    }),
  ),
});
export type OwnBroughtShape = z.infer<typeof OwnBroughtShape>;

export const ReputationBody = z.strictObject({ credential: z.string().trim().min(1).max(8_000) });

export const reputationCalls = {
  reputation: call('GET /reputation', {
    access: 'user',
    summary: 'Own ratings and loans as a signed paper to take elsewhere',
    answer: ReputationShape,
  }),
  checkReputation: call('POST /reputation_check', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: ReputationBody,
    summary: 'Whether such a paper was signed here, is unchanged and still counts, and what it says',
    answer: CheckedReputationShape,
  }),
  reputationKeys: call('GET /reputation_key', {
    access: 'anyone',
    evenClosed: true,
    asks: 'account.certificateKeys',
    summary: 'The public key that reputations are signed with, as a JSON Web Key Set',
    answer: ErasureKeysShape,
  }),
  brought: call('GET /brought_reputation', {
    access: 'user',
    summary: 'Ratings you brought along from other installations, and which of them are believed here',
    answer: OwnBroughtShape,
  }),
  bringReputation: call('POST /brought_reputation', {
    access: 'user',
    body: ReputationBody,
    summary: 'Shows ratings of another installation on your profile, by the paper it signed',
    answer: OwnBroughtShape,
  }),
  removeBrought: call('DELETE /brought_reputation/{id}', {
    access: 'user',
    id: PaperId,
    key: 'paperId',
    sends: 'account.removeBrought',
    summary: 'Your profile shows these ratings of another installation no more',
    note: OFF_OWN_LIST,
  }),
} as const;
