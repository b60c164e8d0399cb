import type { UserId } from '@lendring/contracts/kernel/ids.js';

/** The provider's records of signed-in people: sessions, grants, refresh tokens, sign-ins in progress. */
export type Sessions = Readonly<{
  /** Ends everything that this person has open, at once. */
  endOf: (userId: UserId) => void;
  /** When this was last done, as epoch milliseconds; 0: never. */
  endedAt: (userId: UserId) => number;
}>;
