import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { tokenOf } from '@lendring/contracts/group/rules.js';
import { type AddressMail, mailToAddress } from '@lendring/platform/runtime/service-apis/mail-to-address.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { groupAggregate } from '../group/group.aggregate.js';
import type { Ports } from '../ports.js';
import { invitationLetter } from './invitation-letter.js';

type Deps = Pick<Ports, 'load' | 'publicUrl'> & AddressMail;

/** Sends an invitation, unless it has since been withdrawn or replaced. */
export const sendInvitations = ({ load, publicUrl, ...ports }: Deps): Policy<GroupEvent> => ({
  name: 'send-invitations',
  prefixes: ['group-'],
  async react(event, call) {
    if (event.type !== 'InvitedByMail') return;
    const { groupId, invitationId, makerId, email, secret, locale, expiresAt } = event.data;
    const { name, invitations } = await load(groupAggregate, groupId);
    if (email === null || secret === null || !invitations[invitationId] || call.at >= expiresAt) return;
    await mailToAddress(ports)({
      id: event.id,
      email,
      senderId: makerId,
      locale,
      at: call.at,
      write: (sender) =>
        invitationLetter({ ...sender, group: name, token: tokenOf(groupId, secret), expiresAt, publicUrl }),
    });
  },
});
