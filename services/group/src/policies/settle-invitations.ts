import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import { settled } from '@lendring/platform/runtime/followers/settled.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { settleInvitations } from '../group/decide-invitations.js';
import { groupAggregate } from '../group/group.js';

type Deps = Readonly<{ commands: Pick<CommandHandler, 'on'>; recipientOf: RecipientOf }>;

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
