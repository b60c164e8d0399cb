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

/** `INTERNAL` of gRPC: a broken connection, or the server's answer to an append that it has no word for. */
const INTERNAL = 13;

/**
 * The node is gone, silent or no leader: another one, or the same one later, may do what was asked. The client knows
 * no name for "not the leader node" from an append, only the server's text.
 */
export const isOfNode = (error: unknown): boolean =>
  !isUnclear(error) &&
  (ofNode.some((kind) => error instanceof kind) ||
    (error instanceof Error && error.message.includes('not the leader node')));

/** The server answered that it failed, or the connection broke: what became of the call is not known. */
export const isUnclear = (error: unknown): boolean => error instanceof UnavailableError && error.code === INTERNAL;

/** User or password are not the server's, or may not do this. */
export const isRefusal = (error: unknown): boolean => error instanceof AccessDeniedError;
