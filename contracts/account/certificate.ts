import * as z from 'zod';
import { CertificateId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { erasedParts, keptParts } from './erasure-parts.js';

const ErasedPart = z.enum(erasedParts);
const KeptPart = z.object({
  part: z.enum(keptParts.map(({ part }) => part)),
  until: z.enum(keptParts.map(({ until }) => until)),
});

/**
 * Claims of an erasure certificate, signed as a JWT together with `jti`, `iss` and `iat`. The claims do not identify
 * the person.
 */
export const Certified = z.object({
  deletedAt: Instant,
  erasedAt: Instant,
  erased: z.array(ErasedPart),
  kept: z.array(KeptPart),
});
export type Certified = z.infer<typeof Certified>;

export const Certificate = z.object({
  certificateId: CertificateId,
  deletedAt: Instant,
  erasedAt: Instant.nullable(),
  erased: z.array(ErasedPart),
  kept: z.array(KeptPart),
  jws: z.string().nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

export const certificateQueries = {
  ownCertificate: { question: z.strictObject({}), answer: CertificateId.nullable() },
  /** Erasure certificate; access needs only its id. Null when the id is unknown. */
  certificate: { question: z.strictObject({ certificateId: CertificateId }), answer: Certificate.nullable() },
  /** Verifies a certificate; null when this installation did not sign it, or when it was altered. */
  readCertificate: { question: z.strictObject({ jws: z.string().max(8_000) }), answer: Certificate.nullable() },
  certificateKeys: {
    question: z.strictObject({}),
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  },
} as const;
