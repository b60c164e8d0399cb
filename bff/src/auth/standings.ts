import type { accountDoor, Standing } from '@lendring/contracts/account/queries.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/door-errors.js';

/**
 * How people stand: their roles, and whether they are suspended, as the account service has it; no token says anything
 * about that. While that service is away nobody has a role, and who was last known to be suspended or deleted stays so;
 * everything else goes on.
 */
export type Standings = Readonly<{
  /** At most five seconds old: for what is read, which a suspension does not touch. */
  lately: (userId: UserId) => Promise<Standing>;
  /**
   * At most half a second old: for what is written. With the way that a decision takes to the account service that is
   * within a second of it. Not asked anew for each write: somebody who fills in a form or sends pictures makes many of
   * them, and none is to fail, or to wait, because the account service does.
   */
  justNow: (userId: UserId) => Promise<Standing>;
  /** As of now. @throws ServiceUnavailable */
  now: (userId: UserId) => Promise<Standing>;
  /** The next look is a fresh one: this process has just changed something. */
  forget: (userId: UserId) => void;
}>;

export const STANDING_AGE_MS = 5_000;
export const WRITING_AGE_MS = 500;
/** A call waits this long to learn who calls. */
const WAIT_MS = 500;
const REMEMBERED = 5_000;

type StandingDoor = Readonly<{ queries: Pick<DoorClient<typeof accountDoor>['queries'], 'standing'> }>;
/** `asked`: ages count from the question on; what was answered late is not younger for it. */
type Known = Readonly<{ asked: number; standing: Promise<Standing> }>;

/** @param now milliseconds of a clock that never jumps */
export const createStandings = (
  account: StandingDoor,
  clock: Clock,
  now: () => number = () => performance.now(),
): Standings => {
  const known = new Map<UserId, Known>();

  const ask = (userId: UserId): Promise<Standing> =>
    account.queries.standing({}, { actor: { kind: 'user', userId, roles: [] }, at: clock.now() });

  const lastKnown =
    (before: Known | undefined) =>
    async (error: unknown): Promise<Standing> => {
      if (!(error instanceof ServiceUnavailable) && !(error instanceof ServiceFailed)) throw error;
      const { suspended = null, deleted } = (await before?.standing.catch(() => undefined)) ?? {};
      const isOver = suspended !== null && suspended.until !== null && suspended.until <= clock.now();
      return { roles: [], suspended: isOver ? null : suspended, ...(deleted && { deleted }) };
    };

  const keep = (userId: UserId, asked: number, standing: Known['standing']): Known['standing'] => {
    if (known.size >= REMEMBERED) known.clear();
    known.set(userId, { asked, standing });
    return standing;
  };

  const within = (ageMs: number) => (userId: UserId) => {
    const hit = known.get(userId);
    if (hit && now() - hit.asked < ageMs) return hit.standing;
    return keep(userId, now(), withTimeLimit(WAIT_MS, () => ask(userId)).catch(lastKnown(hit)));
  };

  return {
    lately: within(STANDING_AGE_MS),
    justNow: within(WRITING_AGE_MS),
    now: async (userId) => {
      const asked = now();
      const standing = await ask(userId);
      return keep(userId, asked, Promise.resolve(standing));
    },
    forget: (userId) => void known.delete(userId),
  };
};
