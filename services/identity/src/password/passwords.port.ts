import type { Turn } from '@lendring/platform/base/short-queue.js';

/** Hashes and checks passwords. Deliberately expensive, so concurrency is limited. */
export type Passwords = Readonly<{
  /** @throws TooMany when the queue is full */
  hash: (password: string, turn: Turn) => Promise<string>;
  /**
   * A null `passwordHash` returns false after the same work.
   * @throws TooMany when the queue is full
   */
  check: (passwordHash: string | null, password: string, turn: Turn) => Promise<boolean>;
}>;
