import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { awayFor, refusedFor, type Called } from '../base/engine-errors.js';

/** Codes of MongoDB's answers. */
export const DUPLICATE = 11_000;
export const NO_COLLECTION = 26;
export const NO_INDEX = 27;

/** Unauthorized and AuthenticationFailed. */
const REFUSED = [13, 18];

/**
 * A server that stops, is no longer the primary or finds too few others, has no room, or needs longer than it may:
 * the driver repeats once and then gives such an answer on.
 */
const PASSING = [
  6, 7, 50, 64, 89, 91, 100, 189, 262, 9_001, 10_058, 10_107, 11_600, 11_602, 13_388, 13_435, 13_436, 14_031,
];

/** Classes that the driver does not export. */
const passing = new Set(['MongoWaitQueueTimeoutError', 'MongoNotConnectedError', 'MongoOperationTimeoutError']);

export const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof MongoServerError && codes.includes(Number(error.code));

/** What an error of the driver means for the caller; one that says nothing of the server stays as it is. */
export const meaningOf = (called: Called, thrown: unknown): unknown => {
  const error = behindBulk(thrown);
  if (!(error instanceof MongoError)) return error;
  if (isCode(error, ...REFUSED)) return refusedFor(called, error);
  const away =
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    passing.has(error.name) ||
    isCode(error, ...PASSING) ||
    error.hasErrorLabel('RetryableWriteError');
  return away ? awayFor(called, error) : error;
};

/** The driver wraps an error of the connection in one of the bulk write that met it. */
const behindBulk = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError && error.errorResponse instanceof MongoError ? error.errorResponse : error;
