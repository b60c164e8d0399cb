import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { tokenOf } from '@lendring/contracts/group/rules.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { groupAggregate } from '../group/group.aggregate.js';
import type { Ports } from '../ports.js';
import { invitationLetter } from './invitation-letter.js';

type Deps = Pick<Ports, 'load' | 'nameOf' | 'languageAt' | 'isAddressApart' | 'publicUrl'> &
  Readonly<{ mailer: Pick<Mailer, 'send'> }>;

/**
 * Sends an invitation in the language of the recipient's account, else in the inviter's. The inviter does not learn
 * which, so accounts cannot be probed. Skips invitations that have since been withdrawn or replaced, and recipients who are
 * blocked or have blocked the inviter.
 */
export const sendInvitations = ({
  mailer,
  load,
  nameOf,
  languageAt,
  isAddressApart,
  publicUrl,
}: Deps): Policy<GroupEvent> => ({
  name: 'send-invitations',
  prefixes: ['group-'],
  async react(event, call) {
    if (event.type !== 'InvitedByMail') return;
    const { groupId, invitationId, makerId, email, secret, locale, expiresAt } = event.data;
    const { name, invitations } = await load(groupAggregate, groupId);
    if (email === null || secret === null || !invitations[invitationId] || call.at >= expiresAt) return;
    if (await isAddressApart(email, makerId, call.at)) return;
    const letter = invitationLetter({
      locale: (await languageAt(email, call.at)) ?? locale,
      group: name,
      by: await nameOf(makerId, call.at),
      token: tokenOf(groupId, secret),
      expiresAt,
      publicUrl,
    });
    await mailer.send({ id: event.id, to: email, ...letter });
  },
});
