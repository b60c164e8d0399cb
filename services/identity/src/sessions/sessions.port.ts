import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { OpenSession } from '@lendring/contracts/identity/queries.js';
import type { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';

/**
 * The provider's records of signed-in people: sessions, grants, refresh tokens, sign-ins in progress. A grant is what
 * people call a session: one sign-in on one device.
 */
export type Sessions = Readonly<{
  /**
   * Notes that a grant is in use; at its beginning on which device, and when they signed in (epoch ms). @returns the id
   * for which its tokens are made
   */
  seen: (grantId: string, userId: UserId, begins?: Readonly<{ device: DeviceName; at: number }>) => SessionId;
  /** Where somebody is signed in, the newest first. */
  of: (userId: UserId) => readonly OpenSession[];
  isOpen: (session: SessionId) => boolean;
  /**
   * Ends the session of a grant for good: whatever is under way and knew it before makes no new one of it. Also for who
   * signs out.
   */
  leave: (grantId: string) => void;
  /** Whether this grant was ended by its owner, and not by the protocol. */
  hasLeft: (grantId: string) => boolean;
  /** Ends this one at once. @returns whether it was open and theirs */
  end: (userId: UserId, session: SessionId) => boolean;
  /** Ends everything that this person has open at once, but for the session that is kept. */
  endOf: (userId: UserId, keeps?: SessionId) => void;
  /** The same, and nothing is kept of where they were signed in. */
  forget: (userId: UserId) => void;
  /** Called with whose sessions, or some of them, have just ended. */
  onEnded: (listener: (userId: UserId) => void) => void;
  /** When this was last done, as epoch milliseconds; 0: never. */
  endedAt: (userId: UserId) => number;
}>;
