import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@kurrent/kurrentdb-client';

export class Silence extends Error {
  constructor(ms: number) {
    super(`The node has said nothing for ${ms} ms`);
  }
}

export class SubscriptionEnded extends Error {
  constructor() {
    super('The server ended the subscription');
  }
}

const ofNode = [
  UnavailableError,
  NotLeaderError,
  DeadlineExceededError,
  CancelledError,
  TimeoutError,
  SubscriptionEnded,
  Silence,
];

/** gRPC status codes: failures after the node accepted the call, and refusals. */
const failures = new Set([1, 4, 13, 14]);
const refusals = new Set([7, 16]);
const INTERNAL = 13;

/**
 * Reads gRPC's raw error as well: before its first append the client requests the server's features and passes on the
 * raw error of that request.
 */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const hasCode = (codes: ReadonlySet<number>, error: unknown): boolean => {
  const code = codeOf(error);
  return typeof code === 'number' && codes.has(code);
};

/**
 * True when the node is lost, silent or not the leader, so that a retry may succeed. For a failed append, the client
 * exposes "not the leader node" only as the server's text.
 */
export const isOfNode = (error: unknown): boolean =>
  ofNode.some((kind) => error instanceof kind) ||
  hasCode(failures, error) ||
  (error instanceof Error && error.message.includes('not the leader node'));

/** True when the server reported an internal error or the connection broke, so that the outcome is unknown. */
export const isUnclear = (error: unknown): boolean => codeOf(error) === INTERNAL;

export const isRefusal = (error: unknown): boolean => error instanceof AccessDeniedError || hasCode(refusals, error);
