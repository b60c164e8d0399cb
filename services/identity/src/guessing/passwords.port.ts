import type { Turn } from '@lendring/platform/base/short-queue.js';

/** Hashing and checking passwords: heavy work on purpose, so only little of it at a time. */
export type Passwords = Readonly<{
  /** @throws TooMany when too many wait */
  hash: (password: string, turn: Turn) => Promise<string>;
  /** `passwordHash` null answers false after the same work. @throws TooMany when too many wait */
  check: (passwordHash: string | null, password: string, turn: Turn) => Promise<boolean>;
}>;
