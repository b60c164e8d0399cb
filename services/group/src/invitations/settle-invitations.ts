import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { settled } from '@lendring/platform/runtime/followers/settled.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { settleInvitations } from './decide.js';
import { groupAggregate } from '../group/group.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'recipientOf'>;

export const settleOwnInvitations = ({ commands, recipientOf }: Deps): Policy<GroupEvent> => ({
  name: 'settle-invitations',
  prefixes: ['group-'],
  async react(event, call) {
    if (event.type !== 'MemberJoined') return;
    const { groupId, userId } = event.data;
    const recipient = await recipientOf(userId, call.at);
    if (!recipient) return;
    settled(
      await commands.on(groupAggregate, groupId, call, (group) =>
        settleInvitations(group, { groupId, userId }, recipient.email),
      ),
    );
  },
});
