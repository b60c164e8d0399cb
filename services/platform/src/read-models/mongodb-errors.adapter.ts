import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { awayFor, refusedFor, type Called } from '../base/engine-errors.js';

export const DUPLICATE = 11_000;
export const NO_COLLECTION = 26;
export const NO_INDEX = 27;

/** Error codes Unauthorized and AuthenticationFailed. */
const REFUSED = [13, 18];

/**
 * Error codes of temporary conditions: shutdown, no longer primary, no majority, no space, timeouts. The driver
 * retries once and then passes the error on.
 */
const PASSING = [
  6, 7, 50, 64, 89, 91, 100, 189, 262, 9_001, 10_058, 10_107, 11_600, 11_602, 13_388, 13_435, 13_436, 14_031,
];

const passing = new Set(['MongoWaitQueueTimeoutError', 'MongoNotConnectedError', 'MongoOperationTimeoutError']);

export const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof MongoServerError && codes.includes(Number(error.code));

/** Converts a driver error; errors unrelated to the server's availability stay unchanged. */
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

const behindBulk = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError && error.errorResponse instanceof MongoError ? error.errorResponse : error;
