import * as z from 'zod';
import { CertificateId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** What is erased with an account, in the order in which a certificate tells it; pages word it. */
export const erasedParts = [
  'profile',
  'addresses',
  'offers',
  'pictures',
  'messages',
  'rating_texts',
  'favourites',
  'auto_reply',
  'notifications',
  'partner_access',
  'sign_in',
  'key',
] as const;

/**
 * What stays, and until when: `other_side`, until the other person deletes their account as well; `for_good`, because
 * without it somebody else could harm others.
 */
export const keptParts = [
  { part: 'requests', until: 'other_side' },
  { part: 'stars', until: 'other_side' },
  { part: 'nickname_hash', until: 'for_good' },
  { part: 'history', until: 'for_good' },
] as const;

const ErasedPart = z.enum(erasedParts);
const KeptPart = z.object({
  part: z.enum(keptParts.map(({ part }) => part)),
  until: z.enum(['other_side', 'for_good']),
});

/** What a certificate says; signed as a JWT with `jti`, `iss` and `iat` besides. Nothing in it tells whose it is. */
export const Certified = z.object({
  deletedAt: Instant,
  erasedAt: Instant,
  erased: z.array(ErasedPart),
  kept: z.array(KeptPart),
});
export type Certified = z.infer<typeof Certified>;

/** How far an erasure is; `jws`: the signed certificate, once everything is done. */
export const Certificate = z.object({
  certificateId: CertificateId,
  deletedAt: Instant,
  erasedAt: Instant.nullable(),
  erased: z.array(ErasedPart),
  kept: z.array(KeptPart),
  jws: z.string().nullable(),
});
export type Certificate = z.infer<typeof Certificate>;
