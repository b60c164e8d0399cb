import type { Turn } from '@lendring/platform/base/short-queue.js';

/** Hashes and checks passwords. The work is heavy on purpose, so only a little runs at a time. */
export type Passwords = Readonly<{
  /** @throws TooMany when too many wait */
  hash: (password: string, turn: Turn) => Promise<string>;
  /** `passwordHash` null answers false after the same work. @throws TooMany when too many wait */
  check: (passwordHash: string | null, password: string, turn: Turn) => Promise<boolean>;
}>;
