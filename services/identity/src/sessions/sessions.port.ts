import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { OpenSession } from '@lendring/contracts/identity/sessions.js';
import type { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';

/**
 * The provider's sessions, grants, refresh tokens and sign-ins in progress. A session in the user's sense is a grant:
 * one sign-in on one device.
 */
export type Sessions = Readonly<{
  /**
   * Records the use of a grant; `begins`: device and time (epoch ms) of a new session.
   * @returns the session id for its tokens
   */
  seen: (grantId: string, userId: UserId, begins?: Readonly<{ device: DeviceName; at: number }>) => SessionId;
  of: (userId: UserId) => readonly OpenSession[];
  isOpen: (session: SessionId) => boolean;
  /**
   * Ends the session of a grant permanently, including on sign-out, so that concurrent requests that know the grant
   * cannot revive it.
   */
  leave: (grantId: string) => void;
  /** True if the user ended the grant, rather than the protocol. */
  hasLeft: (grantId: string) => boolean;
  /**
   * Ends a session.
   * @returns true if it was open and the user's
   */
  end: (userId: UserId, session: SessionId) => boolean;
  endOf: (userId: UserId, keeps?: SessionId) => void;
  forget: (userId: UserId) => void;
  /** Calls the listener with the id of a user when some or all of the user's sessions have ended. */
  onEnded: (listener: (userId: UserId) => void) => void;
  /** Time of the last `endOf` in epoch milliseconds; 0: never. */
  endedAt: (userId: UserId) => number;
}>;
