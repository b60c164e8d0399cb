import type { AdminEntry } from '@lendring/contracts/http/profile.js';
import type { Admin } from '@lendring/contracts/account/queries.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, found } from '../api/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../api/handlers.js';
import type { Standings } from '../auth/standings.js';
import { peopleOf } from '../shapes/people.js';

/** Who is an admin, and who becomes or stays one; the account service decides. */
export const adminHandlers = (
  doors: Doors,
  standings: Pick<Standings, 'forget'>,
): Handlers<'admins' | 'appointAdmin' | 'removeAdmin'> => {
  const { commands, queries } = doors.account;

  const entries = async (caller: Caller, admins: readonly Admin[]): Promise<AdminEntry[]> => {
    const people = await peopleOf(
      doors,
      caller,
      admins.map(({ userId }) => userId),
    );
    return admins.map(({ userId, appointedAt, appointedBy }) => ({
      user_id: userId,
      nickname: people.get(userId)?.nickname ?? null,
      appointed_at: appointedAt,
      // The system is nobody's account.
      appointed_by: UserId.safeParse(appointedBy).data ?? null,
    }));
  };

  return {
    admins: async (_, caller) => entries(caller, await queries.admins({}, queryContext(caller))),
    appointAdmin: async ({ body: { user_id: userId } }, caller) => {
      const after = accepted(await commands.appointAdmin({ userId }, commandContext(caller)));
      standings.forget(userId);
      const admins = await queries.admins({}, queryContext(caller, after));
      const appointed = found(
        admins.find((admin) => admin.userId === userId),
        'service_unavailable',
      );
      return found((await entries(caller, [appointed]))[0], 'service_unavailable');
    },
    removeAdmin: async ({ id: userId }, caller) => {
      accepted(await commands.removeAdmin({ userId }, commandContext(caller)));
      standings.forget(userId);
    },
  };
};
