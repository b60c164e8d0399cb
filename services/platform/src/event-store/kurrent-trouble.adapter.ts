import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@kurrent/kurrentdb-client';

/** A node took the question and says nothing. */
export class Silence extends Error {
  constructor(ms: number) {
    super(`The node has said nothing for ${ms} ms`);
  }
}

/** The server ended a subscription without an error, for example because it stops. */
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

/** gRPC's codes of a call that a node took and could not answer, and of one that may not be made. */
const failures = new Set([1, 4, 13, 14]);
const refusals = new Set([7, 16]);
const INTERNAL = 13;

/** The client asks what the server can do before its first append, and passes on gRPC's own error of that call. */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const hasCode = (codes: ReadonlySet<number>, error: unknown): boolean => {
  const code = codeOf(error);
  return typeof code === 'number' && codes.has(code);
};

/**
 * The node is gone, silent or no leader: another one, or the same one later, may do what was asked. The client knows
 * no name for "not the leader node" from an append, only the server's text.
 */
export const isOfNode = (error: unknown): boolean =>
  ofNode.some((kind) => error instanceof kind) ||
  hasCode(failures, error) ||
  (error instanceof Error && error.message.includes('not the leader node'));

/** The server answered that it failed, or the connection broke: what became of the call is not known. */
export const isUnclear = (error: unknown): boolean => codeOf(error) === INTERNAL;

/** User or password are not the server's, or may not do this. */
export const isRefusal = (error: unknown): boolean => error instanceof AccessDeniedError || hasCode(refusals, error);
