import { awayFor, connectionFault, refusedFor, type Called } from '../base/engine-errors.js';

/** S3's words for a key that is not known, not the right one, or may not do what we do. */
const refused = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidTokenId',
  'AccountProblem',
  'AllAccessDisabled',
]);

/** Its words for later; MinIO has some of its own, for disks that are away or full. A bucket
 * that is gone is made again at the next call.
 */
const passing =
  /^(?:SlowDown|ServiceUnavailable|InternalError|RequestTimeout|InsufficientCapacity|OperationAborted|NoSuchBucket)|^XMinio(?:Server|Storage|Backend|Insufficient)/;

/** How the client tells of an answer with 5xx. */
const failedAnswer = /^Request failed after|Retryable HTTP status/;

/** What an error of the client means for the caller; one that says nothing of the store stays as it is. */
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
