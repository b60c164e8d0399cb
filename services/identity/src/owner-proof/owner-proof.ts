import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { TooMany } from '@lendring/platform/base/short-queue.js';
import type { Credential } from '../credential/credential.aggregate.js';
import { guessesSignedIn } from '../guessing/limits.js';
import type { Passwords } from '../password/passwords.port.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';

type Refused = ReturnType<typeof refused<IdentityRefusal>>;

/**
 * Password check of a signed-in user before a security change; null if it succeeds. Attempts count per user, so a
 * stolen session cannot guess faster than a stranger.
 */
export type OwnerProof = (state: Credential, userId: UserId, password: string) => Promise<Refused | null>;

/** Retry delay when all password threads are busy. */
const BUSY_SECONDS = 2;

export const createOwnerProof =
  (passwords: Passwords, throttle: Throttle): OwnerProof =>
  async (state, userId, password) => {
    if (!state.registered || state.userId !== userId) return refused('sign_in_elsewhere');
    const counted = guessesSignedIn(userId);
    const { seconds, giveBack } = throttle.take([counted]);
    if (seconds > 0) return refused('too_many_requests', { seconds });
    try {
      if (!(await passwords.check(state.passwordHash, password, 'first'))) return refused('wrong_password');
    } catch (error) {
      giveBack();
      if (error instanceof TooMany) return refused('too_many_requests', { seconds: BUSY_SECONDS });
      throw error;
    }
    throttle.forgive(counted.key);
    return null;
  };
