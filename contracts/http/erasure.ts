import * as z from 'zod';
import { Certificate } from '../account/certificate.js';
import { CertificateId, OfferId, RequestId } from '../kernel/ids.js';
import { CounterLoanId } from '../request/counter-loan.js';
import { RequestStatus } from '../request/request.js';
import { call } from './call.js';
import { snakeShape } from './camel-case.js';
import { PeriodShape } from './request.js';

const ObstacleShape = z.object({
  request_id: RequestId.nullable().describe('Null for a loan entered at the counter.'),
  counter_loan_id: CounterLoanId.nullable(),
  offer_id: OfferId,
  title: z.string(),
  status: RequestStatus,
  period: PeriodShape,
});

export const DeletionShape = z.object({
  obstacles: z.array(ObstacleShape),
  open_requests: z.int(),
  password_needed: z.boolean(),
  code_needed: z.boolean(),
});
export type DeletionShape = z.infer<typeof DeletionShape>;

export const DeletionBody = z.strictObject({
  password: z.string().max(200).optional(),
  code: z.string().max(40).optional(),
});

export const DeletedShape = z.object({ certificate_id: CertificateId });

/** `jws`: signed certificate; the public key is at `/v1/erasure_key`. */
export const CertificateShape = snakeShape(Certificate);
export type CertificateShape = z.infer<typeof CertificateShape>;

export const CertificateBody = z.strictObject({ certificate: z.string().trim().min(1).max(8_000) });

export const ErasureKeysShape = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

export const erasureCalls = {
  deletion: call('GET /profile_delete', {
    access: 'user',
    summary: 'What stands in the way of deleting the own account, and what ends with it',
    answer: DeletionShape,
  }),
  deleteAccount: call('PATCH /profile_delete', {
    access: 'user',
    whenSuspended: true,
    whenDeleted: true,
    body: DeletionBody,
    summary: 'Delete the own account, for ever; refused while something is lent or agreed',
    answer: DeletedShape,
  }),
  certificate: call('GET /erasure_certificate/{id}', {
    access: 'anyone',
    evenClosed: true,
    id: CertificateId,
    key: 'certificateId',
    asks: 'account.certificate',
    missing: 'certificate_not_found',
    summary: 'What was erased with an account, and what stays, for who knows the certificate’s id',
    answer: CertificateShape,
  }),
  readCertificate: call('POST /erasure_certificate', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    body: CertificateBody,
    summary: 'Whether a certificate was signed here and is unchanged, and what it says',
    answer: CertificateShape,
  }),
  erasureKeys: call('GET /erasure_key', {
    access: 'anyone',
    evenClosed: true,
    asks: 'account.certificateKeys',
    summary: 'The public key that certificates of erasure are signed with, as a JSON Web Key Set',
    answer: ErasureKeysShape,
  }),
} as const;
