import type { UserId } from '@lendring/contracts/kernel/ids.js';

/** What the provider keeps of people who are signed in: sessions, grants, refresh tokens, sign-ins on their way. */
export type Sessions = Readonly<{
  /** Ends everything that this person has open, at once. */
  endOf: (userId: UserId) => void;
  /** When this was last done, as epoch milliseconds; 0: never. */
  endedAt: (userId: UserId) => number;
}>;
