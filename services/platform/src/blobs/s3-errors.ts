import { awayFor, connectionFault, refusedFor, type Called } from '../base/engine-errors.js';

const refused = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidTokenId',
  'AccountProblem',
  'AllAccessDisabled',
]);

/**
 * S3 error codes for temporary failures, including MinIO's for offline or full disks. The next call recreates a missing
 * bucket.
 */
const passing =
  /^(?:SlowDown|ServiceUnavailable|InternalError|RequestTimeout|InsufficientCapacity|OperationAborted|NoSuchBucket)|^XMinio(?:Server|Storage|Backend|Insufficient)/;

const failedAnswer = /^Request failed after|Retryable HTTP status/;

/** Converts a client error; errors unrelated to the store's availability stay unchanged. */
export const meaningOf = (called: Called, error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const { code: said, message = '' } = error as { code?: unknown; message?: string };
  const code = String(said);
  if (refused.has(code))
    return refusedFor({ ...called, settings: 'S3_ACCESS_KEY, S3_SECRET_KEY and the policy of that key' }, error);
  return connectionFault(error) !== null || passing.test(code) || failedAnswer.test(message)
    ? awayFor(called, error)
    : error;
};
