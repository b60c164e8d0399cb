import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { RoleHolderShape } from '@lendring/contracts/http/profile.js';
import type { HeldRole, RoleHolder } from '@lendring/contracts/account/roles.js';
import { UserId, type Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { Standings } from '../caller/standings.js';
import { peopleOfEach } from '../shapes/people.js';

export const heldRoleShape = ({ role, since, by }: HeldRole) => ({
  role,
  since,
  by: UserId.safeParse(by).data ?? null,
});

export const roleHandlers = (
  apis: ServiceApis,
  standings: Pick<Standings, 'forget'>,
): Handlers<'roles' | 'giveRole' | 'takeRole'> => {
  const { commands, queries } = apis.account;

  const shaped = async (caller: Caller, holders: readonly RoleHolder[]): Promise<Camel<RoleHolderShape>[]> => {
    const people = await peopleOfEach(apis, caller, holders, ({ userId }) => userId);
    return holders.map(({ userId, roles }) => ({
      userId,
      nickname: people.get(userId)?.nickname ?? null,
      roles: roles.map(heldRoleShape),
    }));
  };

  /**
   * Returns roles after a change. An admin who has removed their own role may no longer query, so a missing answer
   * counts as no roles.
   */
  const holderNow = async (caller: Caller, userId: UserId, after: Position): Promise<Camel<RoleHolderShape>> => {
    standings.forget(userId);
    const found = (await queries.roles({}, queryContext(caller, after))).find((one) => one.userId === userId);
    const [shape] = await shaped(caller, [found ?? { userId, roles: [] }]);
    return shape ?? { userId, nickname: null, roles: [] };
  };

  return {
    roles: async (_, caller) => shaped(caller, await queries.roles({}, queryContext(caller))),
    giveRole: async ({ id: userId, body: { role, reason } }, caller) =>
      holderNow(caller, userId, accepted(await commands.giveRole({ userId, role, reason }, commandContext(caller)))),
    takeRole: async ({ id: userId, body: { role, reason } }, caller) =>
      holderNow(caller, userId, accepted(await commands.takeRole({ userId, role, reason }, commandContext(caller)))),
  };
};
