import type { accountDoor } from '@lendring/contracts/account/queries.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/door-errors.js';

/** The roles of people, as the account service has them; no token says anything about them. */
export type Roles = Readonly<{
  /** At most five seconds old. While the account service is away: none, so that everything else goes on. */
  lately: (userId: UserId) => Promise<readonly Role[]>;
  /** As of now. @throws ServiceUnavailable */
  now: (userId: UserId) => Promise<readonly Role[]>;
  /** The next look is a fresh one: this process has just changed something. */
  forget: (userId: UserId) => void;
}>;

export const ROLES_AGE_MS = 5_000;
/** A call waits this long to learn who calls. */
const ROLES_MS = 500;
const REMEMBERED = 5_000;

type RolesDoor = Readonly<{ queries: Pick<DoorClient<typeof accountDoor>['queries'], 'roles'> }>;
type Known = Readonly<{ until: number; roles: Promise<readonly Role[]> }>;

/** @param now milliseconds of a clock that never jumps */
export const createRoles = (account: RolesDoor, clock: Clock, now: () => number = () => performance.now()): Roles => {
  const known = new Map<UserId, Known>();

  const ask = (userId: UserId): Promise<readonly Role[]> =>
    account.queries.roles({}, { actor: { kind: 'user', userId, roles: [] }, at: clock.now() });

  const none = (error: unknown): readonly Role[] => {
    if (error instanceof ServiceUnavailable || error instanceof ServiceFailed) return [];
    throw error;
  };

  /** `asked`: ages count from the question on; what was answered late is not younger for it. */
  const keep = (userId: UserId, asked: number, roles: Known['roles']): Known['roles'] => {
    if (known.size >= REMEMBERED) known.clear();
    known.set(userId, { until: asked + ROLES_AGE_MS, roles });
    return roles;
  };

  return {
    lately: (userId) => {
      const hit = known.get(userId);
      if (hit && hit.until > now()) return hit.roles;
      return keep(userId, now(), withTimeLimit(ROLES_MS, () => ask(userId)).catch(none));
    },
    now: async (userId) => {
      const asked = now();
      const roles = await ask(userId);
      return keep(userId, asked, Promise.resolve(roles));
    },
    forget: (userId) => void known.delete(userId),
  };
};
