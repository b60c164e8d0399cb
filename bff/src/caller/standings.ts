import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { Standing } from '@lendring/contracts/account/suspension.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';

/**
 * Roles and suspension of users, read from the account service rather than from tokens. When the service is
 * unavailable, users have no roles, while known suspensions and deletions stay in force.
 */
export type Standings = Readonly<{
  /** Account status at most five seconds old, for reads, which suspended users may make. */
  cached: (userId: UserId) => Promise<Standing>;
  /**
   * Account status at most half a second old, for writes, so that a suspension applies within about a second. Cached
   * because users make many writes in a row, none of which may fail or wait when the account service is down.
   */
  fresh: (userId: UserId) => Promise<Standing>;
  /** Queries the account service without a cache. @throws ServiceUnavailable */
  now: (userId: UserId) => Promise<Standing>;
  forget: (userId: UserId) => void;
}>;

export const STANDING_AGE_MS = 5_000;
export const WRITING_AGE_MS = 500;
const WAIT_MS = 500;
const REMEMBERED = 5_000;

type StandingApi = Readonly<{ queries: Pick<ServiceClient<typeof accountApi>['queries'], 'standing'> }>;
/** `asked`: time of the query. The age of a cached status counts from there, not from the answer. */
type Known = Readonly<{ asked: number; standing: Promise<Standing> }>;

/** @param now milliseconds of a monotonic clock */
export const createStandings = (
  account: StandingApi,
  clock: Clock,
  now: () => number = () => performance.now(),
): Standings => {
  const known = lruMap<UserId, Known>(REMEMBERED);

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
    known.set(userId, { asked, standing });
    return standing;
  };

  const within = (ageMs: number) => (userId: UserId) => {
    const hit = known.get(userId);
    if (hit && now() - hit.asked < ageMs) return hit.standing;
    return keep(userId, now(), withTimeLimit(WAIT_MS, () => ask(userId)).catch(lastKnown(hit)));
  };

  return {
    cached: within(STANDING_AGE_MS),
    fresh: within(WRITING_AGE_MS),
    now: async (userId) => {
      const asked = now();
      const standing = await ask(userId);
      return keep(userId, asked, Promise.resolve(standing));
    },
    forget: (userId) => void known.delete(userId),
  };
};
