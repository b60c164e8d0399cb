import type { StatementProblem } from '@lendring/contracts/billing/transfers.js';
import { serveThread } from '@lendring/platform/base/threads/serve-thread.js';
import { StatementRefused } from './credit.js';
import { referredOf, type ReferredStatement } from './referred.js';

export type Task = Readonly<{ statement: string | Uint8Array; iban: string }>;

/** A plain object, because error classes are lost between threads. */
export type Refusal = Readonly<{ message: string; code: StatementProblem }>;

serveThread(({ statement, iban }: Task): ReferredStatement | Refusal => {
  try {
    return referredOf(statement, iban);
  } catch (error) {
    if (error instanceof StatementRefused) return { message: error.message, code: error.code };
    throw error;
  }
});
