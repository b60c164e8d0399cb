import { randomUUID } from 'node:crypto';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { eraseFromGroup } from './decide.js';
import { groupAggregate } from '../group/group.aggregate.js';
import type { MembershipDocument } from '../memberships/projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  memberships: Pick<View<MembershipDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

const PAGE = 100;

/**
 * Removes a deleted user from every group they are in, asked to join or are blocked from, deleted groups included. An
 * admin's texts and invitations pass to another admin first.
 */
export const eraseMemberships =
  ({ commands, memberships, caughtUp }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    for (;;) {
      await caughtUp();
      const page = await memberships.find({ filter: { userId }, limit: PAGE });
      if (page.length === 0) return null;
      for (const { groupId } of page) {
        const own: CommandCall = { ...call, commandId: randomUUID(), asks: groupId };
        const left = await commands.on(groupAggregate, groupId, own, (group) =>
          eraseFromGroup(group, { groupId, userId, at: call.at }),
        );
        if (!left.ok) return left;
      }
    }
  };
