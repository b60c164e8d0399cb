import * as z from 'zod';
import { CertificateId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { erasedParts, keptParts } from './erasure-parts.js';

const ErasedPart = z.enum(erasedParts);
const KeptPart = z.object({
  part: z.enum(keptParts.map(({ part }) => part)),
  until: z.enum(keptParts.map(({ until }) => until)),
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
