import { MongoServerError } from 'mongodb';

/** Codes of MongoDB's answers. */
export const DUPLICATE = 11_000;
export const NO_COLLECTION = 26;
export const NO_INDEX = 27;

export const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof MongoServerError && codes.includes(Number(error.code));
