import type { StatementProblem } from '@lendring/contracts/billing/transfers.js';
import { serveThread } from '@lendring/platform/base/threads/serve-thread.js';
import { StatementRefused } from './credit.js';
import { referredOf, type ReferredStatement } from './referred.js';

/** `statement`: the file as the API takes it, or its bytes. */
export type Task = Readonly<{ statement: string | Uint8Array; iban: string }>;

/** In the place of a result: classes of errors do not survive the way between threads. */
export type Refusal = Readonly<{ message: string; code: StatementProblem }>;

// Entry of the thread that reads statements of banks.
serveThread(({ statement, iban }: Task): ReferredStatement | Refusal => {
  try {
    return referredOf(statement, iban);
  } catch (error) {
    if (error instanceof StatementRefused) return { message: error.message, code: error.code };
    throw error;
  }
});
